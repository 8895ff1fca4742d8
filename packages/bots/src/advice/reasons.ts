import type { CardId } from '@openrealms/engine';
import { cardPower } from '../network/card-power.ts';
import { Encoder } from '../network/encoder.ts';
import { Encoding } from '../network/encoding.ts';
import type { Network } from '../network/network.ts';
import type { Reason, ReasonKind } from './advice.ts';
import { changeOf } from './deck-change.ts';
import { cardsOnlyIn, type EndedTurn, PARTS, type Part, withPartOf } from './ended-turn.ts';

/** No more reasons than people read. */
const MOST = 3;
/** Less than this, in points of a hundred, is no reason. */
const LEAST = 0.5;

/**
 * Why one end of the turn is better than another: each part of it is put back to what it is in the other, and what this makes of
 * the network's opinion is what that part is worth.
 */
export function reasonsFor(turn: EndedTurn, other: EndedTurn, network: Network): readonly Reason[] {
  const { catalog } = turn.state;
  const encoder = new Encoder(catalog, cardPower(catalog));
  const read = ({ seat, state, unseen }: EndedTurn): Encoding => {
    const encoding = new Encoding();
    encoder.look(state, seat, unseen, encoding);
    return encoding;
  };
  const now = read(turn);
  const chance = network.value(now);
  const reasons = PARTS.map((part): Reason => {
    const without = read(withPartOf(turn, other, part));
    const points = 100 * (chance - network.value(without));
    const gained = cardsOnlyIn(turn, other, part);
    const lost = cardsOnlyIn(other, turn, part);
    const isGood = points > 0;
    const isThinner = (isGood ? gained : lost).length === 0 && gained.length !== lost.length;
    const kind =
      part !== 'deck'
        ? kindOf(part, gained, lost)
        : isThinner
          ? 'thinner'
          : changeOf(now, without, isGood);
    return { kind, points, cards: subjects(kind, isGood, gained, lost) };
  });
  const telling = reasons
    .filter(({ points }) => Math.abs(points) >= LEAST)
    .sort((one, another) => Math.abs(another.points) - Math.abs(one.points))
    .slice(0, MOST);
  // What speaks for it comes first, and where nothing does there is nothing to say.
  const isFor = ({ points }: Reason): boolean => points > 0;
  return telling.some(isFor)
    ? [...telling.filter(isFor), ...telling.filter((reason) => !isFor(reason))]
    : [];
}

function kindOf(
  part: Exclude<Part, 'deck'>,
  gained: readonly CardId[],
  lost: readonly CardId[],
): ReasonKind {
  switch (part) {
    case 'authority':
      return 'own-authority';
    case 'foe-authority':
      return 'foe-authority';
    case 'bases':
      return 'own-bases';
    case 'foe-cards':
      // Where no base of theirs is concerned, it is their hand.
      return gained.length + lost.length > 0 ? 'foe-bases' : 'discards';
    case 'row':
      return 'trade-row';
    case 'owed':
      return 'discards';
  }
}

/** Which cards a reason is about: what was gained, or what the others no longer have. */
function subjects(
  kind: ReasonKind,
  isGood: boolean,
  gained: readonly CardId[],
  lost: readonly CardId[],
): readonly CardId[] {
  const isBetterGone = kind === 'trade-row' || kind === 'foe-bases' || kind === 'thinner';
  return isBetterGone === isGood ? lost : gained;
}
