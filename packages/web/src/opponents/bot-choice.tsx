import { type BotName, botNameOf, botParts } from '@openrealms/bots';
import { LevelLadder } from './level-ladder.tsx';
import { StyleFold } from './style-fold.tsx';

interface BotChoiceProps {
  readonly label: string;
  readonly value: BotName;
  readonly onChange: (bot: BotName) => void;
}

/** One computer player: its level and, folded away, its style. */
export function BotChoice({ label, value, onChange }: BotChoiceProps) {
  const parts = botParts(value);
  if (parts === null) throw new Error(`"${value}" has no level.`);
  return (
    <>
      <LevelLadder
        label={label}
        value={parts.level}
        onChange={(level) => onChange(botNameOf({ ...parts, level }))}
      />
      <StyleFold
        value={parts.style}
        onChange={(style) => onChange(botNameOf({ ...parts, style }))}
      />
    </>
  );
}
