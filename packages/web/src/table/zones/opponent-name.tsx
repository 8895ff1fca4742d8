import type { Seat } from '@openrealms/engine';
import { commandLabel } from '@openrealms/narrator';
import { AuthorityIcon, CombatIcon, TradeIcon } from '../../card/icons.tsx';
import { useWords } from '../../i18n/words.ts';
import { seatPlace, tapOn } from '../places.ts';
import { useTable } from '../table-context.ts';
import { tableWords } from '../table-words.ts';
import styles from './opponents.module.css';

/** Names with more letters than this are set smaller, in two lines. */
const LONG = 11;

/** Name and authority of an opponent: the thing to tap to attack them, or to name them in a choice. */
export function OpponentName({ seat }: { readonly seat: Seat }) {
  const { view, book, names, places, tap } = useTable();
  const say = useWords(tableWords);
  const { authority, trade, combat, defeated } = view.seats[seat];
  const place = seatPlace(seat);
  const acts = places.get(place) ?? [];
  const first = tapOn(acts);
  const does = first?.kind === 'do' ? commandLabel(first.command, { names, view }, book) : null;
  const attack = acts.some(({ type }) => type === 'attack-player');
  const label = [
    names[seat],
    `${say.authority} ${authority}`,
    defeated ? say.defeated : null,
    does,
  ].filter((part) => part !== null);
  return (
    <button
      type="button"
      className={styles.name}
      data-place={place}
      data-legal={acts.length > 0 || undefined}
      data-attack={attack || undefined}
      aria-label={label.join('. ')}
      onClick={() => tap(place, null)}
    >
      <span className={styles.called} data-long={names[seat].length > LONG || undefined}>
        {names[seat]}
      </span>
      <span className={styles.authority} data-anchor={`authority:${seat}`}>
        <AuthorityIcon />
        <b>{authority}</b>
      </span>
      {/* Keeps its place when it is empty, so that nothing moves when a turn begins. */}
      <span className={styles.pools} data-empty={(trade === 0 && combat === 0) || undefined}>
        <span data-anchor={`trade:${seat}`}>
          <TradeIcon />
          {trade}
        </span>
        <span data-anchor={`combat:${seat}`}>
          <CombatIcon />
          {combat}
        </span>
      </span>
      {attack && trade === 0 && combat === 0 && (
        <span className={styles.aim} aria-hidden="true">
          <CombatIcon />
        </span>
      )}
    </button>
  );
}
