import type { Seat } from '@openrealms/engine';
import { AllyIcon, DoubleAllyIcon, PrimaryIcon, ScrapIcon } from '../../card/icons.tsx';
import { piecePlace } from '../places.ts';
import { useTable } from '../table-context.ts';
import styles from './ready-marks.module.css';

const ICONS = {
  primary: PrimaryIcon,
  ally: AllyIcon,
  'double-ally': DoubleAllyIcon,
  'upgrade-ally': AllyIcon,
  scrap: ScrapIcon,
} as const;

/** Marks the abilities of a card in play that can still be used; the button's name says them in words. */
export function ReadyMarks({ seat, slot }: { readonly seat: Seat; readonly slot: number }) {
  const { places } = useTable();
  const uses = (places.get(piecePlace(seat, slot)) ?? []).flatMap((command) =>
    command.type === 'use' ? [command.ability] : [],
  );
  if (uses.length === 0) return null;
  return (
    <span className={styles.marks} aria-hidden="true">
      {uses.map((ability) => {
        const Icon = ICONS[ability];
        return (
          <i key={ability} data-ability={ability}>
            <Icon />
          </i>
        );
      })}
    </span>
  );
}
