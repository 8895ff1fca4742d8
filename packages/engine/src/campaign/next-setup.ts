import type { Box } from '../cards/card.ts';
import { SetupError } from '../errors.ts';
import type { Setup } from '../setup.ts';
import { addDecks, grownDeck } from './after-campaign.ts';
import type { Campaign } from './campaign.ts';
import { campaignBox } from './campaign-box.ts';
import { campaignState } from './fold.ts';
import { faceUp } from './scenarios.ts';
import { openVictoryCards } from './victory-cards.ts';

/** How the next game of a campaign is set up; players sit on the seat of their number. Asking twice gives the same game. */
export function nextSetup(campaign: Campaign, box: Box): Setup {
  const state = campaignState(campaign, box);
  const { phase, sides, scenario, attempt, option, tradeDeck, used, seed } = state;
  if (phase !== 'game' || sides === null) {
    throw new SetupError(
      'no-game-next',
      'No game is next in this campaign: see its phase for what has to be decided first.',
    );
  }
  return {
    boxes: [campaignBox(box)],
    seed: `${seed}:scenario-${scenario}:${attempt}`,
    tradeDeck,
    scenario: {
      number: scenario,
      sides,
      faceUp: faceUp(state),
      ...(option !== null && { choice: option }),
      used,
      openVictoryCards: openVictoryCards(state, box)
        .filter(({ earned }) => earned.when === 'turn')
        .map(({ id }) => id),
    },
  };
}

/**
 * What a game with the deck of a finished campaign adds to its set-up, in any format; with other boxes their trade cards are
 * shuffled in.
 */
export function grownSetup(
  campaign: Campaign,
  box: Box,
  others: readonly Box[] = [],
): Pick<Setup, 'boxes' | 'tradeDeck'> {
  const grown = grownDeck(campaignState(campaign, box), box);
  if (grown === null) {
    throw new SetupError(
      'not-finished',
      'The grown trade deck can be played with when the campaign is finished.',
    );
  }
  return {
    boxes: [campaignBox(box), ...others],
    tradeDeck: others.reduce((deck, other) => addDecks(deck, other.tradeDeck), grown),
  };
}
