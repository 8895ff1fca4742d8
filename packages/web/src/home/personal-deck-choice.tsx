import { type Seat, SIDES, type Side } from '@openrealms/engine';
import { sideWords } from '../campaign/side-words.ts';
import { Choice } from '../form/choice.tsx';
import { useWords } from '../i18n/words.ts';
import { ruleHref } from '../rules/outline.ts';
import { newGameWords } from './new-game-words.ts';

const USUAL = '';

interface PersonalDeckChoiceProps {
  /** By seat. */
  readonly value: readonly (Side | null)[];
  /** Who may choose. */
  readonly seats: readonly Seat[];
  /** By seat. */
  readonly names: readonly string[];
  readonly onChange: (decks: readonly (Side | null)[]) => void;
}

/** Whose personal deck a player starts with, where the rulebook allows another than the usual one. */
export function PersonalDeckChoice({ value, seats, names, onChange }: PersonalDeckChoiceProps) {
  const say = useWords(newGameWords);
  const { sides } = useWords(sideWords);
  const hint = (
    <>
      {say.personalDeckHint}{' '}
      <a href={ruleHref('scenario-start')} aria-label={say.about(say.personalDecks)}>
        {say.more}
      </a>
    </>
  );
  return seats.map((seat) => (
    <Choice
      key={seat}
      label={say.personalDeck(names[seat] ?? '')}
      {...(seat === seats[0] && { hint })}
      options={[
        { value: USUAL, label: say.usualDeck },
        ...SIDES.map((side) => ({ value: side, label: sides[side] })),
      ]}
      value={value[seat] ?? USUAL}
      onChange={(chosen) =>
        onChange(
          names.map((_, each) =>
            each === seat ? (SIDES.find((side) => side === chosen) ?? null) : (value[each] ?? null),
          ),
        )
      }
    />
  ));
}
