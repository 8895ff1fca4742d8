import type { Box, CardId } from '../cards/card.ts';
import { problem, type Result } from '../errors.ts';
import type { UsedSticker } from '../setup.ts';
import type { Campaign } from './campaign.ts';
import { addStep, campaignState } from './fold.ts';
import type { ScenarioResult } from './scenario-result.ts';
import { politicalVictor } from './take-game.ts';
import { upgradedIn } from './upgrades.ts';

/**
 * The campaign after a game of its current scenario. The log keeps only what the game has changed; that deck and stickers of the
 * result are what follows from it is checked.
 */
export function recordGame(
  campaign: Campaign,
  box: Box,
  { winner, political, used, tradeDeck, earned }: ScenarioResult,
): Result<Campaign> {
  const before = campaignState(campaign, box);
  const upgraded = newlyUpgraded(before.tradeDeck, tradeDeck, box);
  const next = addStep(campaign, box, { kind: 'game', winner, upgraded, earned });
  if (!next.ok) return next;
  const after = campaignState(next.value, box);
  if (!isSameDeck(after.tradeDeck, tradeDeck)) {
    return problem(
      'other-deck',
      'The trade deck of this game is not the one it was set up with: play the game of nextSetup.',
    );
  }
  if (!areSameStickers(after.used, used)) {
    return problem('other-stickers', 'The used stickers do not fit the upgraded cards.');
  }
  if (political !== (politicalVictor(after.used, before.scenario) !== null)) {
    return problem(
      'wrong-political',
      'A Political Victory is won with the fifth sticker of the sheet of the scenario, and only so.',
    );
  }
  return next;
}

/** The upgraded cards that the deck before did not have, each once for every copy. */
function newlyUpgraded(
  before: Readonly<Record<CardId, number>>,
  after: Readonly<Record<CardId, number>>,
  box: Box,
): CardId[] {
  const known = { ...before };
  return upgradedIn(after, box)
    .map(({ id }) => id)
    .filter((id) => {
      const left = known[id] ?? 0;
      known[id] = left - 1;
      return left <= 0;
    });
}

function isSameDeck(
  one: Readonly<Record<CardId, number>>,
  other: Readonly<Record<CardId, number>>,
): boolean {
  return Object.keys({ ...one, ...other }).every((id) => (one[id] ?? 0) === (other[id] ?? 0));
}

function areSameStickers(one: readonly UsedSticker[], other: readonly UsedSticker[]): boolean {
  const text = (stickers: readonly UsedSticker[]): string =>
    stickers
      .map(({ side, sheet, cost, type }) => `${side} ${sheet} ${cost} ${type}`)
      .toSorted()
      .join();
  return text(one) === text(other);
}
