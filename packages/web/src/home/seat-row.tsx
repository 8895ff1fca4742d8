import { BOT_NAMES, isBotName } from '@openrealms/bots';
import field from '../form/field.module.css';
import { type Pickable, Picker } from '../form/picker.tsx';
import { TextInput } from '../form/text-input.tsx';
import { useLanguage, useWords } from '../i18n/words.ts';
import { MAX_NAME } from '../settings/read-settings.ts';
import { BOT_CHARACTERS } from './bot-characters.ts';
import { newGameWords } from './new-game-words.ts';
import type { SeatChoice } from './seat-choice.ts';
import styles from './seat-row.module.css';

interface SeatRowProps {
  /** From 1. */
  readonly number: number;
  readonly seat: SeatChoice;
  /** What a person without a name is called. */
  readonly label: string;
  readonly onChange: (seat: SeatChoice) => void;
}

/** Who sits at one seat: a person with a name, or one of the computer players. */
export function SeatRow({ number, seat, label, onChange }: SeatRowProps) {
  const say = useWords(newGameWords);
  const language = useLanguage();
  const people: Pickable = { id: 'person', name: say.person, hint: say.personHint };
  const bots = BOT_NAMES.map((bot, i): Pickable => {
    const { name, manner } = BOT_CHARACTERS[bot];
    return { id: bot, name, tag: say.level(i + 1, BOT_NAMES.length), hint: manner[language] };
  });
  return (
    <li className={styles.row}>
      <span className={styles.seat}>{say.seat(number)}</span>
      <Picker
        label={say.who(number)}
        items={[people, ...bots]}
        value={seat.kind === 'person' ? 'person' : seat.bot}
        onChange={(id) =>
          onChange(isBotName(id) ? { kind: 'bot', bot: id } : { kind: 'person', name: '' })
        }
      />
      <div className={styles.detail}>
        {seat.kind === 'person' ? (
          <TextInput
            label={say.name(number)}
            hideLabel
            placeholder={label}
            maxLength={MAX_NAME}
            value={seat.name}
            onChange={(name) => onChange({ kind: 'person', name: name.slice(0, MAX_NAME) })}
          />
        ) : (
          <p className={field.hint}>{BOT_CHARACTERS[seat.bot].manner[language]}</p>
        )}
      </div>
    </li>
  );
}
