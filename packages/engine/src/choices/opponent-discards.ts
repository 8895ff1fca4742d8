import { bossSeat } from '../bosses/numbers.ts';
import { CHOOSE_OPPONENT, code, firstOf } from '../commands/code.ts';
import { PLAYER } from '../formats/format.ts';
import { canDraw } from '../rules/draw.ts';
import { formatReach } from '../rules/reach.ts';
import { drawThenDiscard, isHandless } from '../rules/substitutions.ts';
import { AT, SEAT } from '../state/frame-entries.ts';
import { advance, pushForcedDiscard } from '../state/frames.ts';
import type { GameState, Seat } from '../state/state.ts';
import { count } from '../state/zones.ts';
import type { Choice } from './choice.ts';

/** Choose the opponent who discards, or, where the card says so, oneself. */
export const opponentDiscards: Choice = {
  list(state, frame, codes, n) {
    const by = state.cards[frame + SEAT];
    const orSelf = state.catalog.code[state.cards[frame + AT] + 3] === 1;
    let next = n;
    for (let seat = 0; seat < state.seats.length; seat++) {
      if (canBeMadeToDiscard(state, by, seat, orSelf)) codes[next++] = code(CHOOSE_OPPONENT, seat);
    }
    return next;
  },
  answer(state, frame, command) {
    const by = state.cards[frame + SEAT];
    const amount = state.catalog.code[state.cards[frame + AT] + 1];
    const victim = firstOf(command);
    advance(state, frame);
    if (victim === bossSeat(state) && isHandless(state, victim)) drawThenDiscard(state, by, amount);
    else forceDiscard(state, victim, amount);
  },
};

/** Outposts do not stop a discard. Somebody with an empty hand has nothing to lose, unless the discard is only due on the next turn. */
function canBeMadeToDiscard(state: GameState, by: Seat, seat: Seat, orSelf: boolean): boolean {
  if (seat === bossSeat(state)) return seat !== by && canBossDiscard(state, by, seat);
  const isTarget = seat === by ? orSelf : (formatReach(state, by, seat) & PLAYER) !== 0;
  if (!isTarget) return false;
  return (
    state.options.discardTiming === 'next-turn' || count(state.cards, state.seats[seat].hand) > 0
  );
}

/** A Boss with a hand can; for one without, by option, the player who asks draws and discards instead, if there is a card. */
function canBossDiscard(state: GameState, by: Seat, boss: Seat): boolean {
  if (!isHandless(state, boss)) return true;
  const own = count(state.cards, state.seats[by].hand);
  return state.options.gambitSubstitutions && (own > 0 || canDraw(state, by));
}

/** At once, on the victim's next turn, or by a Boss, whose hand is empty between its turns, when it draws. */
export function forceDiscard(state: GameState, seat: Seat, amount: number): void {
  if (state.options.discardTiming === 'next-turn' || seat === bossSeat(state)) {
    state.seats[seat].owedDiscards += amount;
    state.events?.push({ kind: 'discard-owed', seat, count: amount });
    return;
  }
  pushForcedDiscard(state, seat, amount);
}
