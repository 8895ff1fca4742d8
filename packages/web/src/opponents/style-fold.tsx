import { STYLE_NAMES, type StyleName } from '@openrealms/bots';
import { Choice } from '../form/choice.tsx';
import { useWords } from '../i18n/words.ts';
import { opponentWords } from './opponent-words.ts';
import { rankWords } from './rank-words.ts';
import styles from './style-fold.module.css';

interface StyleFoldProps {
  readonly value: StyleName | null;
  readonly onChange: (style: StyleName | null) => void;
}

/** What a computer player likes, apart from how well it plays: folded away, for few want to choose it. */
export function StyleFold({ value, onChange }: StyleFoldProps) {
  const say = useWords(opponentWords);
  const { styles: names } = useWords(rankWords);
  const chosen = value ?? 'balanced';
  return (
    <details>
      <summary className={styles.summary}>{say.folded(say.style, names[chosen])}</summary>
      <Choice
        label={say.style}
        hideLabel
        hint={say.likings[chosen]}
        options={(['balanced', ...STYLE_NAMES] as const).map((style) => ({
          value: style,
          label: names[style],
        }))}
        value={chosen}
        onChange={(style) => onChange(style === 'balanced' ? null : style)}
      />
    </details>
  );
}
