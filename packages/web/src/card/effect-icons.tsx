import { describeEffects, type Effect } from '@openrealms/engine';
import { useCardLanguage } from './card-language.ts';
import { fitting } from './crowding.ts';
import { shortened, tokensOf } from './effect-tokens.ts';
import { TokenRow } from './token-row.tsx';

/** How many tokens an ability may take where space is short. */
const TERSE_TOKENS = 4;

/** An ability, or one branch of a choice, as icons and numbers; spoken as its sentence. */
export function EffectIcons(props: {
  readonly effects: readonly Effect[];
  readonly terse?: boolean | undefined;
  /** How many signs there is room for, where that is known. */
  readonly most?: number | undefined;
}) {
  const label = describeEffects(props.effects, useCardLanguage());
  const terse = props.terse ?? false;
  const all = tokensOf(props.effects, terse);
  const tokens = terse ? shortened(all, TERSE_TOKENS) : all;
  return (
    <TokenRow
      tokens={props.most === undefined ? tokens : fitting(tokens, props.most)}
      label={label}
    />
  );
}
