import type { Side } from '@openrealms/engine';
import { FactionSymbol } from '../../card/faction-symbol.tsx';
import { useSettings } from '../../settings/settings.ts';
import styles from './coin.module.css';

/** A coin that falls on one of the sides. What it says stands beside it. */
export function Coin({ side }: { readonly side: Side }) {
  const still = useSettings(({ animation }) => animation === 'off');
  return (
    <span className={styles.coin} data-still={still || undefined} aria-hidden="true">
      <FactionSymbol faction={side} />
    </span>
  );
}
