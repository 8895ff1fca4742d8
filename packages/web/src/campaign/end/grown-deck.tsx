import type { CardId } from '@openrealms/engine';
import { CardFace } from '../../card/card-face.tsx';
import buttons from '../../form/buttons.module.css';
import field from '../../form/field.module.css';
import { useNewGameChoice } from '../../home/use-new-game-choice.ts';
import { useWords } from '../../i18n/words.ts';
import { useBook } from '../../table/use-book.ts';
import { reportWords } from '../report/report-words.ts';
import type { OpenCampaign } from '../store/use-campaign.ts';
import { endWords } from './end-words.ts';
import styles from './grown-deck.module.css';

interface GrownDeckProps {
  readonly open: OpenCampaign;
  readonly deck: Readonly<Record<CardId, number>>;
}

/** The trade deck that a finished campaign leaves, and the way to a game with it. */
export function GrownDeck({ open, deck }: GrownDeckProps) {
  const say = useWords(endWords);
  const { stored, box, view } = open;
  const change = useNewGameChoice((choice) => choice.change);
  const extra = Object.entries(box.campaign.postCampaign);
  const count = (cards: readonly (readonly [CardId, number])[]): number =>
    cards.reduce((sum, [, copies]) => sum + copies, 0);
  return (
    <section className={styles.deck} aria-labelledby="grown-deck">
      <h2 id="grown-deck">{say.deck}</h2>
      <p>{say.deckText(count(Object.entries(deck)), count(extra))}</p>
      <div className={styles.play}>
        <button
          type="button"
          className={buttons.primary}
          onClick={() => {
            change({ deck: stored.id, boxes: [] });
            location.hash = '#/new';
          }}
        >
          {say.play}
        </button>
        <p className={field.hint}>{say.playHint}</p>
      </div>
      <h3>{say.extra}</h3>
      <Cards cards={extra} />
      <h3>{say.wonOver}</h3>
      <Cards cards={view.upgraded.map(({ id, count: copies }) => [id, copies] as const)} />
    </section>
  );
}

function Cards({ cards }: { readonly cards: readonly (readonly [CardId, number])[] }) {
  const book = useBook();
  const say = useWords(reportWords);
  return (
    <ul className={styles.cards}>
      {cards.map(([id, copies]) => (
        <li key={id}>
          <div
            role="img"
            aria-label={`${say.copies(book.name(id), copies)}. ${book.brief(id)}`}
            className={styles.card}
          >
            <CardFace card={book.card(id)} density="compact" />
            {copies > 1 && <span className={styles.count}>×{copies}</span>}
          </div>
        </li>
      ))}
    </ul>
  );
}
