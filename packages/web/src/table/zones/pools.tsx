import { formatNamed } from '@openrealms/engine';
import { AuthorityIcon, CombatIcon, TradeIcon } from '../../card/icons.tsx';
import { useWords } from '../../i18n/words.ts';
import { seatWords } from '../seat-words.ts';
import { useTable } from '../table-context.ts';
import { tableWords } from '../table-words.ts';
import styles from './pools.module.css';

/** The three largest figures on the table. */
export function Pools() {
  const { view, you, near, names, small } = useTable();
  const say = useWords(tableWords);
  const seated = useWords(seatWords);
  const { team } = view.seats[near];
  const hasMates = view.seats.some((other) => other.seat !== near && other.team === team);
  const isShared = formatNamed(view.format).sharedAuthority && hasMates;
  const common = small ? seated.teamShort : seated.teamAuthority;
  const authorityName = isShared ? common : say.authority;
  const { authority, trade, combat, shipsToTop } = view.seats[near];
  return (
    <dl
      className={styles.pools}
      aria-label={you === null ? names[near] : undefined}
      data-anchor={`seat:${near}`}
    >
      <div className={styles.authority} data-anchor={`authority:${near}`}>
        <dt>
          <AuthorityIcon />
          <span>{authorityName}</span>
        </dt>
        <dd>{authority}</dd>
      </div>
      <div
        className={styles.trade}
        data-anchor={`trade:${near}`}
        title={shipsToTop > 0 ? say.onTop : undefined}
      >
        <dt>
          <TradeIcon />
          <span>{say.trade}</span>
        </dt>
        <dd>
          {trade}
          {shipsToTop > 0 && <span className="visually-hidden">. {say.onTop}</span>}
        </dd>
      </div>
      <div className={styles.combat} data-anchor={`combat:${near}`}>
        <dt>
          <CombatIcon />
          <span>{say.combat}</span>
        </dt>
        <dd>{combat}</dd>
      </div>
    </dl>
  );
}
