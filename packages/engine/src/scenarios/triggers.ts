/** What the rules of a scenario do when something happens. It waits on the effect stack until it is its turn. */
import type { CardNumber } from '../cards/card-number.ts';
import { NO_SLOT } from '../state/frame-entries.ts';
import { pushFrame } from '../state/frames.ts';
import type { GameState, Seat } from '../state/state.ts';
import type { ScenarioAtTable, Trigger } from './scenario.ts';

/** At the start of a player's turn; the first rule is carried out first. */
export function pushStartOfTurn(state: GameState, seat: Seat): void {
  const starts = (state.format.scenario as ScenarioAtTable).startOfTurn[seat];
  for (let i = starts.length - 1; i >= 0; i--) pushFrame(state, starts[i], seat, NO_SLOT);
}

/** A card is being played: to be called before its own ability, which then comes first. */
export function pushWhenPlayed(state: GameState, seat: Seat, card: CardNumber): void {
  pushTriggers(state, seat, card, (state.format.scenario as ScenarioAtTable).whenPlayed);
}

/** A card has been acquired, upgraded or not: to be called before its own ability, which then comes first. */
export function pushWhenAcquired(
  state: GameState,
  seat: Seat,
  card: CardNumber,
  original: CardNumber,
): void {
  const { whenAcquired, whenUpgraded } = state.format.scenario as ScenarioAtTable;
  if (card !== original) pushTriggers(state, seat, original, whenUpgraded);
  pushTriggers(state, seat, card, whenAcquired);
}

function pushTriggers(
  state: GameState,
  seat: Seat,
  card: CardNumber,
  triggers: readonly (readonly Trigger[])[],
): void {
  const own = triggers[seat];
  for (let i = own.length - 1; i >= 0; i--) {
    if (own[i].cards[card] === 1) pushFrame(state, own[i].start, seat, NO_SLOT);
  }
}
