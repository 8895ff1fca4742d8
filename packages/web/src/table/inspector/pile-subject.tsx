import { useWords } from '../../i18n/words.ts';
import { discardPlace, passesAt } from '../places.ts';
import { seatWords } from '../seat-words.ts';
import { useTable } from '../table-context.ts';
import { tableWords } from '../table-words.ts';
import styles from './inspector.module.css';
import { PileCard } from './pile-card.tsx';
import { contentsOf } from './pile-contents.ts';
import type { Pile } from './subject.ts';

/** What lies in a pile, as far as the rules let the viewer know. */
export function PileSubject({ pile }: { readonly pile: Pile }) {
  const { view, you, names, places } = useTable();
  const say = useWords(tableWords);
  const seated = useWords(seatWords);
  const { cards, total, order, knownTop } = contentsOf(pile, view);
  const place = pile.of === 'discard' && pile.seat === you ? discardPlace(pile.seat) : null;
  const canPass = place !== null && passesAt(places.get(place) ?? [], null).length > 0;
  const explained = {
    'from-top': say.pileTop,
    none: say.inDeck,
    'none-with-hand': say.inDeckOrHand,
  };
  return (
    <div className={styles.pile}>
      <h2>{titleOf()}</h2>
      {total + cards.length === 0 ? (
        <p>{say.noCards}</p>
      ) : (
        <p className={styles.order}>{explained[order]}</p>
      )}
      {canPass && <p className={styles.order}>{seated.passTip}</p>}
      <ul className={styles.cards}>
        {knownTop.map((card, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal cards of a pile are told apart by their place
          <li key={`top:${i}`}>
            <PileCard card={card} remark={say.onTopOfDeck} place={null} />
          </li>
        ))}
        {cards.map(({ card, count }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal cards of a pile are told apart by their place
          <li key={i}>
            <PileCard card={card} remark={count > 1 ? `×${count}` : null} place={place} />
          </li>
        ))}
      </ul>
    </div>
  );

  function titleOf(): string {
    switch (pile.of) {
      case 'trade-deck':
        return say.tradeDeckCount(total);
      case 'scrap-heap':
        return say.scrapHeapCount(total);
      case 'deck':
        return pile.seat === you ? say.yourDeck(total) : say.deckOf(names[pile.seat], total);
      case 'discard':
        return pile.seat === you ? say.yourDiscard(total) : say.discardOf(names[pile.seat], total);
    }
  }
}
