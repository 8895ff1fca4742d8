import { FACTIONS } from '../../cards/ability.ts';
import { type CardId, idOf } from '../../cards/card.ts';
import { SIDES } from '../contents.ts';
import { type Checking, checkCardId, error, sizeOf, warning } from './check-pack.ts';
import type { Path } from './pack-problem.ts';

/** The factions that both sides court, and how many cards of each there are. */
const COURTED = ['consortium', 'kingdom', 'scavengers'] as const;
const OF_A_FACTION = 20;
const TRADE_DECK = 60;
const EXPLORERS = 20;
const PERSONAL_DECK = 10;
const SIDE_DECK = 11;
const POST_CAMPAIGN = 24;

type Deck = Readonly<Record<CardId, number>>;

/** Decks: their cards exist, and there are as many as the rulebook says. */
export function checkDecks(on: Checking): void {
  const { tradeDeck, personalDeck, personalDecks, postCampaign } = on.pack;
  if (tradeDeck !== undefined) checkTradeDeck(on, tradeDeck);
  checkExplorers(on);
  if (personalDeck !== undefined) {
    checkDeck(on, personalDeck, ['personalDeck'], PERSONAL_DECK, 'The usual personal deck');
  }
  for (const side of personalDecks === undefined ? [] : SIDES) {
    const deck = personalDecks?.[side] ?? {};
    checkDeck(on, deck, ['personalDecks', side], SIDE_DECK, `The personal deck of ${side}`);
  }
  if (postCampaign !== undefined) checkPostCampaign(on, postCampaign);
  checkUnused(on);
}

function checkIds(on: Checking, deck: Deck, path: Path): void {
  for (const id of Object.keys(deck)) checkCardId(on, id, [...path, id]);
}

function checkTradeDeck(on: Checking, deck: Deck): void {
  checkIds(on, deck, ['tradeDeck']);
  const size = sizeOf(deck);
  if (size !== TRADE_DECK) {
    const why = `The trade deck must have ${TRADE_DECK} cards and has ${size}. ${amend(size, TRADE_DECK)}`;
    error(on, 'trade-deck-size', ['tradeDeck'], why);
  }
  if (on.cards === null) return;
  checkHaveFactions(on, deck, ['tradeDeck']);
  for (const faction of FACTIONS) {
    const wanted = COURTED.some((each) => each === faction) ? OF_A_FACTION : 0;
    const found = Object.entries(deck)
      .filter(([id]) => on.cards?.get(id)?.factions.includes(faction))
      .reduce((sum, [, count]) => sum + count, 0);
    if (found === wanted) continue;
    const why = `The trade deck must have ${wanted} cards of ${faction} and has ${found}. ${amend(found, wanted)}`;
    error(on, 'faction-size', ['tradeDeck'], why);
  }
}

function checkHaveFactions(on: Checking, deck: Deck, path: Path): void {
  for (const id of Object.keys(deck)) {
    if (on.cards?.get(id)?.factions.length !== 0) continue;
    const why = `"${id}" has no faction, so it could never be upgraded. Give it one, or take it out of the deck.`;
    error(on, 'no-faction', [...path, id], why);
  }
}

function amend(found: number, wanted: number): string {
  return found < wanted ? `Add ${wanted - found}.` : `Take ${found - wanted} out.`;
}

function checkExplorers(on: Checking): void {
  const { explorerPile } = on.pack;
  if (explorerPile === undefined) return;
  checkCardId(on, explorerPile.card, ['explorerPile', 'card']);
  if (explorerPile.count === EXPLORERS) return;
  const why = `There must be ${EXPLORERS} Explorers, not ${explorerPile.count}.`;
  error(on, 'explorers', ['explorerPile', 'count'], why);
}

function checkDeck(on: Checking, deck: Deck, path: Path, wanted: number, name: string): void {
  checkIds(on, deck, path);
  const size = sizeOf(deck);
  if (size === wanted) return;
  const why = `${name} must have ${wanted} cards and has ${size}. ${amend(size, wanted)}`;
  error(on, 'personal-deck-size', path, why);
}

function checkPostCampaign(on: Checking, deck: Deck): void {
  checkIds(on, deck, ['postCampaign']);
  const size = sizeOf(deck);
  if (size === POST_CAMPAIGN) return;
  const why = `There must be ${POST_CAMPAIGN} post-campaign cards, not ${size}. ${amend(size, POST_CAMPAIGN)}`;
  error(on, 'post-campaign-size', ['postCampaign'], why);
}

/** Cards of the pack that no deck has, if all decks could be read. */
function checkUnused(on: Checking): void {
  const { cards, tradeDeck, personalDeck, personalDecks, postCampaign, explorerPile, scenarios } =
    on.pack;
  if (cards === undefined || scenarios === undefined) return;
  const decks = [
    tradeDeck,
    personalDeck,
    postCampaign,
    ...SIDES.map((side) => personalDecks?.[side]),
  ];
  if (decks.includes(undefined)) return;
  // A card may also come only with the rules of a scenario.
  const rules = JSON.stringify(scenarios);
  const ids = new Set([...decks.flatMap((deck) => Object.keys(deck ?? {})), explorerPile?.card]);
  for (const [i, { name }] of cards.entries()) {
    const id = idOf(name.en);
    if (ids.has(id) || rules.includes(`"${id}"`)) continue;
    warning(
      on,
      'unused-card',
      ['cards', i],
      `"${id}" is in no deck. List it in one, or leave it out.`,
    );
  }
}
