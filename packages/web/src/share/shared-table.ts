import {
  CHALLENGES,
  FORMATS,
  LEVELS,
  type Options,
  type ScenarioSetup,
  SIDES,
  type UsedSticker,
} from '@openrealms/engine';
import type { Deal } from '../match/match.ts';
import { type Check, hasOnly, isListOf, isObject, isText } from './shared-values.ts';

/** What each option can be; the engine has the last word about a seat. */
const OPTIONS: Readonly<Record<keyof Options, Check>> = {
  discardTiming: (value) => value === 'at-once' || value === 'next-turn',
  emptyTradeDeck: (value) => value === 'stay-empty' || value === 'recycle',
  copiesCountAsPlayed: (value) => typeof value === 'boolean',
  bossHandWithThreeRaiders: (value) => value === 7 || value === 8,
  firstSeat: (value) => value === 'random' || Number.isInteger(value),
  gambitSubstitutions: (value) => typeof value === 'boolean',
  firstEditionCorrection: (value) => typeof value === 'boolean',
};

export function areOptions(value: unknown): value is Partial<Options> {
  return hasOnly(value, OPTIONS);
}

type Table = Omit<Deal, 'seed' | 'boxes' | 'options'>;

/** What can be said about the table; whether it fits together the engine says. */
const TABLE: Readonly<Record<keyof Table, Check>> = {
  format: (value) => FORMATS.some(({ id }) => id === value),
  seats: Number.isInteger,
  personalDecks: (value) => isListOf(value, 6, (deck) => deck === null || isText(deck, 80)),
  challenge: (value) => hasOnly(value, CHALLENGE),
  tradeDeck: (value) => isObject(value, (id, count) => isText(id, 80) && Number.isInteger(count)),
  scenario: (value) => hasOnly(value, SCENARIO),
};

const CHALLENGE: Readonly<Record<keyof NonNullable<Deal['challenge']>, Check>> = {
  id: (value) => CHALLENGES.some(({ id }) => id === value),
  level: (value) => LEVELS.some((level) => level === value),
};

const SCENARIO: Readonly<Record<keyof ScenarioSetup, Check>> = {
  number: Number.isInteger,
  sides: (value) => isListOf(value, 2, isSide),
  faceUp: isSide,
  choice: (value) => isText(value, 80),
  used: (value) => isListOf(value, 40, (sticker) => hasOnly(sticker, STICKER)),
  openVictoryCards: (value) => isListOf(value, 100, (id) => isText(id, 80)),
};

const STICKER: Readonly<Record<keyof UsedSticker, Check>> = {
  side: isSide,
  sheet: Number.isInteger,
  cost: Number.isInteger,
  type: (value) => value === 'ship' || value === 'base',
};

export function isTable(value: unknown): value is Table {
  return hasOnly(value, TABLE);
}

function isSide(value: unknown): boolean {
  return SIDES.some((side) => side === value);
}
