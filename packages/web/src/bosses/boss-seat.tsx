import { Suspense } from 'react';
import { InspectIcon } from '../card/icons.tsx';
import { BossPortrait } from '../challenges/boss-portrait.tsx';
import { useWords } from '../i18n/words.ts';
import { useTable } from '../table/table-context.ts';
import { tableWords } from '../table/table-words.ts';
import { HandCount } from '../table/zones/hand-count.tsx';
import { OpponentName } from '../table/zones/opponent-name.tsx';
import { Pieces } from '../table/zones/pieces.tsx';
import { PileButton } from '../table/zones/pile-button.tsx';
import { BOARDS } from './boards.ts';
import { BossLine } from './boss-line.tsx';
import styles from './boss-seat.module.css';
import { bossWords } from './boss-words.ts';
import { challengeNames } from './challenge-names.ts';
import { MulliganButton } from './mulligan-button.tsx';
import { useBoss } from './use-boss.ts';

/** The Boss across the table: who it is, what matters about it, what lies before it, and what it does. */
export function BossSeat() {
  const { view, small, inspect } = useTable();
  const { id, seat, name, challenge, own, hasDeck, isActing } = useBoss();
  const { challenges, levels } = useWords(challengeNames);
  const table = useWords(tableWords);
  const say = useWords(bossWords);
  const Board = BOARDS[id];
  const alone = view.seats.length === 2;
  return (
    <div
      className={styles.seat}
      data-shape={alone ? 'wide' : 'flat'}
      data-boss={id}
      data-anchor={`seat:${seat}`}
      data-active={isActing || undefined}
      data-defeated={own.defeated || undefined}
    >
      {alone && !small && (
        <div className={styles.portrait}>
          <BossPortrait boss={id} />
        </div>
      )}
      <div className={styles.head}>
        <OpponentName seat={seat} team={null} />
        {alone && !small && (
          <p className={styles.level}>{say.level(challenges[id], levels[challenge.level])}</p>
        )}
        {hasDeck && (
          <div className={styles.counts}>
            {!small && <HandCount seat={seat} />}
            <PileButton
              pile={{ of: 'deck', seat }}
              anchor={`deck:${seat}`}
              count={own.deckCount}
              label={table.deckOf(name, own.deckCount)}
              face="deck-icon"
            />
            <PileButton
              pile={{ of: 'discard', seat }}
              anchor={`discard:${seat}`}
              count={own.discard.length}
              label={table.discardOf(name, own.discard.length)}
              face="discard-icon"
            />
          </div>
        )}
      </div>
      <section className={styles.board} aria-label={say.board(name)}>
        <Suspense fallback={null}>
          <Board part="strip" />
        </Suspense>
      </section>
      <section
        className={styles.inPlay}
        aria-label={table.inPlayOf(name)}
        data-empty={own.inPlay.length === 0 || undefined}
      >
        <Pieces seat={seat} density={small || !alone ? 'chip' : 'mini'} />
      </section>
      <div className={styles.acts}>
        <MulliganButton />
        <button
          type="button"
          className={styles.about}
          aria-label={say.about(name)}
          title={say.about(name)}
          onClick={() => inspect({ kind: 'seat', seat })}
        >
          <InspectIcon />
        </button>
      </div>
      <div className={styles.line}>
        <BossLine />
      </div>
    </div>
  );
}
