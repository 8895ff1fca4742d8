import {
  type ChallengeId,
  DEFAULT_OPTIONS,
  type FormatId,
  formatNamed,
  type Options,
  saysTheSame,
} from '@openrealms/engine';
import buttons from '../form/buttons.module.css';
import { Choice } from '../form/choice.tsx';
import { choosable } from '../form/choosable.ts';
import field from '../form/field.module.css';
import { Toggle } from '../form/toggle.tsx';
import { formatWords } from '../formats/format-words.ts';
import { useWords } from '../i18n/words.ts';
import { type ClauseId, ruleHref } from '../rules/outline.ts';
import { newGameWords } from './new-game-words.ts';
import styles from './option-choice.module.css';

interface OptionChoiceProps {
  readonly value: Options;
  readonly format: FormatId | ChallengeId;
  /** By seat, without a Boss that the rules play. */
  readonly names: readonly string[];
  readonly onChange: (options: Options) => void;
}

/** Where tables differ. */
export function OptionChoice({ value, format, names, onChange }: OptionChoiceProps) {
  const say = useWords(newGameWords);
  const { team: teamNamed } = useWords(formatWords);
  const change = (options: Partial<Options>): void => onChange({ ...value, ...options });
  const { firstSeats, team, boss } = formatNamed(format);
  const beginners = firstSeats(boss === null ? names.length : names.length + 1);
  const ofTeams = beginners.length < names.length;
  const seats = [
    { value: 'random', label: say.byLot },
    ...beginners.map((seat) => ({
      value: `${seat}`,
      label: ofTeams ? teamNamed(team(seat, names.length) + 1) : names[seat],
    })),
  ];
  return (
    <>
      <p className={field.hint}>
        {say.optionsHint} <a href={ruleHref('options')}>{say.rules}</a>
      </p>
      {beginners.length > 1 && (
        <Choice
          label={say.firstSeat}
          hint={explained(say.firstSeatHint, 'first-player', say.firstSeat)}
          options={seats}
          value={`${value.firstSeat}`}
          onChange={(seat) => change({ firstSeat: seat === 'random' ? seat : Number(seat) })}
        />
      )}
      {format === 'raid' && names.length === 4 && (
        <Choice
          label={say.bossHand}
          hint={explained(say.bossHandHint, 'raid-boss', say.bossHand)}
          options={([7, 8] as const).map((hand) => ({
            value: `${hand}`,
            label: say.bossHands(hand),
          }))}
          value={`${value.bossHandWithThreeRaiders}`}
          onChange={(hand) => change({ bossHandWithThreeRaiders: hand === '8' ? 8 : 7 })}
        />
      )}
      <Choice
        label={say.discardTiming}
        hint={explained(say.discardTimingHint, 'discard-timing', say.discardTiming)}
        options={choosable(say.discardTimings)}
        value={value.discardTiming}
        onChange={(discardTiming) => change({ discardTiming })}
      />
      {/* In a challenge the trade deck is always made anew. */}
      {boss === null && (
        <Choice
          label={say.emptyTradeDeck}
          hint={explained(say.emptyTradeDeckHint, 'trade-deck-option', say.emptyTradeDeck)}
          options={choosable(say.emptyTradeDecks)}
          value={value.emptyTradeDeck}
          onChange={(emptyTradeDeck) => change({ emptyTradeDeck })}
        />
      )}
      <Toggle
        label={say.copies}
        hint={explained(say.copiesHint, 'copies-option', say.copies)}
        value={value.copiesCountAsPlayed}
        onChange={(copiesCountAsPlayed) => change({ copiesCountAsPlayed })}
      />
      {!saysTheSame(value, DEFAULT_OPTIONS) && (
        <button
          type="button"
          className={`${buttons.plain} ${styles.defaults}`}
          onClick={() => onChange(DEFAULT_OPTIONS)}
        >
          {say.defaults}
        </button>
      )}
    </>
  );

  function explained(hint: string, clause: ClauseId, option: string) {
    return (
      <>
        {hint}{' '}
        <a href={ruleHref(clause)} aria-label={say.about(option)}>
          {say.more}
        </a>
      </>
    );
  }
}
