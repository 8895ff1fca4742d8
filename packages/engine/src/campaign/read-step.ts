import { readInteger, readList, readObject, readText, reject } from '../state/reader.ts';
import type { CampaignStep, Player, Wish } from './campaign.ts';
import { SIDES, type Side } from './contents.ts';
import type { EarnedCard } from './scenario-result.ts';

const MAX_CARDS = 500;
/** Longer than any seed that is made here, and short enough to keep. */
const MAX_SEED = 1000;

/** A step of a log from outside: its shape only; whether it can be taken is another question. */
export function readStep(value: unknown, at: string): CampaignStep {
  const { kind } = readObject(value, at, ALL_FIELDS);
  if (typeof kind !== 'string' || !Object.hasOwn(READERS, kind)) {
    const kinds = Object.keys(READERS).join(', ');
    return reject('unknown-step', `${at}.kind must be one of ${kinds}.`, `${at}.kind`);
  }
  return READERS[kind](value, at);
}

const FIELDS = {
  wish: ['kind', 'player', 'wish'],
  option: ['kind', 'option'],
  game: ['kind', 'winner', 'upgraded', 'earned'],
  upgrade: ['kind', 'card'],
  deal: ['kind', 'seed'],
} as const satisfies Record<CampaignStep['kind'], readonly string[]>;

const ALL_FIELDS = [...new Set(Object.values(FIELDS).flat())];

const READERS: Readonly<Record<string, (value: unknown, at: string) => CampaignStep>> = {
  wish: (value, at) => {
    const { player, wish } = readObject(value, at, FIELDS.wish);
    return {
      kind: 'wish',
      player: readInteger(player, `${at}.player`, 0, 1) as Player,
      wish: oneOf<Wish>(wish, `${at}.wish`, [...SIDES, 'either']),
    };
  },
  option: (value, at) => {
    const { option } = readObject(value, at, FIELDS.option);
    return { kind: 'option', option: readText(option, `${at}.option`) };
  },
  game: (value, at) => {
    const { winner, upgraded, earned } = readObject(value, at, FIELDS.game);
    return {
      kind: 'game',
      winner: winner === null ? null : readSide(winner, `${at}.winner`),
      upgraded: readList(upgraded, `${at}.upgraded`, MAX_CARDS, readText),
      earned: readList(earned, `${at}.earned`, MAX_CARDS, readEarned),
    };
  },
  upgrade: (value, at) => {
    const { card } = readObject(value, at, FIELDS.upgrade);
    return { kind: 'upgrade', card: readText(card, `${at}.card`) };
  },
  deal: (value, at) => {
    const { seed } = readObject(value, at, FIELDS.deal);
    return { kind: 'deal', seed: readSeed(seed, `${at}.seed`) };
  },
};

/** A seed: any text that is not empty, and not endless. */
export function readSeed(value: unknown, at: string): string {
  const seed = readText(value, at);
  if (seed !== '' && seed.length <= MAX_SEED) return seed;
  return reject('wrong-seed', `${at} must be a text of 1 to ${MAX_SEED} characters.`, at);
}

function readEarned(value: unknown, at: string): EarnedCard {
  const { id, side } = readObject(value, at, ['id', 'side']);
  return { id: readText(id, `${at}.id`), side: readSide(side, `${at}.side`) };
}

function readSide(value: unknown, at: string): Side {
  return oneOf<Side>(value, at, SIDES);
}

function oneOf<T extends string>(value: unknown, at: string, allowed: readonly T[]): T {
  const found = allowed.find((each) => each === value);
  return found ?? reject('unknown-value', `${at} must be one of ${allowed.join(', ')}.`, at);
}
