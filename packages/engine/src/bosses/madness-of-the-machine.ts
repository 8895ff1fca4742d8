import { type CardNumber, HAS_SCRAP } from '../cards/card-number.ts';
import { factionBit } from '../cards/faction-bits.ts';
import { INSTRUCTION, OP_END, OP_GAIN_PER, PER_OWN_SCRAPPED } from '../cards/instructions.ts';
import { useScrap } from '../rules/abilities.ts';
import { playCard } from '../rules/play.ts';
import type { GameState } from '../state/state.ts';
import { toArray } from '../state/zones.ts';
import { anyOf, highest } from './any-of.ts';
import { attack } from './attack.ts';
import type { Boss, Step } from './boss.ts';
import { CHALLENGE_CARDS } from './challenge-cards.ts';
import { common } from './common.ts';
import { copiesOf, fillShuffled } from './deal.ts';
import { inOrder, loop, once } from './order.ts';
import { removedCards } from './removed-cards.ts';
import { different, drawHand, use, useAllyAbility, usePrimaryOfBase } from './steps.ts';

/** A Brain World that has taken every Machine Cult card for itself, and feeds on what it scraps. */
export const madnessOfTheMachine: Boss = {
  ...CHALLENGE_CARDS['madness-of-the-machine'],
  ...common,
  setUp: (state, boss, { starters = {} }) => {
    const deck = [...removedCards(state), ...copiesOf(state.catalog, starters)];
    fillShuffled(state, state.seats[boss].deck, deck);
  },
  turn: inOrder(
    once(drawHand),
    loop(
      playMachineCultCard(),
      usePrimaryOfBase,
      useAllyAbility,
      useScrapAbility(),
      useCountingScrapAbility(),
      playStartingCards(),
      attack,
    ),
  ),
};

/** The most expensive Machine Cult card of its hand; a base before a ship that costs as much. */
function playMachineCultCard(): Step {
  return (state, boss) => {
    const { cost, factions, isBase } = state.catalog;
    const hand = toArray(state.cards, state.seats[boss].hand).filter(
      (card) => (factions[card] & factionBit('machine-cult')) !== 0,
    );
    if (hand.length === 0) return false;
    const best = highest(
      hand,
      (card) => cost[card],
      (card) => isBase[card],
    );
    playCard(state, boss, anyOf(state, different(best)));
    return true;
  };
}

/** A scrap ability, except the one that counts what has been scrapped: that one has more to count later. */
function useScrapAbility(): Step {
  return (state, boss) =>
    use(state, boss, HAS_SCRAP, useScrap, (card) => !countsScrapped(state, card));
}

/** The scrap ability of Reclamation Station. */
function useCountingScrapAbility(): Step {
  return (state, boss) =>
    use(state, boss, HAS_SCRAP, useScrap, (card) => countsScrapped(state, card));
}

function countsScrapped({ catalog: { code, scrap } }: GameState, card: CardNumber): boolean {
  for (let at = scrap[card]; code[at] !== OP_END; at += INSTRUCTION) {
    if (code[at] === OP_GAIN_PER && code[at + 3] === PER_OWN_SCRAPPED) return true;
  }
  return false;
}

/** All Scouts and Vipers of its hand. */
function playStartingCards(): Step {
  return (state, boss) => {
    const { catalog, cards } = state;
    const starters = toArray(cards, state.seats[boss].hand).filter(
      (card) => catalog.isTradeCard[card] === 0,
    );
    for (const card of starters) playCard(state, boss, card);
    return starters.length > 0;
  };
}
