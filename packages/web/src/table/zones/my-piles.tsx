import { useWords } from '../../i18n/words.ts';
import { useTable } from '../table-context.ts';
import { tableWords } from '../table-words.ts';
import { PileButton } from './pile-button.tsx';

/** The near seat's deck, with what is left in it, and discard pile. */
export function MyPiles() {
  const { view, you, near, names, small } = useTable();
  const say = useWords(tableWords);
  const { deckCount, discard } = view.seats[near];
  return (
    <>
      <PileButton
        pile={{ of: 'deck', seat: near }}
        anchor={`deck:${near}`}
        count={deckCount}
        label={you === null ? say.deckOf(names[near], deckCount) : say.yourDeck(deckCount)}
        face={small ? 'deck-icon' : 'back'}
      />
      <PileButton
        pile={{ of: 'discard', seat: near }}
        anchor={`discard:${near}`}
        count={discard.length}
        label={
          you === null
            ? say.discardOf(names[near], discard.length)
            : say.yourDiscard(discard.length)
        }
        face={small ? 'discard-icon' : (discard[0] ?? 'back')}
      />
    </>
  );
}
