import { describeEffects, type Effect } from '@openrealms/engine';
import { useCardLanguage } from './card-language.ts';
import { tokensOf } from './effect-tokens.ts';
import { TokenRow } from './token-row.tsx';

/** An ability, or one branch of a choice, as icons and numbers; spoken as its sentence. */
export function EffectIcons({ effects, terse }: { effects: readonly Effect[]; terse?: boolean }) {
  const language = useCardLanguage();
  return <TokenRow tokens={tokensOf(effects, terse)} label={describeEffects(effects, language)} />;
}
