import type { Refusal } from '@openrealms/engine';
import { refusalText } from '@openrealms/narrator';
import { useEffect, useState } from 'react';
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

/** How long a refusal stays that nobody points at, in milliseconds. */
const READING_TIME = 8000;

/** Why something was not possible, with the rule behind it. */
export function Notice({ refusal, trouble, onDismiss }: NoticeProps) {
  const { inspect } = useTable();
  const language = useLanguage();
  const say = useWords(playWords);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const held = hovered || focused;
  useEffect(() => {
    // What could not be saved stays until it was read.
    if (refusal === null || held) return;
    const timer = setTimeout(onDismiss, READING_TIME);
    return () => clearTimeout(timer);
  }, [refusal, held, onDismiss]);
  return (
    <div
      role="alert"
      className={styles.notice}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
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
