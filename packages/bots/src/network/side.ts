/**
 * What a player's cards promise: how many there are, what a hand of them brings on average, how often allies meet. Sums
 * over cards cannot say this by themselves, for a hand is a part of the deck and a thin deck is a good one.
 */
import type { Catalog } from '@openrealms/engine';
import { type CardPower, FACTION_COUNT, POWERS } from './card-power.ts';

const SIZE = POWERS.length;
const COMBAT = POWERS.indexOf('combat');
const DRAW = POWERS.indexOf('draw');
const HAND = 5;

const AUTHORITY_STEPS = [0, 3, 6, 9, 12, 16, 20, 25, 30, 36, 44, 54, 70] as const;
const STEPS = AUTHORITY_STEPS.length - 1;
/** How many numbers describe one side: its standing, its counts, and for each faction and each power what to expect. */
export const SIDE_NUMBERS = STEPS + 1 + 6 + 2 * FACTION_COUNT + 3 * SIZE;

/** Where among them what the cards promise begins: two numbers for each faction, then three for each power. */
export const PROSPECTS_AT = STEPS + 7;

/** So that most numbers lie between 0 and 1. */
const SCALES = [8, 10, 6, 2, 1, 1] as const;

/** Adds the numbers of a side that are not about its cards. */
export function writeStanding(
  scalars: Float32Array,
  start: number,
  weight: number,
  authority: number,
  owedDiscards: number,
): void {
  for (let step = 0; step < STEPS; step++) {
    const low = AUTHORITY_STEPS[step];
    if (authority <= low) break;
    const share = (authority - low) / (AUTHORITY_STEPS[step + 1] - low);
    scalars[start + step] += weight * Math.min(share, 1);
  }
  scalars[start + STEPS] += (weight * owedDiscards) / 2;
}

// Where the sums over a side's cards lie.
const CARDS = 0;
const PILE_CARDS = 1;
const BASES = 2;
const DEFENSE = 3;
const OUTPOSTS = 4;
const FACTIONS = 5;
/** Bases that are an ally for each faction. */
const BASE_ALLIES = FACTIONS + FACTION_COUNT;
const PRIMARY = BASE_ALLIES + FACTION_COUNT;
const PILE = PRIMARY + SIZE;
const BASE = PILE + SIZE;
const ALLY = BASE + SIZE;
const BASE_ALLY = ALLY + FACTION_COUNT * SIZE;
const SUMS = BASE_ALLY + FACTION_COUNT * SIZE;

/** One player's cards, counted one after the other; reused for the next player. */
export class Side {
  /** Combat that a turn brings on average; known once the numbers are written. */
  fire = 0;
  private readonly catalog: Catalog;
  private readonly power: CardPower;
  private readonly sums = new Float64Array(SUMS);
  private readonly meeting = new Float64Array(FACTION_COUNT);

  constructor(catalog: Catalog, power: CardPower) {
    this.catalog = catalog;
    this.power = power;
  }

  get cards(): number {
    return this.sums[CARDS];
  }

  /** Defense of all outposts in play. */
  get outposts(): number {
    return this.sums[OUTPOSTS];
  }

  clear(): void {
    this.sums.fill(0);
  }

  set(other: Side): void {
    this.sums.set(other.sums);
  }

  /** So many more cards that will be drawn some time; `soon` if they lie in the draw pile. */
  addCard(card: number, soon: boolean, count: number): void {
    const { sums } = this;
    const { primary } = this.power;
    const from = card * SIZE;
    sums[CARDS] += count;
    for (let k = 0; k < SIZE; k++) sums[PRIMARY + k] += count * primary[from + k];
    if (soon) {
      sums[PILE_CARDS] += count;
      for (let k = 0; k < SIZE; k++) sums[PILE + k] += count * primary[from + k];
    }
    for (let left = this.catalog.factions[card]; left !== 0; left &= left - 1) {
      sums[FACTIONS + lowestBit(left)] += count;
    }
    this.addAllies(card, ALLY, count);
  }

  addBase(card: number, count: number): void {
    const { sums } = this;
    const { allyFor, defense, isOutpost } = this.catalog;
    const { primary } = this.power;
    const from = card * SIZE;
    sums[BASES] += count;
    sums[DEFENSE] += count * defense[card];
    if (isOutpost[card] === 1) sums[OUTPOSTS] += count * defense[card];
    for (let k = 0; k < SIZE; k++) sums[BASE + k] += count * primary[from + k];
    for (let left = allyFor[card]; left !== 0; left &= left - 1) {
      sums[BASE_ALLIES + lowestBit(left)] += count;
    }
    this.addAllies(card, BASE_ALLY, count);
  }

  /** Adds what a card brings with allies, to the sums of the factions that it needs. */
  private addAllies(card: number, start: number, count: number): void {
    const { ally, allyNeeds, upgradeAlly, upgradeAllyNeeds } = this.power;
    this.addWith(allyNeeds[card], ally, card * SIZE, start, count);
    this.addWith(upgradeAllyNeeds[card], upgradeAlly, card * SIZE, start, count);
  }

  private addWith(
    needs: number,
    powers: Float32Array,
    from: number,
    start: number,
    count: number,
  ): void {
    const { sums } = this;
    for (let left = needs; left !== 0; left &= left - 1) {
      const to = start + lowestBit(left) * SIZE;
      for (let k = 0; k < SIZE; k++) sums[to + k] += count * powers[from + k];
    }
  }

  /** Adds the numbers of this side's cards, each times `weight`; so many lie in the draw pile. */
  write(scalars: Float32Array, start: number, weight: number, pile: number): void {
    const { sums } = this;
    let at = start + STEPS + 1;
    scalars[at++] += (weight * sums[CARDS]) / 20;
    scalars[at++] += (weight * pile) / 10;
    scalars[at++] += pile < HAND ? weight : 0;
    scalars[at++] += (weight * sums[OUTPOSTS]) / 10;
    scalars[at++] += (weight * sums[DEFENSE]) / 10;
    scalars[at++] += (weight * sums[BASES]) / 4;
    this.writeProspects(scalars, at, weight);
  }

  private writeProspects(scalars: Float32Array, start: number, weight: number): void {
    const { meeting, sums } = this;
    const all = Math.max(sums[CARDS], 1);
    let at = start;
    for (let faction = 0; faction < FACTION_COUNT; faction++) {
      meeting[faction] = this.chanceToMeet(faction, all);
      scalars[at++] += (weight * sums[FACTIONS + faction]) / all;
      scalars[at++] += weight * meeting[faction];
    }
    // Each card drawn brings on average so many more.
    const more = Math.min(sums[PRIMARY + DRAW] / all, 0.5);
    const hand = HAND / (1 - more);
    const soon = Math.max(sums[PILE_CARDS], 1);
    const now = Math.min(sums[PILE_CARDS] / HAND, 1);
    for (let k = 0; k < SIZE; k++) {
      let allied = 0;
      let steady = sums[BASE + k];
      for (let faction = 0; faction < FACTION_COUNT; faction++) {
        allied += meeting[faction] * sums[ALLY + faction * SIZE + k];
        const ofBases = sums[BASE_ALLY + faction * SIZE + k];
        if (ofBases > 0) steady += ofBases * (1 - (1 - sums[FACTIONS + faction] / all) ** HAND);
      }
      const mean = (hand * (sums[PRIMARY + k] + allied)) / all;
      const next = hand * (sums[PILE + k] / soon) * now + mean * (1 - now);
      const scale = weight / SCALES[k];
      scalars[at++] += scale * mean;
      scalars[at++] += scale * steady;
      scalars[at++] += scale * next;
      if (k === COMBAT) this.fire = mean + steady;
    }
  }

  /** How likely a card of this faction comes with another one of it. */
  private chanceToMeet(faction: number, all: number): number {
    const { sums } = this;
    if (sums[BASE_ALLIES + faction] > 0) return 1;
    const others = sums[FACTIONS + faction] - 1;
    if (others <= 0) return 0;
    const absent = Math.max(1 - others / Math.max(all - 1, 1), 0);
    return absent >= 1 ? 0 : 1 - absent * absent * absent * absent;
  }
}

function lowestBit(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}
