import { randomFrom, roll } from '../random.ts';
import { reject } from '../state/reader.ts';
import type { CampaignStep, Player, Wish } from './campaign.ts';
import type { CampaignState } from './campaign-state.ts';
import { SIDES, type Side } from './contents.ts';

/** A player says which side they would like; when both have, the sides are given. */
export function takeWish(
  state: CampaignState,
  { player, wish }: Extract<CampaignStep, { kind: 'wish' }>,
  at: string,
): CampaignState {
  if (state.phase !== 'sides') {
    const why = `${at}: the sides are given; they stay for the whole campaign.`;
    return reject('wrong-phase', why, at);
  }
  const wishes: CampaignState['wishes'] =
    player === 0 ? [wish, state.wishes[1]] : [state.wishes[0], wish];
  const [first, second] = wishes;
  if (first === null || second === null) return { ...state, wishes };
  return { ...state, wishes, ...sidesFor(first, second, state.seed) };
}

/** Who plays which side; a coin decides where both want the same, or neither wants anything. */
function sidesFor(
  first: Wish,
  second: Wish,
  seed: string,
): { sides: readonly [Side, Side]; coin: Player | null } {
  if (first !== second) {
    const side = first === 'either' ? otherSide(second as Side) : first;
    return { sides: [side, otherSide(side)], coin: null };
  }
  const coin = roll(randomFrom(`${seed}:coin`), 2) as Player;
  const side = first === 'either' ? SIDES[0] : first;
  const sides =
    coin === 0 ? ([side, otherSide(side)] as const) : ([otherSide(side), side] as const);
  return { sides, coin };
}

/** The side of the opponent. */
export function otherSide(side: Side): Side {
  return side === SIDES[0] ? SIDES[1] : SIDES[0];
}
