import { type Box, type CardId, idOf } from '../../cards/card.ts';
import { saysTheSame } from '../../same-value.ts';
import { type Checking, error } from './check-pack.ts';
import { cardOf } from './make-box.ts';
import type { PackCard } from './pack.ts';

/** Names that other boxes have: all boxes can lie on one table, and a name must mean one thing there. */
export function checkClashes(on: Checking, others: readonly Box[]): void {
  const { id, cards, tradeDeck } = on.pack;
  const taken = others.flatMap((box) =>
    box.campaign === undefined ? [box.id] : [box.id, `${box.id}-campaign`],
  );
  if (id !== undefined && (taken.includes(id) || taken.includes(`${id}-campaign`))) {
    error(on, 'box-taken', ['id'], `There is a box "${id}" already. Choose another id.`);
  }
  cards?.forEach((card, i) => {
    checkCardName(on, card, i, others);
  });
  for (const card of Object.keys(tradeDeck ?? {})) checkTradeCard(on, card, others);
}

function checkCardName(on: Checking, card: PackCard, i: number, others: readonly Box[]): void {
  const id = idOf(card.name.en);
  for (const { name, cards } of others) {
    const other = cards.find((each) => each.id === id);
    if (other === undefined || saysTheSame(cardOf(card), other)) continue;
    const why = `"${other.name}" is a card of ${name} and says something else there. Give yours another name, or leave it out to use that one.`;
    error(on, 'card-taken', ['cards', i, 'name', 'en'], why);
    return;
  }
}

/** Two boxes with a campaign would make different upgraded cards of the same card. */
function checkTradeCard(on: Checking, id: CardId, others: readonly Box[]): void {
  const owner = others.find(
    (box) => box.campaign !== undefined && Object.hasOwn(box.tradeDeck, id),
  );
  if (owner === undefined) return;
  const why = `"${id}" is a trade card of ${owner.name}, whose stickers make other cards of it. Give yours another name, or make the pack an edition of that box: use its id "${owner.id}" and another version.`;
  error(on, 'card-taken', ['tradeDeck', id], why);
}
