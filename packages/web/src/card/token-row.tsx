import type { Token } from './effect-tokens.ts';
import { SignMark } from './sign-mark.tsx';
import styles from './token-row.module.css';

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
