import { SetupError, show } from '../errors.ts';
import { type EffectRule, effectRules, type ScenarioRuleName } from '../scenarios/rule-programs.ts';
import type { Effect } from './ability.ts';
import type { Box, Card, CardId } from './card.ts';
import {
  type CardNumber,
  HAS_ALLY,
  HAS_DOUBLE_ALLY,
  HAS_PRIMARY,
  HAS_SCRAP,
  HAS_UPGRADE_ALLY,
  IDLE_ALLY,
  IDLE_DOUBLE_ALLY,
  IDLE_PRIMARY,
  MAX_CARD_NUMBERS,
  NO_CARD,
  UNAFFORDABLE,
  WATCHES_SHIPS,
} from './card-number.ts';
import { checkCard } from './check-card.ts';
import { ABILITIES, type AbilityName, effectsOf } from './effects-of.ts';
import { EVERY_FACTION, factionBits } from './faction-bits.ts';
import { INSTRUCTION } from './instructions.ts';
import {
  compileAbility,
  compileAcquired,
  compileRule,
  compileScenarioRule,
  RULES,
  type RuleName,
} from './program.ts';

/**
 * The boxes of a game, compiled for the rules: every card is a number, every fact about it an entry in an array.
 * A catalog never changes and is shared by all states of all games with the same boxes.
 */
export interface Catalog {
  readonly boxes: readonly Box[];
  /** By card number; entry 0 is no card. */
  readonly cards: readonly (Card | null)[];
  readonly numbers: ReadonlyMap<CardId, CardNumber>;

  /** The printed cost; of entry 0 more than anybody has. */
  readonly cost: Uint16Array;
  readonly defense: Uint8Array;
  readonly isShip: Uint8Array;
  readonly isBase: Uint8Array;
  readonly isOutpost: Uint8Array;
  /** Bits of the card's own factions. */
  readonly factions: Uint8Array;
  /** Bits of the factions for which the card is an ally. */
  readonly allyFor: Uint8Array;
  /** Bits of the factions of which the card's ally ability needs another card. */
  readonly allyNeeds: Uint8Array;
  /** Bits of the factions of which its double ally ability needs two other cards. */
  readonly doubleAllyNeeds: Uint8Array;
  /** Bits of the factions of which the ally ability of its sticker needs another card. */
  readonly upgradeAllyNeeds: Uint8Array;
  /** Whether any card has an ally ability besides the plain one: a double ally ability, or that of a sticker. */
  readonly hasMoreAllies: boolean;
  /** Whether the card can be in a trade deck: some box lists it there. */
  readonly isTradeCard: Uint8Array;
  /** Whether playing the card copies another one. */
  readonly copies: Uint8Array;
  /** Whether the card comes back at the end of a turn in which its scrap ability was used. */
  readonly returns: Uint8Array;

  /** What the card can do in play, as the bits of card-number.ts. */
  readonly abilities: Uint16Array;
  /** First instruction of each ability; 0 where the card has none. */
  readonly primary: Uint16Array;
  readonly ally: Uint16Array;
  readonly doubleAlly: Uint16Array;
  readonly upgradeAlly: Uint16Array;
  readonly scrap: Uint16Array;
  readonly wheneverShipPlayed: Uint16Array;
  readonly acquired: Uint16Array;
  /** All of these, in the order of `ABILITIES`. */
  readonly starts: readonly Uint16Array[];
  readonly code: Int32Array;
  /** Where each run of instructions came from, in ascending order of `start`. */
  readonly programs: readonly Program[];
  /** First instruction of what the rules themselves do, which belongs to no card. */
  readonly rules: Readonly<Record<RuleName, number>>;
  /** First instruction of each rule of a scenario that carries out effects. */
  readonly scenarioRules: ReadonlyMap<string, number>;

  readonly explorer: CardNumber;
  /** The least trade for which anything can be acquired. */
  readonly lowestCost: number;

  /** What a game begins with. */
  readonly tradeDeck: Uint16Array;
  readonly personalDeck: Uint16Array;
  /** By name, the decks that a player may start with instead. */
  readonly personalDecks: ReadonlyMap<string, Uint16Array>;
  readonly explorers: number;
}

export interface Program {
  readonly start: number;
  /** `NO_CARD` for the instructions of the rules themselves. */
  readonly card: CardNumber;
  readonly ability: AbilityName | RuleName | ScenarioRuleName;
  /** What was compiled; nothing for what the rules themselves do. */
  readonly effects: readonly Effect[];
}

/** An instruction's index has to fit into an entry of a state. */
const MAX_CODE = 0xffff;

const compiled = new WeakMap<Box, Catalog[]>();

/** The catalog of these boxes; asking twice for the same boxes gives the same one. */
export function catalogOf(boxes: readonly Box[]): Catalog {
  if (!Array.isArray(boxes) || boxes.length === 0) {
    throw new SetupError('no-boxes', 'A game needs at least one box of cards: pass boxes: [core].');
  }
  const [first] = boxes;
  if (typeof first !== 'object' || first === null) {
    throw new SetupError('wrong-box', 'A box is an object with cards: pass boxes: [core].');
  }
  const known = compiled.get(first) ?? [];
  const same = known.find(
    (catalog) =>
      catalog.boxes.length === boxes.length && catalog.boxes.every((box, i) => box === boxes[i]),
  );
  if (same !== undefined) return same;
  const catalog = compile(boxes);
  compiled.set(first, [...known, catalog]);
  return catalog;
}

export function cardNumber(catalog: Catalog, id: CardId): CardNumber {
  const number = catalog.numbers.get(id);
  if (number === undefined) throw new SetupError('unknown-card', `No box has a card "${id}".`);
  return number;
}

export function cardAt(catalog: Catalog, number: CardNumber): Card {
  const card = catalog.cards[number];
  if (!card) throw new RangeError(`${number} is not a card number.`);
  return card;
}

export function cardId(catalog: Catalog, number: CardNumber): CardId {
  return cardAt(catalog, number).id;
}

/** Whether some card comes back from the scrap heap at the end of a turn. */
export function hasReturns(catalog: Catalog): boolean {
  return catalog.returns.includes(1);
}

/** The program an instruction belongs to: the last that does not start behind it. */
export function programAt({ programs }: Catalog, instruction: number): Program {
  let low = 0;
  let high = programs.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (programs[middle].start <= instruction) low = middle;
    else high = middle - 1;
  }
  return programs[low];
}

function compile(boxes: readonly Box[]): Catalog {
  const cards = collectCards(boxes);
  const numbers = new Map<CardId, CardNumber>();
  cards.forEach((card, number) => {
    if (card !== null) numbers.set(card.id, number);
  });

  // Instruction 0 is an END that no ability uses, so that 0 can mean "no such ability".
  const code: number[] = [];
  compileAbility(code, []);
  const programs: Program[] = [{ start: 0, card: NO_CARD, ability: 'primary', effects: [] }];
  const rules = {} as Record<RuleName, number>;
  for (const rule of RULES) {
    rules[rule] = compileRule(code, rule);
    programs.push({ start: rules[rule], card: NO_CARD, ability: rule, effects: [] });
  }
  const scenarioRules = new Map<string, number>();
  for (const { name, effects } of scenarioRulesOf(boxes)) {
    const start = compileScenarioRule(code, effects);
    scenarioRules.set(name, start);
    programs.push({ start, card: NO_CARD, ability: name, effects });
  }

  const starts = ABILITIES.map(() => new Uint16Array(cards.length));
  const [primary, ally, doubleAlly, upgradeAlly, scrap, wheneverShipPlayed, acquired] = starts;
  cards.forEach((card, number) => {
    if (card === null) return;
    ABILITIES.forEach((ability, i) => {
      const effects = effectsOf(card, ability);
      if (effects.length === 0) return;
      const start =
        ability === 'acquired'
          ? compileAcquired(code, effects, number)
          : compileAbility(code, effects);
      starts[i][number] = start;
      programs.push({ start, card: number, ability, effects });
    });
  });

  if (code.length > MAX_CODE) {
    throw new SetupError('too-many-cards', 'These boxes have too many abilities: use fewer boxes.');
  }

  const facts = (fact: (card: Card) => number | boolean) =>
    Uint8Array.from(cards, (card) => (card === null ? 0 : Number(fact(card))));
  const explorers = new Set(boxes.map((box) => box.explorerPile.card));
  const isAcquirable = (card: Card | null): card is Card =>
    card !== null && boxes.some(({ tradeDeck }) => card.id in tradeDeck || explorers.has(card.id));
  if (explorers.size !== 1) {
    throw new SetupError(
      'two-explorers',
      'The boxes disagree about the card of the Explorer pile.',
    );
  }

  return {
    boxes,
    cards,
    numbers,
    cost: Uint16Array.from(cards, (card) => card?.cost ?? UNAFFORDABLE),
    defense: facts((card) => card.defense),
    isShip: facts((card) => card.type === 'ship'),
    isBase: facts((card) => card.type === 'base'),
    isOutpost: facts((card) => card.outpost),
    factions: facts((card) => factionBits(card.factions)),
    allyFor: facts((card) =>
      card.static.some((ability) => ability.kind === 'ally-of-every-faction')
        ? EVERY_FACTION
        : factionBits(card.factions),
    ),
    allyNeeds: facts((card) => (card.ally.length > 0 ? factionBits(card.allyFactions) : 0)),
    doubleAllyNeeds: facts((card) =>
      card.doubleAlly.length > 0 ? factionBits(card.allyFactions) : 0,
    ),
    upgradeAllyNeeds: facts(({ upgrade, upgradeAlly }) =>
      upgrade === undefined || upgradeAlly.length === 0 ? 0 : factionBits([upgrade.side]),
    ),
    hasMoreAllies: cards.some(
      (card) => card !== null && card.doubleAlly.length + card.upgradeAlly.length > 0,
    ),
    isTradeCard: facts((card) => boxes.some((box) => Object.hasOwn(box.tradeDeck, card.id))),
    copies: facts((card) => card.primary.some((effect) => effect.kind === 'copy-ship')),
    returns: facts((card) => card.scrap.some(returns)),
    abilities: Uint16Array.from(cards, (card) => (card === null ? 0 : abilitiesOf(card))),
    primary,
    ally,
    doubleAlly,
    upgradeAlly,
    scrap,
    wheneverShipPlayed,
    acquired,
    starts,
    code: Int32Array.from(code),
    programs,
    rules,
    scenarioRules,
    explorer: numbers.get([...explorers][0]) ?? NO_CARD,
    lowestCost: Math.min(...cards.flatMap((card) => (isAcquirable(card) ? [card.cost] : []))),
    tradeDeck: copiesOf(
      numbers,
      boxes.flatMap((box) => Object.entries(box.tradeDeck)),
    ),
    personalDeck: copiesOf(numbers, Object.entries(boxes[0].personalDeck)),
    personalDecks: new Map(
      boxes.flatMap(({ personalDecks = {} }) =>
        Object.entries(personalDecks).map(([name, deck]) => [
          name,
          copiesOf(numbers, Object.entries(deck)),
        ]),
      ),
    ),
    explorers: boxes.reduce((sum, box) => sum + box.explorerPile.count, 0),
  };
}

/** The rules of the scenarios of the one campaign that can be played with these boxes. */
function scenarioRulesOf(boxes: readonly Box[]): EffectRule[] {
  const campaign = boxes.find((box) => box.campaign !== undefined)?.campaign;
  return campaign === undefined ? [] : effectRules(campaign);
}

/** Every card of the boxes once, behind an empty entry 0. Two boxes may share a card, not a name. */
function collectCards(boxes: readonly Box[]): (Card | null)[] {
  const cards: (Card | null)[] = [null];
  const seen = new Map<CardId, Card>();
  for (const box of boxes) {
    for (const card of box.cards) {
      const other = seen.get(card.id);
      if (other === card) continue;
      if (other !== undefined) {
        throw new SetupError('card-twice', `Two different cards are called "${card.id}".`);
      }
      checkCard(card);
      seen.set(card.id, card);
      cards.push(card);
    }
    const decks = [box.tradeDeck, box.personalDeck, ...Object.values(box.personalDecks ?? {})];
    const listed = [...decks.flatMap(Object.keys), box.explorerPile.card];
    for (const [id, count] of [
      ...decks.flatMap((deck) => Object.entries(deck)),
      [box.explorerPile.card, box.explorerPile.count] as const,
    ]) {
      if (!Number.isInteger(count) || count < 0) {
        throw new SetupError(
          'wrong-count',
          `Box "${box.id}" cannot have ${show(count)} of "${id}".`,
        );
      }
    }
    for (const id of listed) {
      if (!seen.has(id)) {
        throw new SetupError('unknown-card', `Box "${box.id}" lists "${id}" but has no such card.`);
      }
    }
  }
  if (cards.length > MAX_CARD_NUMBERS) {
    throw new SetupError(
      'too-many-cards',
      `A game can have at most ${MAX_CARD_NUMBERS - 1} different cards.`,
    );
  }
  return cards;
}

function copiesOf(
  numbers: ReadonlyMap<CardId, CardNumber>,
  copies: readonly (readonly [CardId, number])[],
): Uint16Array {
  return Uint16Array.from(
    copies.flatMap(([id, count]) => Array<number>(count).fill(numbers.get(id) ?? NO_CARD)),
  );
}

function abilitiesOf(card: Card): number {
  let bits = 0;
  if (card.type === 'base' && card.primary.length > 0) {
    bits |= HAS_PRIMARY | (card.primary.some(isSureGain) ? 0 : IDLE_PRIMARY);
  }
  if (card.ally.length > 0) bits |= HAS_ALLY | (card.ally.some(isSureGain) ? 0 : IDLE_ALLY);
  if (card.doubleAlly.length > 0) {
    bits |= HAS_DOUBLE_ALLY | (card.doubleAlly.some(isSureGain) ? 0 : IDLE_DOUBLE_ALLY);
  }
  if (card.upgradeAlly.length > 0) bits |= HAS_UPGRADE_ALLY;
  if (card.scrap.length > 0) bits |= HAS_SCRAP;
  if (effectsOf(card, 'whenever-ship-played').length > 0) bits |= WATCHES_SHIPS;
  return bits;
}

/** Whether an effect does something in every position. */
function isSureGain({ kind }: Effect): boolean {
  return kind === 'trade' || kind === 'combat' || kind === 'authority';
}

function returns({ kind }: Effect): boolean {
  return kind === 'return-at-end-of-turn';
}

/** How many instructions lie between the start of its ability and this one: how a save names a place in it. */
export function stepOf(catalog: Catalog, instruction: number): number {
  return (instruction - programAt(catalog, instruction).start) / INSTRUCTION;
}
