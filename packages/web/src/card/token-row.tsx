import type { ComponentType } from 'react';
import { useCardWords } from './card-language.ts';
import { CARD_WORDS } from './card-words.ts';
import type { IconName, Sign, Token } from './effect-tokens.ts';
import { FactionSymbol } from './faction-symbol.tsx';
import type { IconProps } from './icon.tsx';
import {
  AllyIcon,
  AuthorityIcon,
  BaseIcon,
  CombatIcon,
  CopyShipIcon,
  DeckTopIcon,
  DestroyBaseIcon,
  DiscardIcon,
  DiscardPileIcon,
  DrawIcon,
  HandIcon,
  OpponentIcon,
  ScrapIcon,
  ShipIcon,
  ToIcon,
  TradeIcon,
  TradeRowIcon,
} from './icons.tsx';
import styles from './token-row.module.css';

const ICONS: Readonly<Record<IconName, ComponentType<IconProps>>> = {
  trade: TradeIcon,
  combat: CombatIcon,
  authority: AuthorityIcon,
  draw: DrawIcon,
  opponent: OpponentIcon,
  discard: DiscardIcon,
  scrap: ScrapIcon,
  hand: HandIcon,
  'discard-pile': DiscardPileIcon,
  'trade-row': TradeRowIcon,
  'destroy-base': DestroyBaseIcon,
  ship: ShipIcon,
  base: BaseIcon,
  'deck-top': DeckTopIcon,
  'copy-ship': CopyShipIcon,
  ally: AllyIcon,
  to: ToIcon,
};

/** Signs in a row that wraps between tokens only. Optional tokens stand in dashed brackets. */
export function TokenRow({ tokens, label }: { tokens: readonly Token[]; label: string }) {
  return (
    <span className={styles.row} role="img" aria-label={label} data-fit="row">
      {tokens.map((token, i) => (
        <span
          // The signs of an ability never change their order.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={i}
          className={token.optional ? styles.optional : styles.token}
        >
          {token.signs.map((sign, j) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <SignMark key={j} sign={sign} />
          ))}
        </span>
      ))}
    </span>
  );
}

function SignMark({ sign }: { sign: Sign }) {
  const words = useCardWords(CARD_WORDS);
  if ('text' in sign) return <span className={styles.text}>{sign.text}</span>;
  if ('word' in sign) return <span className={styles.word}>{words[sign.word]}</span>;
  if ('faction' in sign) {
    return <FactionSymbol faction={sign.faction} className={styles.icon} />;
  }
  const SignIcon = ICONS[sign.icon];
  return <SignIcon className={`${styles.icon} ${styles[sign.icon] ?? ''}`} />;
}
