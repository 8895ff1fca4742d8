import type { Seat } from '@openrealms/engine';
import { lazy, memo, Suspense } from 'react';
import { CardFace } from '../../card/card-face.tsx';
import { useWords } from '../../i18n/words.ts';
import { AmountPicker } from '../amount/amount-picker.tsx';
import { type AmountCommand, isAmount } from '../amount/steps.ts';
import { seatPlace } from '../places.ts';
import { seatWords } from '../seat-words.ts';
import { TeamTalk } from '../signals/team-talk.tsx';
import { useTable } from '../table-context.ts';
import { numbered } from '../zones/numbered.ts';
import { OpponentSeat } from '../zones/opponent-seat.tsx';
import { standingOf } from '../zones/standing.ts';
import styles from './inspector.module.css';

const Face = memo(CardFace);
const BossSheet = lazy(async () => ({
  default: (await import('../../bosses/boss-sheet.tsx')).BossSheet,
}));

/** Another player by themselves: what lies before them, what can be done to or for them, and what can be said. */
export function SeatSubject({ seat }: { readonly seat: Seat }) {
  const { view, you, places, names } = useTable();
  const say = useWords(seatWords);
  const { hand, team } = view.seats[seat];
  const isTeam = view.seats.some((other) => other.seat !== seat && other.team === team);
  const isBoss = view.challenge !== undefined && view.seats[seat].role === 'boss';
  const mate = you !== null && standingOf(view, you, seat).mate;
  return (
    <div className={styles.seat} data-mate={mate || undefined}>
      <OpponentSeat seat={seat} shape="panel" team={isTeam ? team : null} />
      {isBoss && (
        <Suspense fallback={null}>
          <BossSheet />
        </Suspense>
      )}
      <div className={styles.doing}>
        {amountsAt(places.get(seatPlace(seat)) ?? []).map((commands) => (
          <AmountPicker key={kindOf(commands[0])} commands={commands} />
        ))}
        {mate && <TeamTalk />}
      </div>
      {hand !== null && seat !== you && (
        <section aria-label={say.handOf(names[seat])}>
          <h3>{say.handOf(names[seat])}</h3>
          <HandCards cards={hand} />
        </section>
      )}
    </div>
  );
}

/** A hand that is open to look at. */
function HandCards({ cards }: { readonly cards: readonly string[] }) {
  const { book, inspect } = useTable();
  return (
    <ul className={styles.cards}>
      {numbered(cards).map(({ card, n }) => (
        <li key={`${card}:${n}`}>
          <button
            type="button"
            className={styles.pileCard}
            aria-label={book.name(card)}
            onClick={() => inspect({ kind: 'card', card, place: null })}
          >
            <Face card={book.card(card)} density="mini" />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The commands that say how much, those of one kind together. */
function amountsAt(commands: readonly Parameters<typeof isAmount>[0][]): AmountCommand[][] {
  const kinds = new Map<string, AmountCommand[]>();
  for (const command of commands.filter(isAmount)) {
    kinds.set(kindOf(command), [...(kinds.get(kindOf(command)) ?? []), command]);
  }
  return [...kinds.values()];
}

function kindOf(command: AmountCommand): string {
  return command.type === 'transfer' ? command.what : command.type;
}
