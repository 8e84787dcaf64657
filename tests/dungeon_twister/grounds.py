"""Every kind of ground and edge of all boxes, laid for scenes that are played on by chance."""

from __future__ import annotations

from typing import NamedTuple


class Ground(NamedTuple):
    """The rooms of a scene, a square beside some ground, the next square, a square far away, and the markers that
    make the ground, each with its square or edge."""

    rooms: str
    square: str
    beside: str
    far: str
    markers: tuple[tuple[str, str], ...] = ()


#: By name; where several lie alike, the room tells them apart.
GROUNDS = {
    # Paladins & Dragons
    "rift": Ground("N1=6D N2=8D", "N1:01", "N1:11", "N2:44"),
    "rocks": Ground("N1=5D N2=8D", "N1:12", "N1:11", "N2:44"),
    "fountain": Ground("N1=5D N2=8D", "N1:21", "N1:11", "N2:44"),
    "mist": Ground("N1=7D N2=8D", "N1:32", "N1:22", "N2:44"),
    "misty pit": Ground("N1=7D N2=8D", "N1:12", "N1:10", "N2:44"),
    "pentacle": Ground("N1=8D N2=6D", "N1:13", "N1:12", "N2:44"),
    "pit": Ground("N1=1G N2=8D", "N1:12", "N1:11", "N2:44"),
    "illusory pit": Ground(
        "N1=1G N2=8D", "N1:12", "N1:13", "N2:44", (("illusorypit-1", "N1:22"), ("illusorypit-2", "N1:33"))
    ),
    "rubble": Ground("N1=1G N2=8D", "N1:12", "N1:13", "N2:44", (("rubble-1", "N1:22"), ("rubble-2", "N1:33"))),
    "broken wall": Ground(
        "N1=1G N2=8D", "N1:11", "N1:12", "N2:44", (("brokenwall-1", "N1:11w"), ("brokenwall-4", "N1:12e"))
    ),
    "slit": Ground("N1=37D N2=8D", "N1:24", "N1:23", "N2:44"),
    "line": Ground("N1=5G N2=8D", "N1:10", "Y1", "N2:44"),
    # Water and Fire
    "water": Ground("N1=13D N2=16D", "N1:10", "N1:01", "N2:24"),
    "in the water": Ground("N1=13D N2=16D", "N1:11", "N1:10", "N2:24"),
    "lava": Ground("N1=14D N2=16D", "N1:21", "N1:20", "N2:24"),
    "bridge": Ground("N1=14D N2=16D", "N1:11", "N1:13", "N2:24"),
    "broken bridge": Ground("N1=14D N2=16D", "N1:11", "N1:13", "N2:24", (("brokenbridge-1", "N1:12"),)),
    "waterfall": Ground("N1=13G N2=16D", "N1:01", "N1:02", "N2:24"),
    "gravity well": Ground("N1=15G N2=16D", "N1:21", "N1:32", "N2:24"),
    "stairs": Ground("N1=15G N2=16D", "N1:12", "N1:11", "N2:24"),
    "library": Ground("N1=16G N2=16D", "N1:03", "N1:14", "N2:24", (("scroll-1", "N2:00"), ("scroll-3", "N1:04"))),
    "anti-magic": Ground("N1=15D N2=16D", "N1:04", "N1:14", "N2:24"),
    "beside anti-magic": Ground("N1=13D N2=16D S1=15D", "N1:43", "S1:03", "N2:24"),
    "line (13D)": Ground("N1=13D N2=14D", "N1:10", "Y1", "N2:24"),
    # Forces of Darkness
    "darkness": Ground("N1=18G N2=17D", "N1:12", "N1:11", "N2:44"),
    "in darkness": Ground("N1=18G N2=17D", "N1:13", "N1:12", "N2:44"),
    "corridor": Ground(
        "N1=18G N2=17D", "N1:12", "N1:13", "N2:44", (("corridor-1", "N1:13"), ("corridorpit-1", "N1:14"))
    ),
    "corridor wall": Ground(
        "N1=18G N2=17D", "N1:12", "N1:02", "N2:44", (("corridor-1", "N1:13"), ("corridorwall-1", "N1:13n"))
    ),
    "sacred tomb": Ground("N1=17D N2=18G", "N1:02", "N1:01", "N2:44"),
    "statue": Ground("N1=18D N2=17G", "N1:32", "N1:33", "N2:44"),
    "tomb": Ground("N1=20D N2=18G", "N1:13", "N1:23", "N2:44"),
    "sconce": Ground("N1=19G N2=17D", "N1:03", "N1:13", "N2:44"),
    "water (13D)": Ground("N1=13D N2=18D", "N1:22", "N1:21", "N2:44"),
    "lava (14D)": Ground("N1=14D N2=18D", "N1:22", "N1:21", "N2:44"),
    "armory": Ground("N1=21D N2=18D", "N1:12", "N1:13", "N2:44"),
    "brazier": Ground("N1=21D N2=18D", "N1:32", "N1:33", "N2:44"),
    # Mercenaries
    "armory (21D)": Ground("N1=21D N2=8D", "N1:12", "N1:03", "N2:44"),
    "column": Ground("N1=21D N2=8D", "N1:10", "N1:12", "N2:44"),
    "brazier (21D)": Ground("N1=21D N2=8D", "N1:41", "N1:32", "N2:44"),
    "trigger": Ground("N1=22D N2=24G", "N1:11", "N1:03", "N2:44"),
    "remote pit": Ground("N1=22G N2=24D", "N1:23", "N1:31", "N2:44"),
    "pedestal": Ground("N1=23G N2=8D", "N1:44", "N1:43", "N2:44"),
    "trigger beside its pit": Ground("N1=24D N2=22G", "N1:22", "N1:23", "N2:44"),
    "line (22D)": Ground("N1=22D N2=8D", "N1:10", "Y1", "N2:44"),
    # Prison
    "slit (38G)": Ground("N1=38G N2=8D", "N1:02", "N1:12", "N2:33"),
    "slit on a border": Ground("N3=39D N4=40G@2", "N3:44", "N4:40", "N4:33"),
    "pit (38G)": Ground("N1=38G N2=8D", "N1:40", "N1:42", "N2:33"),
    "portcullis": Ground("N1=38G N2=8D", "N1:23", "N1:24", "N2:33"),
    "line (38D)": Ground("N1=38D N2=8D", "N1:10", "Y1", "N2:33"),
    # Lands of Ice
    "water (33D)": Ground("N1=33D N2=34G", "N1:10", "N1:20", "N2:14"),
    "ice": Ground(
        "N1=33D N2=34G", "N1:11", "N1:10", "N2:14", (("ice-1", "N1:11"), ("ice-2", "N1:12"), ("ice-3", "N1:10"))
    ),
    "small bridge": Ground("N1=33D N2=34G", "N1:21", "N1:22", "N2:14"),
    "rift (34D)": Ground("N1=34D N2=33G", "N1:11", "N1:01", "N2:14"),
    "iced rift": Ground("N1=34D N2=33G", "N1:11", "N1:01", "N2:14", (("ice-1", "N1:12"),)),
    "ice bridge": Ground("N1=34G N2=33G", "N1:01", "N1:11", "N2:14"),
    "melted bridge": Ground("N1=34G N2=33G", "N1:01", "N1:02", "N2:14", (("openrift-1", "N1:11"),)),
    "fountain (34G)": Ground("N1=34G N2=33D", "N1:13", "N1:24", "N2:14"),
    "slope": Ground("N1=35D N2=33D", "N1:10", "N1:20", "N2:14"),
    "mist (35D)": Ground("N1=35D N2=33D", "N1:22", "N1:32", "N2:14"),
    "mirror": Ground("N1=33G N2=33D", "N1:24", "N1:34", "N2:14"),
    "tree": Ground("N1=35G N2=33D", "N1:10", "N1:11", "N2:14"),
    "misty tree": Ground("N1=33G N2=33D", "N1:34", "N1:44", "N2:14"),
    "stump": Ground("N1=35G N2=33D", "N1:10", "N1:11", "N2:14", (("stump-1", "N1:11"),)),
    "fallen tree": Ground("N1=35G N2=33D", "N1:34", "N1:44", "N2:14"),
    "slit (36D)": Ground("N1=36D N2=33D", "N1:32", "N1:33", "N2:14"),
    "sconce (33D)": Ground("N1=33D N2=36G", "N1:21", "N1:20", "N2:14"),
    "linked gear": Ground(
        "N1=33D N2=36G", "N1:24", "N1:14", "N2:14", (("cogwheel1ccw-1", "N1:24"), ("cogwheel1cw-1", "N2:24"))
    ),
    "darkness (17G)": Ground("N1=17G N2=33D", "N1:00", "N1:10", "N2:14"),
    "gravity": Ground("N1=15G N2=33D", "N1:21", "N1:31", "N2:14"),
    "line (33D)": Ground("N1=33D N2=34D", "N1:10", "Y1", "N2:14"),
    # Creatures of the Forest
    "tree (29D)": Ground("N1=29D N2=30G", "N1:22", "N1:12", "N2:14"),
    "misty tree (29D)": Ground("N1=29D N2=30G", "N1:22", "N1:23", "N2:14"),
    "living tree": Ground("N1=29D N2=30G", "N1:22", "N1:12", "N2:14", (("livingtree-1", "N1:12"),)),
    "enemy tree": Ground("N1=29D N2=30G", "N1:22", "N1:12", "N2:14", (("livingtree-2", "N1:12"),)),
    "stump (29D)": Ground("N1=29D N2=30G", "N1:22", "N1:12", "N2:14", (("stump-1", "N1:12"),)),
    "vines": Ground("N1=31G N2=30G", "N1:11", "N1:12", "N2:14"),
    "fallen tree (31G)": Ground("N1=31G N2=30G", "N1:14", "N1:13", "N2:14"),
    "secret passage": Ground("N1=29D N2=30G", "N1:41", "N1:40", "N2:14"),
    "tomb (30D)": Ground("N1=30D N2=29G", "N1:34", "N1:24", "N2:14"),
    "brambles": Ground("N1=1G N2=30G", "N1:11", "N1:22", "N2:14", (("brambles-2", "N1:12"),)),
    "plants": Ground("N1=1G N2=30G", "N1:32", "N1:42", "N2:14", (("plants-1", "N1:42"),)),
    "living pit": Ground("N1=29G N2=30G", "N1:21", "N1:31", "N2:14", (("livingpit-2", "N1:20"),)),
    "rocks (5D)": Ground("N1=5D N2=30G", "N1:12", "N1:23", "N2:14"),
    "line (29G)": Ground("N1=29G N2=30G", "N1:10", "Y1", "N2:14"),
    # Goodies
    "grinder": Ground("N1=P1D N2=P2G", "N1:10", "N1:20", "N2:40"),
    "pipes": Ground("N1=P1D N2=P2G", "N1:20", "N1:22", "N2:40"),
    "broken pipes": Ground("N1=P1D N2=P2G", "N1:20", "N1:22", "N2:40", (("brokenpipes-1", "N1:21"),)),
    "roped grinder": Ground("N1=P1G N2=P2G", "N1:23", "N1:32", "N2:40"),
    "treasure": Ground("N1=P1G N2=P2G", "N1:12", "N1:11", "N2:40"),
    "empty channel": Ground("N1=P2D N2=P3G", "N1:30", "N1:31", "N2:40"),
    "full channel": Ground(
        "N1=P2D N2=P3G", "N1:30", "N1:32", "N2:40", (("fullchannel-1", "N1:31"), ("fullchannel-2", "N1:33"))
    ),
    "evacuator": Ground("N1=P2D N2=P3G", "N1:32", "N1:41", "N2:40"),
    "pool": Ground("N1=P3D N2=29G", "N1:22", "N1:12", "N2:40"),
    "pool and plants": Ground("N1=P3G N2=P2D", "N1:23", "N1:22", "N2:40", (("plants-1", "N2:31"),)),
    "dolmen": Ground("N1=P3D N2=29G", "N1:10", "N1:22", "N2:40"),
    "treasure (P1D)": Ground("N1=P1D N2=1G", "N1:21", "N1:22", "N2:14"),
    "pipes (P1D)": Ground("N1=P1D N2=1G", "N1:20", "N1:21", "N2:14"),
    "broken pipes (P1D)": Ground("N1=P1D N2=1G", "N1:20", "N1:21", "N2:14", (("brokenpipes-1", "N1:21"),)),
    "grinder (P1D)": Ground("N1=P1D N2=1G", "N1:10", "N1:11", "N2:14"),
    "evacuator (P2D)": Ground("N1=P2D N2=1G", "N1:41", "N1:42", "N2:14"),
    "pit (1G)": Ground("N1=1G N2=29G", "N1:32", "N1:42", "N2:14"),
    "far line": Ground("N4=1G N3=29G", "N4:14", "B1", "N3:14"),
}
