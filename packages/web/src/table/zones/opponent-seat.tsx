import { formatNamed, type Seat } from '@openrealms/engine';
import { Icon } from '../../card/icon.tsx';
import { useWords } from '../../i18n/words.ts';
import { seatWords } from '../seat-words.ts';
import { useTable } from '../table-context.ts';
import { tableWords } from '../table-words.ts';
import { HandCount } from './hand-count.tsx';
import { OpponentName } from './opponent-name.tsx';
import styles from './opponents.module.css';
import { Pieces } from './pieces.tsx';
import { PileButton } from './pile-button.tsx';
import { SeatBubble } from './seat-bubble.tsx';

/** How a seat is drawn: alone across the table, beside others, in one of two rows, or by itself in the side panel. */
export type SeatShape = 'wide' | 'column' | 'flat' | 'panel';

/** How many cards in play a phone shows in one line: beside the figures of a seat, and below them. */
const ROOM = 4;
const PANEL_ROOM = 6;

interface OpponentSeatProps {
  readonly seat: Seat;
  readonly shape: SeatShape;
  readonly team: number | null;
}

/** Another player: authority, what can be counted of the cards, and what lies in play. */
export function OpponentSeat({ seat, shape, team }: OpponentSeatProps) {
  const { view, names, beside, onSwitch } = useTable();
  const say = useWords(tableWords);
  const seated = useWords(seatWords);
  const { role, deckCount, discard, inPlay, defeated } = view.seats[seat];
  const name = names[seat];
  const hasNoPiles = formatNamed(view.format).boss?.hasDeck === false && role === 'boss';
  const isLarge = shape === 'wide' || shape === 'panel';
  return (
    <div
      className={styles.seat}
      data-shape={shape}
      data-anchor={`seat:${seat}`}
      data-active={view.active.includes(seat) || undefined}
      data-defeated={defeated || undefined}
    >
      <div className={styles.head}>
        <OpponentName seat={seat} team={team} />
        <div className={styles.counts} hidden={hasNoPiles}>
          <HandCount seat={seat} />
          <PileButton
            pile={{ of: 'deck', seat }}
            anchor={`deck:${seat}`}
            count={deckCount}
            label={say.deckOf(name, deckCount)}
            face="deck-icon"
          />
          <PileButton
            pile={{ of: 'discard', seat }}
            anchor={`discard:${seat}`}
            count={discard.length}
            label={say.discardOf(name, discard.length)}
            face="discard-icon"
          />
        </div>
      </div>
      <section className={styles.inPlay} aria-label={say.inPlayOf(name)}>
        {inPlay.length === 0 && !defeated && (
          <p className={shape === 'flat' ? 'visually-hidden' : styles.nothing}>
            {say.nothingInPlay}
          </p>
        )}
        <Pieces
          seat={seat}
          density={isLarge ? 'mini' : 'chip'}
          room={shape === 'panel' ? PANEL_ROOM : ROOM}
        />
      </section>
      {beside.includes(seat) && (
        <button
          type="button"
          className={styles.switch}
          aria-label={seated.takeSeat(name)}
          onClick={() => onSwitch?.(seat)}
        >
          <SwitchIcon />
          <span className={styles.switchText}>{seated.takeSeat(name)}</span>
        </button>
      )}
      {shape !== 'panel' && <SeatBubble seat={seat} />}
    </div>
  );
}

/** One goes, the other comes. */
function SwitchIcon() {
  return (
    <Icon>
      <path d="M7 3v4h14v3H7v4L1 8.5ZM17 10v4H3v3h14v4l6-5.5Z" />
    </Icon>
  );
}
