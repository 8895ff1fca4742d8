import { describe, type StaticAbility, ship } from '@openrealms/engine';
import { useCardLanguage } from './card-language.ts';
import { staticTokens } from './effect-tokens.ts';
import { TokenRow } from './token-row.tsx';

/** An ability that is always in effect, as icons; spoken as its sentence. */
export function StaticIcons({ ability, terse }: { ability: StaticAbility; terse?: boolean }) {
  const language = useCardLanguage();
  const sentence = describe({ ...BARE, static: [ability] }, language).static?.[0] ?? '';
  return <TokenRow tokens={staticTokens(ability, terse)} label={sentence} />;
}

/** A card that has nothing, to say the one thing it is given. */
const BARE = ship('', { fr: '' });
