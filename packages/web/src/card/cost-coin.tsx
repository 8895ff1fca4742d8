import styles from './cost-coin.module.css';

/** What a card costs, on a trade coin. */
export function CostCoin({ cost }: { cost: number }) {
  return (
    <span className={styles.coin} data-fit="cost">
      {cost}
    </span>
  );
}
