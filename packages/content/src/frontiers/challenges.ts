import type { Box } from '@openrealms/engine';

/** The challenges of Frontiers, and the cards that their set-up names. */
export const challenges: NonNullable<Box['challenges']> = {
  automatons: {},
  'blob-assault': {
    inOrder: [
      'stinger',
      'spike-cluster',
      'burrower',
      'crusher',
      'nesting-ground',
      'pulverizer',
      'blob-alpha',
      'swarm-cluster',
      'infested-moon',
      'hive-queen',
    ],
    discard: ['spike-cluster'],
  },
  'dimensional-horror': {},
  'madness-of-the-machine': {
    starters: { scout: 4, viper: 4 },
    personalDeck: { scout: 7, viper: 1 },
  },
  'nemesis-beast': {},
  'pirates-of-the-dark-star': {},
  'defy-the-empire': {
    inOrder: [
      'hammerhead',
      'jamming-terminal',
      'warpgate-cruiser',
      'siege-fortress',
      'imperial-flagship',
    ],
  },
  'the-cost-of-freedom': {
    shuffled: [
      'federation-battleship',
      'ion-station',
      'mobile-market',
      'mobile-market',
      'outland-station',
    ],
    more: { 1: ['patrol-boat'], 2: ['patrol-boat', 'federation-cruiser'] },
    bottom: 'transit-nexus',
  },
};
