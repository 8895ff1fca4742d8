import { cardBoxes as allBoxes } from '@openrealms/content';
import { setupWarnings } from '@openrealms/engine';
import buttons from '../form/buttons.module.css';
import { useWords } from '../i18n/words.ts';
import { copiesOf } from './box-copies.ts';
import { newGameWords } from './new-game-words.ts';
import { SetupWarnings } from './setup-warnings.tsx';
import { useBoxes } from './use-boxes.ts';

interface BoxWarningsProps {
  readonly boxes: readonly string[];
  /** How many play. */
  readonly seats: number;
  readonly onChange: (boxes: readonly string[]) => void;
}

/** What the rulebooks warn of in a game with these boxes, and what helps. */
export function BoxWarnings({ boxes, seats, onChange }: BoxWarningsProps) {
  const say = useWords(newGameWords);
  const found = useBoxes(boxes);
  const warnings = found === null ? [] : setupWarnings({ boxes: found, seats });
  const single = allBoxes.find(({ id }) => copiesOf(id, boxes) === 1);
  return (
    <SetupWarnings warnings={warnings} seats={seats}>
      {single !== undefined && (
        <button
          type="button"
          className={buttons.plain}
          onClick={() => onChange(boxes.flatMap((id) => (id === single.id ? [id, id] : [id])))}
        >
          {say.addCopy(say.boxNames[single.id] ?? single.name)}
        </button>
      )}
    </SetupWarnings>
  );
}
