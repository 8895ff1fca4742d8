import { type Card, describe, type Effect } from '@openrealms/engine';
import { AbilityRow } from './ability-row.tsx';
import { useCardLanguage } from './card-language.ts';
import { DoubleAllyMark } from './double-ally-mark.tsx';
import { EffectIcons } from './effect-icons.tsx';
import { FactionSymbol } from './faction-symbol.tsx';
import { AlwaysIcon, PrimaryIcon, ScrapIcon } from './icons.tsx';
import { StaticIcons } from './static-icons.tsx';

/** The ability rows of a card: primary, always, ally, double ally, scrap. */
export function CardAbilities({ card, wordy }: { card: Card; wordy: boolean }) {
  const text = describe(card, useCardLanguage());
  const words = (effects: readonly Effect[], sentence: string | undefined) =>
    wordy && !effects.every(isPlain) ? sentence : undefined;

  return (
    <>
      {card.primary.length > 0 && (
        <AbilityRow mark={<PrimaryIcon />} words={words(card.primary, text.primary)}>
          <EffectIcons effects={card.primary} />
        </AbilityRow>
      )}
      {card.static.map((ability, i) => (
        <AbilityRow
          key={ability.kind}
          mark={<AlwaysIcon />}
          words={wordy ? text.static?.[i] : undefined}
        >
          <StaticIcons ability={ability} />
        </AbilityRow>
      ))}
      {card.ally.length > 0 && (
        <AbilityRow
          mark={card.allyFactions.map((faction) => (
            <FactionSymbol key={faction} faction={faction} />
          ))}
          words={words(card.ally, text.ally?.text)}
        >
          <EffectIcons effects={card.ally} />
        </AbilityRow>
      )}
      {card.doubleAlly.length > 0 && (
        <AbilityRow
          mark={
            <DoubleAllyMark>
              {card.allyFactions.map((faction) => (
                <FactionSymbol key={faction} faction={faction} />
              ))}
            </DoubleAllyMark>
          }
          words={words(card.doubleAlly, text.doubleAlly?.text)}
        >
          <EffectIcons effects={card.doubleAlly} />
        </AbilityRow>
      )}
      {card.scrap.length > 0 && (
        <AbilityRow mark={<ScrapIcon />} words={words(card.scrap, text.scrap?.text)}>
          <EffectIcons effects={card.scrap} />
        </AbilityRow>
      )}
    </>
  );
}

/** What its icon and number say completely. */
function isPlain(effect: Effect): boolean {
  switch (effect.kind) {
    case 'trade':
    case 'combat':
    case 'authority':
      return true;
    case 'draw':
      return typeof effect.amount === 'number';
    case 'choose':
      return effect.branches.every((branch) => branch.every(isPlain));
    default:
      return false;
  }
}
