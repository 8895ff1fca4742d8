import { useWords } from '../../i18n/words.ts';
import { useTable } from '../table-context.ts';
import { tableWords } from '../table-words.ts';
import { PileButton } from './pile-button.tsx';

/** The viewer's deck, with what is left in it, and discard pile. */
export function MyPiles() {
  const { view, you, small } = useTable();
  const say = useWords(tableWords);
  if (you === null) return null;
  const { deckCount, discard } = view.seats[you];
  return (
    <>
      <PileButton
        pile={{ of: 'deck', seat: you }}
        anchor={`deck:${you}`}
        count={deckCount}
        label={say.yourDeck(deckCount)}
        face={small ? 'deck-icon' : 'back'}
      />
      <PileButton
        pile={{ of: 'discard', seat: you }}
        anchor={`discard:${you}`}
        count={discard.length}
        label={say.yourDiscard(discard.length)}
        face={small ? 'discard-icon' : (discard[0] ?? 'back')}
      />
    </>
  );
}
