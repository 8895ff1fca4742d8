import { AuthorityIcon, CombatIcon, TradeIcon } from '../card/icons.tsx';
import styles from './resource-icon.module.css';
import type { Resource } from './rich-text.ts';

const ICONS = { trade: TradeIcon, combat: CombatIcon, authority: AuthorityIcon } as const;

/** The icon of a resource in its colour. */
export function ResourceIcon({ resource }: { readonly resource: Resource }) {
  const Icon = ICONS[resource];
  return <Icon className={styles[resource]} />;
}
