/**
 * Moves that need no thought: cards are played, and abilities that cost nothing are used, in an order that loses nothing. The
 * order comes from what the cards do: bases, draws, what wants other cards still in hand, plain gains, what lets one choose, copies.
 */
import {
  type Card,
  type Catalog,
  type CommandCode,
  type Effect,
  firstOf,
  type GameState,
  kindOf,
  PLAY,
  type Seat,
  USE_ALLY,
  USE_DOUBLE_ALLY,
  USE_PRIMARY,
  USE_SCRAP,
  USE_UPGRADE_ALLY,
} from '@openrealms/engine';

interface Freedom {
  /** By card number, how early it is played; higher first. */
  readonly order: Uint8Array;
  /** The abilities that can only help when they are used, a bit for each. */
  readonly free: Uint8Array;
  /** The abilities that are better used when all cards are played: what to choose shows then. */
  readonly late: Uint8Array;
  /** Whether the first ability takes a card out of the hand, whether one likes it or not. */
  readonly takesFromHand: Uint8Array;
}

const ABILITIES = ['primary', 'ally', 'doubleAlly', 'upgradeAlly'] as const;
const USES = [USE_PRIMARY, USE_ALLY, USE_DOUBLE_ALLY, USE_UPGRADE_ALLY];

const freedoms = new WeakMap<Catalog, Freedom>();

function freedomOf(catalog: Catalog): Freedom {
  let freedom = freedoms.get(catalog);
  if (freedom === undefined) {
    const facts = (fact: (card: Card) => number) =>
      Uint8Array.from(catalog.cards, (card) => (card === null ? 0 : fact(card)));
    const abilities = (which: (effects: readonly Effect[]) => boolean) =>
      facts((card) =>
        ABILITIES.reduce((bits, ability, i) => bits | (which(card[ability]) ? 1 << i : 0), 0),
      );
    freedom = {
      order: facts(orderOf),
      free: abilities(costsNothing),
      late: abilities(isBetterLate),
      takesFromHand: facts(({ primary }) => (!costsNothing(primary) && wantsHand(primary) ? 1 : 0)),
    };
    freedoms.set(catalog, freedom);
  }
  return freedom;
}

/** The move among these legal ones that needs no thought; undefined if all that is left does. */
export function freeMove(
  state: GameState,
  seat: Seat,
  codes: Int32Array,
  count: number,
): CommandCode | undefined {
  if (state.frames > 0) return undefined;
  const { free, late, order } = freedomOf(state.catalog);
  const { slotForm } = state.seats[seat];
  let found: CommandCode | undefined;
  let last: CommandCode | undefined;
  let highest = -1;
  for (let i = 0; i < count; i++) {
    const command = codes[i];
    const kind = kindOf(command);
    const a = firstOf(command);
    if (kind === PLAY) {
      if (order[a] > highest) {
        highest = order[a];
        found = command;
      }
      continue;
    }
    if (kind === USE_SCRAP) continue;
    const ability = USES.indexOf(kind);
    if (ability < 0) break;
    const card = state.cards[slotForm + a];
    if (((free[card] >> ability) & 1) === 0) continue;
    if (((late[card] >> ability) & 1) === 0) return command;
    last = command;
  }
  return found ?? last;
}

/** Abilities among these commands that take a card out of the hand, and so have to be thought of before the hand is played. */
export function usesOnHand(
  state: GameState,
  seat: Seat,
  codes: Int32Array,
  count: number,
): CommandCode[] {
  const { takesFromHand } = freedomOf(state.catalog);
  const { slotForm } = state.seats[seat];
  const uses: CommandCode[] = [];
  for (let i = 0; i < count; i++) {
    if (kindOf(codes[i]) !== USE_PRIMARY) continue;
    if (takesFromHand[state.cards[slotForm + firstOf(codes[i])]] === 1) uses.push(codes[i]);
  }
  return uses;
}

const COPY = 0;
const COUNTS = 1;
const CHOICE = 2;
const GAIN = 3;
const FROM_HAND = 4;
const DRAW = 5;
const BASE = 6;

function orderOf({ type, primary }: Card): number {
  if (type === 'base') return BASE;
  if (primary.some(({ kind }) => kind === 'copy-ship')) return COPY;
  if (primary.some((effect) => effect.kind === 'draw' && typeof effect.amount === 'object')) {
    return COUNTS;
  }
  if (drawsCards(primary)) return DRAW;
  if (wantsHand(primary)) return FROM_HAND;
  return primary.every(isGain) ? GAIN : CHOICE;
}

/** Whether it draws, no matter what is chosen. */
function drawsCards(effects: readonly Effect[]): boolean {
  return effects.some(
    (effect) =>
      effect.kind === 'draw' || (effect.kind === 'if-bases' && drawsCards(effect.effects)),
  );
}

/** Whether it lets one choose something that is better chosen with the whole turn in view. */
function isBetterLate(effects: readonly Effect[]): boolean {
  const isChosen = effects.some(
    ({ kind }) => kind === 'choose' || kind === 'scrap-trade-row' || kind === 'destroy-base',
  );
  return isChosen && !drawsCards(effects) && !wantsHand(effects);
}

/** Whether other cards are better still in hand when this happens. */
function wantsHand(effects: readonly Effect[]): boolean {
  return effects.some((effect) => {
    switch (effect.kind) {
      case 'scrap':
        return effect.from.includes('hand');
      case 'discard':
        return true;
      case 'choose':
        return effect.branches.some(wantsHand);
      case 'if-bases':
        return wantsHand(effect.effects);
      default:
        return false;
    }
  });
}

function isGain({ kind }: Effect): boolean {
  return kind === 'trade' || kind === 'combat' || kind === 'authority';
}

/** Whatever takes a card that one might want to keep has a cost. */
function costsNothing(effects: readonly Effect[]): boolean {
  return effects.every((effect) => {
    switch (effect.kind) {
      case 'scrap':
        return effect.may || effect.upTo;
      case 'discard':
        return effect.upTo;
      case 'scrap-trade-row':
        return effect.may;
      case 'draw':
        // How many depends on what is played before.
        return typeof effect.amount !== 'object';
      case 'choose':
        return effect.branches.some(costsNothing);
      case 'if-bases':
        return costsNothing(effect.effects);
      default:
        return true;
    }
  });
}
