import type { ComponentType } from 'react';
import { useCardWords } from './card-language.ts';
import { CARD_WORDS } from './card-words.ts';
import type { IconName, Sign } from './effect-tokens.ts';
import { FactionSymbol } from './faction-symbol.tsx';
import type { IconProps } from './icon.tsx';
import {
  AllyIcon,
  AuthorityIcon,
  BaseIcon,
  CardIcon,
  CombatIcon,
  CopyShipIcon,
  CostIcon,
  DeckTopIcon,
  DestroyBaseIcon,
  DiscardIcon,
  DiscardPileIcon,
  DrawIcon,
  HandIcon,
  OpponentIcon,
  PlayerIcon,
  ReturnIcon,
  ScrapIcon,
  ShipIcon,
  ToIcon,
  TradeIcon,
  TradeRowIcon,
} from './icons.tsx';
import styles from './sign-mark.module.css';

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
  card: CardIcon,
  cost: CostIcon,
  player: PlayerIcon,
  return: ReturnIcon,
  to: ToIcon,
};

/** One sign: an icon in its colour, a number, a word or a faction. */
export function SignMark({ sign }: { readonly sign: Sign }) {
  const words = useCardWords(CARD_WORDS);
  if ('text' in sign) return <span className={styles.text}>{sign.text}</span>;
  if ('word' in sign) return <span className={styles.word}>{words[sign.word]}</span>;
  if ('faction' in sign) {
    return <FactionSymbol faction={sign.faction} className={styles.icon} />;
  }
  const SignIcon = ICONS[sign.icon];
  return <SignIcon className={`${styles.icon} ${styles[sign.icon] ?? ''}`} />;
}
