/** From the contents of a pack file to a box, or to everything that is wrong with it. */
import { type Box, type Card, type CardId, idOf } from '../../cards/card.ts';
import { catalogOf } from '../../cards/catalog.ts';
import { SetupError, show } from '../../errors.ts';
import { saysTheSame } from '../../same-value.ts';
import { campaignBox } from '../campaign-box.ts';
import { checkCards } from './check-cards.ts';
import { checkClashes } from './check-clashes.ts';
import { checkDecks } from './check-decks.ts';
import type { Checking } from './check-pack.ts';
import { checkScenarios } from './check-scenarios.ts';
import { checkShape, isObject } from './check-shape.ts';
import { checkSheets } from './check-sheets.ts';
import { checkVictoryCards } from './check-victory-cards.ts';
import { boxOf, cardOf } from './make-box.ts';
import { PACK_KIND, PACK_LAYOUT, type Pack } from './pack.ts';
import type { PackProblem } from './pack-problem.ts';
import { packShape, packShapes } from './pack-shape.ts';

/** What reading a pack gives. */
export interface PackReading {
  /** Null if there is an error. */
  readonly box: Box | null;
  /** Everything that is wrong or that should be looked at; with a box, warnings alone. */
  readonly problems: readonly PackProblem[];
}

/**
 * The box that a pack describes. `boxes` are the others that there are: the pack may use their cards, and may not clash with them.
 * A pack with the id of one of them that has a campaign too is another edition of it, and takes its place.
 */
export function readPack(file: unknown, boxes: readonly Box[]): PackReading {
  const problems: PackProblem[] = [];
  const report = (problem: PackProblem): void => {
    problems.push(problem);
  };
  const stranger = strangerOf(file);
  if (stranger !== null) return { box: null, problems: [stranger] };
  const pack: Partial<Pack> = checkShape(
    file as Readonly<Record<string, unknown>>,
    packShape,
    packShapes,
    report,
  );
  const others = boxes.filter(({ id, campaign }) => id !== pack.id || campaign === undefined);
  const on = checkingOf(file, pack, others, report);
  checkCards(on);
  checkDecks(on);
  checkSheets(on);
  checkScenarios(on);
  checkVictoryCards(on);
  checkClashes(on, others);
  if (problems.some(({ severity }) => severity === 'error')) return { box: null, problems };
  return finished(pack as Pack, on, boxes, others, problems);
}

/** What a file is instead of a pack. */
function strangerOf(file: unknown): PackProblem | null {
  const refuse = (why: string, ...path: string[]): PackProblem => ({
    severity: 'error',
    code: 'other-kind',
    path,
    why,
  });
  if (!isObject(file))
    return refuse('A pack is an object: write { "kind": "openrealms-pack", … }.');
  if (file.kind !== PACK_KIND) {
    return refuse(`This is not a pack: "kind" must be "${PACK_KIND}", not ${show(file.kind)}.`);
  }
  if (file.layout === PACK_LAYOUT) return null;
  return refuse(
    `This pack has the layout ${show(file.layout)}; this version reads ${PACK_LAYOUT}. Write "layout": ${PACK_LAYOUT}, or use a newer version.`,
  );
}

function checkingOf(
  file: unknown,
  pack: Partial<Pack>,
  others: readonly Box[],
  report: Checking['report'],
): Checking {
  const foreign = others.flatMap(({ cards }) => cards.map((card) => [card.id, card] as const));
  const own = pack.cards?.map(cardOf).map((card) => [card.id, card] as const);
  return {
    pack,
    ids: new Set([...namedIn(file), ...foreign.map(([id]) => id)]),
    // What the pack's own cards say counts.
    cards: own === undefined ? null : new Map([...foreign, ...own]),
    report,
  };
}

/** The ids of the cards that a file lists, whatever else is wrong with them. */
function namedIn(file: unknown): CardId[] {
  const { cards } = file as { cards?: unknown };
  if (!Array.isArray(cards)) return [];
  return cards.flatMap((card: unknown) => {
    const name = isObject(card) && isObject(card.name) ? card.name.en : undefined;
    return typeof name === 'string' ? [idOf(name)] : [];
  });
}

/** The box of a pack without errors, unless the rules find one all the same. */
function finished(
  pack: Pack,
  { cards }: Checking,
  boxes: readonly Box[],
  others: readonly Box[],
  problems: readonly PackProblem[],
): PackReading {
  const box = boxOf(pack, cardsFor(pack, cards ?? new Map(), others));
  const known = boxes.find(({ id, version }) => id === box.id && version === box.version);
  if (known !== undefined && saysTheSame(box, known)) return { box: known, problems };
  const refuse = (why: string, code: PackProblem['code'], ...path: string[]): PackReading => ({
    box: null,
    problems: [...problems, { severity: 'error', code, path, why }],
  });
  if (known !== undefined) {
    const why = `${known.name} has this id and version and says something else. Give the pack a version of its own, or another id.`;
    return refuse(why, 'box-taken', 'version');
  }
  try {
    catalogOf([...others, campaignBox(box)]);
  } catch (error) {
    if (error instanceof SetupError) return refuse(error.message, 'refused');
    throw error;
  }
  return { box, problems };
}

/** The cards of the box: those listed, as the very cards of other boxes where they are the same, then those that it names besides. */
function cardsFor(
  pack: Pack,
  cards: ReadonlyMap<CardId, Card>,
  others: readonly Box[],
): readonly Card[] {
  const foreign = new Map(others.flatMap((box) => box.cards.map((card) => [card.id, card])));
  const listed = pack.cards.map(({ name }) => idOf(name.en));
  const named = [
    ...Object.keys(pack.personalDeck),
    ...Object.values(pack.personalDecks).flatMap((deck) => Object.keys(deck)),
    ...Object.keys(pack.tradeDeck),
    ...Object.keys(pack.postCampaign),
    pack.explorerPile.card,
    ...cardsOfRules(pack),
  ];
  return [...new Set([...listed, ...named])].flatMap(
    (id) => foreign.get(id) ?? cards.get(id) ?? [],
  );
}

/** The cards that rules of scenarios put into personal decks. */
function cardsOfRules({ scenarios }: Pack): CardId[] {
  return scenarios
    .flatMap(({ faces }) => Object.values(faces))
    .flatMap(({ rules, choice = [] }) => [...rules, ...choice.flatMap((option) => option.rules)])
    .flatMap((rule) => (rule.kind === 'personal-deck' ? Object.keys(rule.cards) : []));
}
