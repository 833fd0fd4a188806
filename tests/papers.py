"""Small texts written for the tests, whose overlaps are known by construction."""

FOX = (
    "A fox crossed the frozen canal before sunrise and left a crooked trail of prints along the towpath, past the locked "
    "boathouse and the three poplars, until the trail ended abruptly beside an overturned dinghy. "
)
MILL = (
    "Nobody in the village remembers who built the windmill, but its oak gears still turn on stormy nights, grinding nothing "
    "at all, and travellers swear that the miller's lantern glows behind the topmost shutter. "
)
BEES = (
    "Each hive on the southern terrace is weighed at dusk, because a sudden loss of two kilograms announces a swarm, while a "
    "slow gain throughout July promises enough chestnut honey to pay for the repairs of the roof. "
)
GLASS = (
    "Molten glass must rest for eleven minutes before the blower gathers it, otherwise tiny seeds of trapped air climb to the "
    "surface and burst, leaving a scar that no amount of patient polishing will ever remove. "
)
RIVER = (
    "春天的河水漫过旧石桥，渔夫把竹篓系在柳树根上，等着鲫鱼顺流而下。孩子们在浅滩上数蝌蚪，直到暮色把对岸的灯火一盏盏点亮。"
)
TEA = (
    "茶农清晨上山采摘嫩芽，竹筐里铺着湿布，以免叶子在路上发热变红。"
    "炒茶的铁锅要先用谷壳擦亮，火候全凭手背试温，急不得也慢不得。"
)
STARS = (
    "观测站的穹顶每晚九点准时打开，值班员先校准赤道仪，再记录气温与风速，然后等待木星越过烟囱。冬夜最长，咖啡消耗得也最快。"
)
