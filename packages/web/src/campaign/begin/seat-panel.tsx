import { TextInput } from '../../form/text-input.tsx';
import { labelWords } from '../../home/player-label.ts';
import type { Mode, SeatChoice } from '../../home/seat-choice.ts';
import { useWords } from '../../i18n/words.ts';
import { BotChoice } from '../../opponents/bot-choice.tsx';
import { opponentWords } from '../../opponents/opponent-words.ts';
import { MAX_NAME } from '../../settings/read-settings.ts';
import { beginWords } from './begin-words.ts';

interface SeatPanelProps {
  /** From 1. */
  readonly number: number;
  readonly seat: SeatChoice;
  readonly mode: Mode;
  /** What the player is called by the settings. */
  readonly ownName: string;
  readonly onChange: (seat: SeatChoice) => void;
}

/** Who one of the two players is. */
export function SeatPanel({ number, seat, mode, ownName, onChange }: SeatPanelProps) {
  const say = useWords(beginWords);
  const { level } = useWords(opponentWords);
  const { you, player } = useWords(labelWords);
  if (seat.kind === 'bot') {
    const both = number === 1 ? say.firstComputer : say.secondComputer;
    return (
      <BotChoice
        label={mode === 'watch' ? both : level}
        value={seat.bot}
        onChange={(bot) => onChange({ kind: 'bot', bot })}
      />
    );
  }
  const alone = mode === 'against-computer';
  return (
    <TextInput
      label={alone ? say.ownName : say.name(number)}
      placeholder={alone ? ownName || you : player(number)}
      maxLength={MAX_NAME}
      value={seat.name}
      onChange={(name) => onChange({ kind: 'person', name })}
    />
  );
}
