import type { Seat, SeatView } from '@openrealms/engine';
import type { Judgement } from './judgement.ts';

/** The combat that must go into outposts before this opponent can be attacked. */
export function walls(foe: SeatView, { foes, format, card, defenseOf }: Judgement): number {
  const covering = format.sharedOutposts ? foes.filter(({ team }) => team === foe.team) : [foe];
  return covering
    .flatMap(({ inPlay }) => inPlay)
    .filter((piece) => card(piece.card).outpost)
    .reduce((sum, piece) => sum + defenseOf(piece), 0);
}

/** Whether there is an opponent who can be made to discard, so that it need not be oneself. */
export function hasVictim({ me, view }: Judgement): boolean {
  return me.targets.some((seat) => view.seats[seat].handCount > 0);
}

/** What an opponent can be expected to do in a turn: a hand of their average card, and the bases they have. */
export function power(foe: SeatView, { card }: Judgement): number {
  const { inPlay, unseen, knownTop, discard } = foe;
  const deck = [...unseen, ...knownTop, ...discard, ...(foe.hand ?? foe.knownHand)];
  const bases = inPlay.map((piece) => piece.card).filter((id) => card(id).type === 'base');
  const cost = (ids: readonly string[]): number => ids.reduce((sum, id) => sum + card(id).cost, 0);
  return (HAND * cost(deck)) / Math.max(deck.length, 1) + cost(bases);
}

const HAND = 5;

/** Whether this opponent's defeat would end the game. */
export function isDecisive(foe: SeatView, { foes, format }: Judgement): boolean {
  return (
    foe.role === 'emperor' ||
    format.id === 'hunter-first-blood' ||
    format.sharedAuthority ||
    foes.length === 1
  );
}

/** So much more than any power. */
const CERTAIN = 1000;

/**
 * Whom to attack, the best first: whoever can be defeated now; else somebody who is not behind outposts that
 * would take all the combat; of those the Emperor, on whom the game depends; then, of a team, whoever falls soonest
 * for what they can do, and of single players the strongest.
 */
export function preferred(targets: readonly Seat[], judgement: Judgement): readonly Seat[] {
  if (targets.length < 2) return targets;
  const { me, foes, view } = judgement;
  const isTeam = foes.every(({ team }) => team === foes[0].team);
  const scores = targets.map((seat) => {
    const foe = view.seats[seat];
    const wall = walls(foe, judgement);
    const need = foe.authority + wall;
    const strength = power(foe, judgement);
    let score = isTeam ? (10 * (1 + strength)) / need : strength;
    if (need <= me.combat) score += 3 * CERTAIN;
    else if (wall < me.combat) score += 2 * CERTAIN;
    if (foe.role === 'emperor') score += CERTAIN;
    // Among equals, the next in turn.
    const inTurns = (seat - me.seat + view.seats.length) % view.seats.length;
    return { seat, score: score - inTurns / CERTAIN };
  });
  return scores.toSorted((one, other) => other.score - one.score).map(({ seat }) => seat);
}
