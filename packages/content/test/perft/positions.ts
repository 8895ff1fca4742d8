/** One position of the perft table. */
export interface PerftPosition {
  readonly name: string;
  /** In the notation of `formatPosition`. */
  readonly position: string;
  /** Every legal command, with the number of commands that are legal after it: counted by hand from the rules. */
  readonly commands: Readonly<Record<string, number>>;
  /** Sequences of 1, 2, 3… commands. The first two follow from `commands`. */
  readonly sequences: readonly number[];
}

/** The sections of a position, each on its own line. */
function position(...sections: readonly string[]): string {
  return sections.join(' | ');
}

export const POSITIONS: readonly PerftPosition[] = [
  {
    name: 'opening hand',
    position: position(
      'core@1 standard turn=1 active=0 random=1,2,3,4',
      'row=cutter,ram,blob-wheel,trade-bot,flagship explorers=10 trade-deck=corvette,the-hive,freighter',
      'authority=50 hand=2*scout,viper deck=6*scout,viper',
      'authority=50 hand=4*scout,viper deck=4*scout,viper',
    ),
    commands: {
      // One trade buys the Trade Bot, one combat makes one attack and not two.
      'play scout': 4,
      'play viper': 3,
      'end turn': 3,
    },
    sequences: [3, 10, 33, 103, 307, 903],
  },
  {
    name: 'Stealth Needle with several ships to copy',
    position: position(
      'core@1 standard turn=9 active=0 random=1,2,3,4',
      'explorers=3',
      'authority=50 hand=blob-fighter,stealth-needle in-play=0:scout,1:ram,2:patrol-mech deck=3*scout,viper played=scout,ram,patrol-mech',
      'authority=50 hand=2*scout,3*viper deck=5*scout',
    ),
    commands: {
      // Fighter and Ram become allies of each other: needle, two ally abilities, scrap, attack for 3 or 1, end.
      'play blob-fighter': 7,
      // Scout, Ram or Patrol Mech.
      'play stealth-needle': 3,
      'use scrap of ram #1': 4,
      'end turn': 3,
    },
    sequences: [4, 17, 78, 368, 1710, 7943],
  },
  {
    name: 'Brain World with one of two cards scrapped',
    position: position(
      'core@1 standard turn=9 active=0 random=1,2,3,4 stack=0:0:brain-world:primary:0:1:0',
      'row=ram,-,-,-,- explorers=2 scrap-heap=scout',
      'authority=50 hand=2*scout,viper in-play=0:brain-world!p deck=cutter,2*scout discard=ram,explorer,2*scout',
      'authority=50 hand=5*scout deck=3*viper',
    ),
    commands: {
      // A second card makes it draw Cutter and Scout, "nothing" only the Cutter.
      'choose scout from hand': 4,
      'choose viper from hand': 3,
      'choose scout from discard': 4,
      'choose explorer from discard': 4,
      'choose ram from discard': 4,
      'choose nothing': 4,
    },
    sequences: [6, 23, 78, 272, 935, 3102],
  },
  {
    name: 'forced discard in the middle of the other player’s turn',
    position: position(
      'core@1 standard turn=9 active=0 random=1,2,3,4 stack=0:0:imperial-frigate:primary:2:0:0,1:-:-:forced-discard:0:0:1',
      'row=cutter,-,-,-,- explorers=2',
      'authority=50 combat=4 hand=scout,imperial-fighter in-play=0:imperial-frigate deck=5*viper,ram played=imperial-frigate',
      'authority=50 hand=2*scout,viper,corvette deck=5*scout',
    ),
    commands: {
      // Afterwards it is the other's main phase again: two cards, the Frigate's scrap, attack for 4 or 1, end.
      'choose scout from hand': 6,
      'choose viper from hand': 6,
      'choose corvette from hand': 6,
    },
    sequences: [3, 18, 80, 329, 1314, 5075],
  },
  {
    name: 'two pending "next ship on top"',
    position: position(
      'core@1 standard turn=9 active=0 random=1,2,3,4',
      'row=cutter,blob-wheel,trade-bot,-,- explorers=1',
      'authority=50 trade=5 ships-to-top=2 hand=corvette in-play=0:central-office!p deck=3*scout,3*viper',
      'authority=50 hand=2*scout deck=5*scout',
    ),
    commands: {
      'play corvette': 10,
      // One ship later one effect is left: every ship still has two destinations, the base one.
      'acquire cutter from space 0': 7,
      'acquire cutter from space 0 to the top of the deck': 7,
      'acquire blob-wheel from space 1': 8,
      'acquire trade-bot from space 2': 7,
      'acquire trade-bot from space 2 to the top of the deck': 7,
      'acquire explorer from the explorer pile': 7,
      'acquire explorer from the explorer pile to the top of the deck': 7,
      'end turn': 2,
    },
    sequences: [9, 62, 251, 955, 3274, 10534],
  },
  {
    name: 'two outposts before a base and their owner',
    position: position(
      'core@1 standard turn=9 active=0 random=1,2,3,4',
      'explorers=1',
      'authority=50 combat=9 hand=missile-mech deck=6*scout',
      'authority=50 hand=2*scout in-play=0:blob-wheel,1:trading-post,3:battle-station deck=5*scout',
    ),
    commands: {
      // Missile Mech may destroy either outpost, or nothing; the Blob Wheel is out of its reach as well.
      'play missile-mech': 3,
      'attack trading-post #1 of player 1': 3,
      'attack battle-station #3 of player 1': 3,
      // Two primary and three scrap abilities, a Scout, end.
      'end turn': 7,
    },
    sequences: [4, 16, 65, 313, 1490, 6718],
  },
  {
    name: 'Machine Base and Junkyard',
    position: position(
      'core@1 standard turn=9 active=0 random=1,2,3,4',
      '',
      'authority=50 hand=scout,viper in-play=0:machine-base,1:junkyard deck=ram,4*scout,viper',
      'authority=50 hand=2*scout deck=5*scout',
    ),
    commands: {
      'play scout': 4,
      'play viper': 5,
      // The Ram just drawn can be scrapped too, and something must be.
      'use primary of machine-base #0': 3,
      'use primary of junkyard #1': 2,
      'end turn': 2,
    },
    sequences: [5, 16, 45, 128, 386, 1325],
  },
  {
    name: 'Recycling Station with one card in the deck',
    position: position(
      'core@1 standard turn=9 active=0 random=1,2,3,4',
      '',
      'authority=50 hand=scout,viper,ram in-play=0:recycling-station deck=cutter',
      'authority=50 hand=2*scout deck=5*scout',
    ),
    commands: {
      'play scout': 4,
      'play viper': 5,
      'play ram': 7,
      'use primary of recycling-station #0': 2,
      'end turn': 2,
    },
    sequences: [5, 20, 82, 317, 1177, 4292],
  },
  {
    name: 'an empty trade deck that is recycled',
    position: position(
      'core@1 standard turn=9 active=0 random=1,2,3,4 emptyTradeDeck=recycle',
      'row=cutter,battle-pod,-,-,blob-wheel scrap-heap=ram,scout,trade-bot,viper',
      'authority=50 trade=4 hand=scout,battle-pod in-play=0:blob-wheel deck=5*scout',
      'authority=50 hand=2*scout deck=5*scout',
    ),
    commands: {
      'play scout': 7,
      'play battle-pod': 4,
      'use primary of blob-wheel #0': 8,
      'use scrap of blob-wheel #0': 6,
      // Ram and Trade Bot come to the empty spaces of the row, and there is trade for the Trade Bot.
      'acquire cutter from space 0': 7,
      'acquire battle-pod from space 1': 7,
      'acquire blob-wheel from space 4': 6,
      'end turn': 2,
    },
    sequences: [8, 47, 285, 1725, 10_436, 61_385],
  },
  {
    name: 'discards owed until the next turn',
    position: position(
      'core@1 standard turn=9 active=0 random=1,2,3,4 discardTiming=next-turn',
      '',
      'authority=50 hand=imperial-fighter,survey-ship deck=ram,cutter,4*scout',
      'authority=50 owed-discards=1 hand=scout,viper,corvette deck=5*scout',
    ),
    commands: {
      // Nobody is asked now.
      'play imperial-fighter': 4,
      'play survey-ship': 4,
      'end turn': 3,
    },
    sequences: [3, 11, 41, 158, 576, 2000],
  },
  {
    name: 'a game about to end',
    position: position(
      'core@1 standard turn=9 active=0 random=1,2,3,4',
      'explorers=1',
      'authority=2 combat=3 hand=scout,viper,cutter deck=5*scout',
      'authority=3 hand=2*viper,blob-wheel deck=5*scout',
    ),
    commands: {
      'play scout': 5,
      'play viper': 5,
      'play cutter': 6,
      // Over: nothing follows.
      'attack player 1 for 3': 0,
      'attack player 1 for 1': 6,
      'end turn': 3,
    },
    sequences: [6, 25, 92, 303, 902, 2488],
  },
  {
    name: 'ally abilities that acquire, destroy and scrap',
    position: position(
      'core@1 standard turn=9 active=0 random=1,2,3,4',
      'row=flagship,blob-wheel,-,cutter,- explorers=1 trade-deck=ram',
      'authority=50 hand=blob-destroyer,blob-carrier in-play=0:the-hive!l deck=5*scout,viper',
      'authority=50 hand=2*scout in-play=0:mech-world,1:fleet-hq deck=5*scout',
    ),
    commands: {
      'play blob-destroyer': 6,
      'play blob-carrier': 6,
      'use primary of the-hive #0': 4,
      // Triggered earlier in the turn by a partner that has left play.
      'use ally of the-hive #0': 5,
      'end turn': 2,
    },
    sequences: [5, 23, 98, 397, 1581, 6263],
  },
];
