import { type Card, describe, describeEffects, type Effect } from '@openrealms/engine';
import type { ReactNode } from 'react';
import { AbilityRow } from './ability-row.tsx';
import { useCardLanguage } from './card-language.ts';
import { isLong } from './crowding.ts';
import { DoubleAllyMark } from './double-ally-mark.tsx';
import { EffectIcons } from './effect-icons.tsx';
import { FactionSymbol } from './faction-symbol.tsx';
import { AcquiredIcon, AlwaysIcon, PrimaryIcon, ScrapIcon } from './icons.tsx';
import { StaticIcons } from './static-icons.tsx';
import { StickerLabel } from './sticker-label.tsx';
import { partsOf, type StickerPart } from './sticker-part.ts';

interface CardAbilitiesProps {
  readonly card: Card;
  readonly wordy: boolean;
  /** Say long abilities shorter: there is no room for all of them. */
  readonly tight: boolean;
}

/** The ability rows of a card: primary, always, ally, double ally, scrap, when acquired; then its sticker. */
export function CardAbilities({ card, wordy, tight }: CardAbilitiesProps) {
  const room = { wordy, tight };
  const { printed, sticker } = partsOf(card);
  const text = describe(card, useCardLanguage());
  const allies = card.allyFactions.map((faction) => (
    <FactionSymbol key={faction} faction={faction} />
  ));

  return (
    <>
      <Ability mark={<PrimaryIcon />} effects={printed.primary} {...room} />
      {card.static.map((ability, i) => (
        <AbilityRow
          key={ability.kind}
          mark={<AlwaysIcon />}
          words={wordy ? text.static?.[i] : undefined}
        >
          <StaticIcons ability={ability} />
        </AbilityRow>
      ))}
      <Ability mark={allies} effects={printed.ally} {...room} />
      <Ability
        mark={<DoubleAllyMark>{allies}</DoubleAllyMark>}
        effects={printed.doubleAlly}
        {...room}
      />
      <Ability mark={<ScrapIcon />} effects={printed.scrap} {...room} />
      <Ability mark={<AcquiredIcon />} effects={printed.acquired} once {...room} />
      {sticker !== null && <StickerRows sticker={sticker} {...room} />}
    </>
  );
}

function StickerRows({ sticker, ...room }: { readonly sticker: StickerPart } & Room) {
  const { side } = sticker;
  return (
    <StickerLabel side={side}>
      <Ability mark={<PrimaryIcon />} effects={sticker.primary} {...room} />
      <Ability mark={<FactionSymbol faction={side} />} effects={sticker.ally} {...room} />
      <Ability mark={<ScrapIcon />} effects={sticker.scrap} {...room} />
    </StickerLabel>
  );
}

type Room = Pick<CardAbilitiesProps, 'wordy' | 'tight'>;

/** One ability as a row; nothing for one that the card does not have. */
function Ability(
  props: {
    readonly mark: ReactNode;
    readonly effects: readonly Effect[];
    readonly once?: boolean;
  } & Room,
) {
  const { mark, effects, wordy, tight, once } = props;
  const language = useCardLanguage();
  if (effects.length === 0) return null;
  const words = wordy && !effects.every(isPlain) ? describeEffects(effects, language) : undefined;
  return (
    <AbilityRow mark={mark} words={words} once={once}>
      <EffectIcons effects={effects} terse={tight && isLong(effects)} />
    </AbilityRow>
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
