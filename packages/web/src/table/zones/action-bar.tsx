import { useWords } from '../../i18n/words.ts';
import { HintButton } from '../hint/hint-button.tsx';
import { KeyCap } from '../key-cap.tsx';
import { useTable } from '../table-context.ts';
import type { TableHint } from '../table-props.ts';
import { tableWords } from '../table-words.ts';
import styles from './action-bar.module.css';

interface ActionBarProps {
  readonly undo?:
    | { readonly depth: number; readonly hint: string; readonly onUndo: () => void }
    | undefined;
  readonly hint?: TableHint | undefined;
  readonly onPlayAll?: (() => void) | undefined;
  readonly onEndTurn: () => void;
  readonly onSkip?: (() => void) | undefined;
}

/** The things to do that are not about one card. */
export function ActionBar(props: ActionBarProps) {
  const { undo, hint, onPlayAll, onEndTurn, onSkip } = props;
  const { hinted, legal, small } = useTable();
  const say = useWords(tableWords);
  const canEnd = legal.some(({ type }) => type === 'end-turn');
  const useful = legal.some(({ type }) => type !== 'end-turn');
  return (
    <div className={styles.bar}>
      {onSkip !== undefined && (
        <button type="button" className={styles.action} onClick={onSkip}>
          {say.skip} <KeyCap cap="␣" />
        </button>
      )}
      {hint !== undefined && <HintButton hint={hint} />}
      {undo !== undefined && (
        <button
          type="button"
          className={styles.action}
          data-act="undo"
          disabled={undo.depth === 0}
          title={undo.hint}
          aria-description={undo.hint}
          onClick={undo.onUndo}
        >
          {say.undo}
          <b className={styles.depth}>{undo.depth}</b>
          {!small && <KeyCap cap="U" />}
        </button>
      )}
      <button
        type="button"
        className={styles.action}
        disabled={onPlayAll === undefined}
        onClick={onPlayAll}
      >
        {say.playAll} {!small && <KeyCap cap="A" />}
      </button>
      <button
        type="button"
        className={styles.end}
        data-act="end-turn"
        data-calm={useful || undefined}
        data-hinted={hinted?.type === 'end-turn' || undefined}
        aria-description={hinted?.type === 'end-turn' ? say.hinted : undefined}
        disabled={!canEnd}
        onClick={onEndTurn}
      >
        {say.endTurn} {!small && <KeyCap cap="E" />}
      </button>
    </div>
  );
}
