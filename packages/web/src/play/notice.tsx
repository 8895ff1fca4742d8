import type { Refusal } from '@openrealms/engine';
import { refusalText } from '@openrealms/narrator';
import { useEffect } from 'react';
import { useLanguage, useWords } from '../i18n/words.ts';
import { ruleForRefusal } from '../rules/links.ts';
import { useTable } from '../table/table-context.ts';
import styles from './notice.module.css';
import { playWords } from './play-words.ts';

interface NoticeProps {
  readonly refusal: Refusal | null;
  readonly trouble: string | null;
  readonly onDismiss: () => void;
}

/** How long a refusal stays, in milliseconds. */
const READING_TIME = 8000;

/** Why something was not possible, with the rule behind it. */
export function Notice({ refusal, trouble, onDismiss }: NoticeProps) {
  const { inspect } = useTable();
  const language = useLanguage();
  const say = useWords(playWords);
  useEffect(() => {
    // What could not be saved stays until it was read.
    if (refusal === null) return;
    const timer = setTimeout(onDismiss, READING_TIME);
    return () => clearTimeout(timer);
  }, [refusal, onDismiss]);
  return (
    <div role="alert" className={styles.notice}>
      <p>{refusal === null ? `${say.notSaved} (${trouble})` : refusalText(refusal, language)}</p>
      {refusal !== null && (
        <button
          type="button"
          onClick={() => inspect({ kind: 'rules', clauses: [ruleForRefusal(refusal.code)] })}
        >
          {say.rule}
        </button>
      )}
      <button type="button" aria-label={say.dismiss} onClick={onDismiss}>
        ×
      </button>
    </div>
  );
}
