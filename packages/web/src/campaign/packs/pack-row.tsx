import { boxes } from '@openrealms/content';
import { readPackText } from '@openrealms/engine';
import { useRef } from 'react';
import { downloadText } from '../../app/download.ts';
import buttons from '../../form/buttons.module.css';
import { useWords } from '../../i18n/words.ts';
import { PackReport } from './pack-report.tsx';
import styles from './pack-row.module.css';
import { packsWords } from './packs-words.ts';
import { isNeeded, type Needs } from './store/pack-needs.ts';
import type { ShelvedPack } from './store/pack-shelf.ts';

interface PackRowProps {
  readonly pack: ShelvedPack;
  /** What needs it, where it is to be removed all the same. */
  readonly asked: Needs | null;
  /** It has just been put back: the focus goes to it, as the button that did so has gone. */
  readonly returned: boolean;
  readonly onRemove: (sure: boolean) => void;
  readonly onKeep: () => void;
}

/** One pack: what is in it, what needs it, and what can be done with it. */
export function PackRow({ pack, asked, returned, onRemove, onKeep }: PackRowProps) {
  const say = useWords(packsWords);
  const removal = useRef<HTMLButtonElement>(null);
  const { stored, box, needs } = pack;
  const { key, name } = stored;
  const at = key.indexOf('@');
  const facts = [
    say.version(key.slice(at + 1)),
    ...(box === null
      ? []
      : [say.cards(box.cards.length), say.scenarios(box.campaign.scenarios.length)]),
    ...(isNeeded(needs) ? [say.neededBy(needs)] : []),
  ];
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.facts}>
          <code>{key.slice(0, at)}</code>
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
      </div>
      <div className={styles.actions}>
        {box !== null && (
          <>
            <a
              className={buttons.primary}
              href={`#/campaigns/new/${encodeURIComponent(key)}`}
              aria-label={say.ofPack(say.begin, name)}
            >
              {say.begin}
            </a>
            <a
              className={buttons.quiet}
              href={`#/gallery/?${new URLSearchParams({ pack: key })}`}
              aria-label={say.ofPack(say.look, name)}
            >
              {say.look}
            </a>
          </>
        )}
        <button
          type="button"
          className={buttons.quiet}
          aria-label={say.ofPack(say.save, name)}
          onClick={() => downloadText(`${key.slice(0, at)}.json`, stored.text)}
        >
          {say.save}
        </button>
        <button
          type="button"
          className={buttons.quiet}
          aria-label={say.ofPack(say.remove, name)}
          ref={removal}
          // biome-ignore lint/a11y/noAutofocus: See `returned`.
          autoFocus={returned}
          onClick={() => onRemove(false)}
        >
          {say.remove}
        </button>
      </div>
      {asked !== null && (
        <div className={styles.question}>
          <p role="alert">{say.needed(asked)}</p>
          <div className={styles.actions}>
            <button
              type="button"
              className={buttons.plain}
              // biome-ignore lint/a11y/noAutofocus: It answers the question that has just been asked.
              autoFocus
              onClick={() => {
                onKeep();
                removal.current?.focus();
              }}
            >
              {say.keep}
            </button>
            <button type="button" className={buttons.danger} onClick={() => onRemove(true)}>
              {say.removeNow}
            </button>
          </div>
        </div>
      )}
      {box === null && (
        <div className={styles.trouble}>
          <p>{say.outdated}</p>
          <PackReport file={name} problems={readPackText(stored.text, boxes).problems} />
        </div>
      )}
    </li>
  );
}
