import type { FixedName } from '../../src/levels/lab-names.ts';

/** Where the bots are watched that others are measured by: duels and formats with the core set, duels with other boxes, and against a Boss. */
export type TableName =
  | 'duel'
  | 'hunter'
  | 'hydra'
  | 'frontiers'
  | 'empire'
  | 'mixed'
  | 'challenge'
  | 'scenario';

/** The checksums of what they play. None of them changes any more: what fails here means that old measurements mean nothing. */
export const PLAYED: Readonly<Record<FixedName, Readonly<Record<TableName, string>>>> = {
  random: {
    duel: 'ec30de3964',
    hunter: '3e4bab2bc4',
    hydra: '583e66c6d3',
    frontiers: '13d1d47925',
    empire: '282e47920a',
    mixed: 'b0e6e99e2a',
    challenge: '27382336be',
    scenario: '14a3083f9c',
  },
  greedy: {
    duel: 'b0890bc61c',
    hunter: '055d0544b7',
    hydra: '3eb30888d5',
    frontiers: '9da36392e2',
    empire: 'eb8c9e66db',
    mixed: 'af5ded97b1',
    challenge: 'd9f77c4d87',
    scenario: 'c37e6b0bff',
  },
  'random-buyer': {
    duel: '93444fb087',
    hunter: '5ad7676c74',
    hydra: '0f9435a9bd',
    frontiers: '841d73d42d',
    empire: '11c32172af',
    mixed: '0649b31c5b',
    challenge: '30b633eb01',
    scenario: 'f084183f37',
  },
  tuned: {
    duel: 'a641f28284',
    hunter: '813ccd8ca5',
    hydra: 'a41aaa5b98',
    frontiers: '6900a799c1',
    empire: '034590ce36',
    mixed: 'cbb280dab4',
    challenge: '96be8490f8',
    scenario: '72950028c7',
  },
  'tuned-rusher': {
    duel: '3877a0d0a6',
    hunter: '7c17e0895a',
    hydra: '806a993fb6',
    frontiers: '4604241f7b',
    empire: 'e31539321f',
    mixed: 'b3bb381327',
    challenge: 'bb6e1489fb',
    scenario: '04ba5aecb5',
  },
  'tuned-tradesman': {
    duel: 'd4fea42179',
    hunter: '8a8bf75796',
    hydra: '7ea76381e7',
    frontiers: '835cfd5741',
    empire: 'e17c33f1ec',
    mixed: '78461a208c',
    challenge: 'a9eece729c',
    scenario: '88a1b56aed',
  },
  'tuned-thinner': {
    duel: '0a19977850',
    hunter: '5bed8d70be',
    hydra: 'af1efc4586',
    frontiers: '2a65d6265a',
    empire: '5e0f518c16',
    mixed: '778c761f69',
    challenge: '19d5603dea',
    scenario: 'bcb8f77246',
  },
  'tuned-loyalist': {
    duel: 'a25eb1e1ac',
    hunter: '4adcd7ba95',
    hydra: '9bccaa339d',
    frontiers: '39861cc62e',
    empire: '407a9f67b3',
    mixed: 'e038e44e55',
    challenge: '96be8490f8',
    scenario: '941c359f9c',
  },
};
