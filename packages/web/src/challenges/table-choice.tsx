import { cardBoxes as allBoxes } from '@openrealms/content';
import { Toggle } from '../form/toggle.tsx';
import { newGameWords } from '../home/new-game-words.ts';
import { OptionChoice } from '../home/option-choice.tsx';
import { useWords } from '../i18n/words.ts';
import { type ClauseId, ruleHref } from '../rules/outline.ts';
import { boxesWith, type ChallengeChoice } from './challenge-choice.ts';
import { challengeFacts, hasCorrection } from './challenge-facts.ts';
import { challengeWords } from './challenge-words.ts';

interface TableChoiceProps {
  readonly choice: ChallengeChoice;
  /** What the players are called, by seat. */
  readonly names: readonly string[];
  readonly onChange: (choice: Partial<ChallengeChoice>) => void;
}

/** Boxes besides the one that has the challenge, and where tables differ. */
export function TableChoice({ choice, names, onChange }: TableChoiceProps) {
  const say = useWords(challengeWords);
  const { boxNames, about, more } = useWords(newGameWords);
  const { challenge, boxes, options } = choice;
  const needed = boxesWith(challenge);
  const corrected = { ...options, firstEditionCorrection: true };
  const authority = challengeFacts(challenge, 1, corrected).playerAuthority;
  return (
    <>
      {allBoxes
        .filter(({ id }) => !needed.includes(id))
        .map(({ id, name, tradeDeck }) => (
          <Toggle
            key={id}
            label={say.mixIn(boxNames[id] ?? name)}
            hint={say.mixInHint(sum(Object.values(tradeDeck)))}
            value={boxes.includes(id)}
            onChange={(on) =>
              onChange({ boxes: on ? [...boxes, id] : boxes.filter((each) => each !== id) })
            }
          />
        ))}
      <Toggle
        label={say.substitutions}
        hint={explained(say.substitutionsHint, 'substitutes-option', say.substitutions)}
        value={options.gambitSubstitutions}
        onChange={(gambitSubstitutions) =>
          onChange({ options: { ...options, gambitSubstitutions } })
        }
      />
      {hasCorrection(challenge) && (
        <Toggle
          label={say.correction}
          hint={explained(say.correctionHint(authority), 'correction-option', say.correction)}
          value={options.firstEditionCorrection}
          onChange={(firstEditionCorrection) =>
            onChange({ options: { ...options, firstEditionCorrection } })
          }
        />
      )}
      <OptionChoice
        value={options}
        format={challenge}
        names={names}
        onChange={(changed) => onChange({ options: changed })}
      />
    </>
  );

  function explained(hint: string, clause: ClauseId, option: string) {
    return (
      <>
        {hint}{' '}
        <a href={ruleHref(clause)} aria-label={about(option)}>
          {more}
        </a>
      </>
    );
  }
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
