import type { ChallengeId } from '@openrealms/engine';

/** A challenge for one player a blow before its end: how the table, the player and the Boss stand. */
interface LastBlow {
  readonly table?: string;
  readonly me?: string;
  readonly boss?: string;
}

interface Ends {
  readonly boss: string;
  readonly win: LastBlow;
  readonly lose: LastBlow;
  /** The reason that is told for the blow that decides it. */
  readonly told: RegExp;
}

const CAN_DEFEAT = /can defeat you/;

/** Where each challenge is nearly won, and where it is nearly lost. */
export const ENDS: Readonly<Record<ChallengeId, Ends>> = {
  automatons: {
    boss: 'The Armada',
    win: { table: 'count=4' },
    lose: { table: 'count=4 trade-deck=6*stinger' },
    told: CAN_DEFEAT,
  },
  'blob-assault': {
    boss: 'The Swarm',
    win: {},
    lose: { boss: 'deck=stinger,spike-cluster' },
    told: CAN_DEFEAT,
  },
  'dimensional-horror': {
    boss: 'The Horror',
    win: { table: 'first-pile=stinger', boss: 'authority=0' },
    lose: { table: 'first-pile=3*stinger,crusher', boss: 'authority=0' },
    told: CAN_DEFEAT,
  },
  'madness-of-the-machine': {
    boss: 'The Machine',
    win: {},
    lose: { boss: 'deck=8*viper' },
    told: CAN_DEFEAT,
  },
  'nemesis-beast': {
    boss: 'The Beast',
    win: { table: 'first-pile=2*stinger' },
    lose: { table: 'first-pile=2*stinger' },
    told: CAN_DEFEAT,
  },
  'pirates-of-the-dark-star': {
    boss: 'The Dark Star',
    win: {},
    lose: { table: 'trade-deck=6*stinger' },
    told: CAN_DEFEAT,
  },
  'defy-the-empire': {
    boss: 'The Emperor',
    win: { table: 'first-pile=hammerhead second-pile=2*cargo-craft' },
    lose: { table: 'first-pile=hammerhead', boss: 'deck=8*viper' },
    told: CAN_DEFEAT,
  },
  // Not by combat: it has bought everything.
  'the-cost-of-freedom': {
    boss: 'The Company',
    win: { table: 'first-pile=transit-nexus second-pile=3*stinger' },
    lose: { table: 'second-pile=2*stinger', me: 'authority=30', boss: 'deck=8*scout' },
    told: /buys Stinger from the trade row/,
  },
};

const ROW = 'row=5*stinger explorers=10';
const DECK = 'trade-deck=8*stinger';

/** The position in our notation. */
export function nearTheEnd(id: ChallengeId, end: 'win' | 'lose'): string {
  const { table = '', me, boss = '' } = ENDS[id][end];
  const deck = table.includes('trade-deck') ? '' : DECK;
  const player =
    end === 'win'
      ? 'authority=20 combat=5 hand=scout deck=5*scout'
      : `${me ?? 'authority=2'} deck=8*scout`;
  const authority = boss.includes('authority') ? '' : 'authority=5';
  return [
    `frontiers@1 ${id} turn=8 active=0`,
    `${ROW.replace('5*stinger', Array(5).fill('stinger').join(','))} ${deck} level=veteran turns=4 ${table}`,
    player,
    `${authority} ${boss}`,
  ].join(' | ');
}

/** What lies before a Boss in the middle of a challenge, as much as there often is. */
const FULL: Readonly<Record<ChallengeId, { readonly table: string; readonly boss: string }>> = {
  automatons: {
    table: 'count=12',
    boss: 'authority=28 in-play=0:captured-outpost,1:neural-nexus,2:spike-cluster',
  },
  'blob-assault': {
    table: '',
    boss: 'authority=36 deck=pulverizer,blob-alpha,swarm-cluster,hive-queen known-top=4 discard=stinger,spike-cluster in-play=0:spike-cluster,1:nesting-ground',
  },
  'dimensional-horror': {
    table:
      'first-pile=stinger,3*crusher,2*cargo-craft,hammerhead,4*patrol-boat,federation-battleship,2*builder-bot',
    boss: 'authority=0',
  },
  'madness-of-the-machine': {
    table: '',
    boss: 'authority=35 deck=9*viper,3*scout discard=2*viper in-play=0:neural-nexus,1:conversion-yard',
  },
  'nemesis-beast': { table: 'first-pile=8*stinger', boss: 'authority=53' },
  'pirates-of-the-dark-star': { table: '', boss: 'authority=22' },
  'defy-the-empire': {
    table: 'first-pile=siege-fortress,imperial-flagship second-pile=captured-outpost,9*cargo-craft',
    boss: 'authority=31 deck=8*scout discard=5*viper in-play=0:orbital-gun-platform',
  },
  'the-cost-of-freedom': {
    table: 'first-pile=3*mobile-market,transit-nexus second-pile=4*stinger,crusher',
    boss: 'authority=30 deck=5*patrol-boat discard=3*patrol-boat in-play=0:ion-station',
  },
};

/** A challenge in the turn of its players, of whom everybody has something in play. */
export function inTheMiddle(id: ChallengeId, players = 1): string {
  const { table, boss } = FULL[id];
  const row =
    'row=warpgate-cruiser,neural-nexus,moonwurm-hatchling,federation-battleship,imperial-flagship';
  const mine = 'authority=40 trade=3 hand=3*scout,frontier-hawk,viper deck=5*scout discard=4*viper';
  return [
    `frontiers@1 ${id} turn=8 active=${id === 'dimensional-horror' ? 0 : [...Array(players).keys()].join()}`,
    `${row} explorers=12 trade-deck=30*stinger level=intermediate turns=${Array(players).fill(4).join(',')} ${table}`,
    ...Array<string>(players).fill(`${mine} in-play=0:spike-cluster,1:repair-mech`),
    boss,
  ].join(' | ');
}
