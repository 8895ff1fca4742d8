import type { IconProps } from '../card/icon.tsx';
import {
  AcquiredIcon,
  AllyIcon,
  AlwaysIcon,
  BaseIcon,
  CardIcon,
  CopyShipIcon,
  CostIcon,
  DeckTopIcon,
  DestroyBaseIcon,
  DiscardIcon,
  DiscardPileIcon,
  DoubleAllyIcon,
  DrawIcon,
  HandIcon,
  OpponentIcon,
  PrimaryIcon,
  ReturnIcon,
  ScrapIcon,
  ToIcon,
  TradeRowIcon,
} from '../card/icons.tsx';
import { ResourceIcon } from '../rules/resource-icon.tsx';
import type { EffectTag } from './effect-tags.ts';

type Drawn = Exclude<EffectTag, 'trade' | 'combat' | 'authority'>;

const ICONS: Readonly<Record<Drawn, (props: IconProps) => React.JSX.Element>> = {
  draw: DrawIcon,
  'opponent-discards': OpponentIcon,
  discard: DiscardIcon,
  'scrap-hand': HandIcon,
  'scrap-discard': DiscardPileIcon,
  'scrap-trade-row': TradeRowIcon,
  'destroy-base': DestroyBaseIcon,
  'acquire-free': CardIcon,
  'put-on-deck': DeckTopIcon,
  salvage: ReturnIcon,
  'next-on-top': DeckTopIcon,
  'gain-per': CostIcon,
  'return-at-end-of-turn': ReturnIcon,
  'copy-ship': CopyShipIcon,
  choose: PrimaryIcon,
  'if-bases': BaseIcon,
  'if-you-do': ToIcon,
  'ally-of-every-faction': AllyIcon,
  'whenever-ship-played': AlwaysIcon,
  'has-ally': AllyIcon,
  'has-double-ally': DoubleAllyIcon,
  'has-scrap': ScrapIcon,
  'has-acquired': AcquiredIcon,
};

export function EffectTagIcon({ tag }: { readonly tag: EffectTag }) {
  if (tag === 'trade' || tag === 'combat' || tag === 'authority') {
    return <ResourceIcon resource={tag} />;
  }
  const Icon = ICONS[tag];
  return <Icon />;
}
