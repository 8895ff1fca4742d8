import type { CSSProperties } from 'react';
import styles from './card-name.module.css';
import { emsOf } from './name-fit.ts';

/** The name of a card, as large as fits into one line; in two only where the smallest type would not fit. */
export function CardName({ name }: { readonly name: string }) {
  return (
    <p className={styles.name} style={{ '--ems': emsOf(name) } as CSSProperties} data-fit="name">
      {name}
    </p>
  );
}
