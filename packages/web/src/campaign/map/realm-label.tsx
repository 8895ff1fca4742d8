import type { Front } from '@openrealms/engine';
import { FactionSymbol } from '../../card/faction-symbol.tsx';
import { useWords } from '../../i18n/words.ts';
import { sideWords } from '../side-words.ts';
import { mapWords } from './map-words.ts';
import { overMap } from './over-map.ts';
import styles from './realm-label.module.css';
import type { Realm } from './sector.ts';

interface RealmLabelProps {
  readonly realm: Realm;
  /** How far each side has won it over; undefined for the sides themselves. */
  readonly front: Front | undefined;
}

/** The name of a realm, and how much of it each side has won over. */
export function RealmLabel({ realm: { faction, label }, front }: RealmLabelProps) {
  const say = useWords(mapWords);
  const { factions } = useWords(sideWords);
  return (
    <li className={styles.realm} style={{ ...overMap(label), color: `var(--${faction})` }}>
      <span className={styles.name}>
        <FactionSymbol faction={faction} />
        {factions[faction]}
      </span>
      {front !== undefined && <Meter front={front} text={say.front} />}
    </li>
  );
}

interface MeterProps {
  readonly front: Front;
  readonly text: (empire: number, federation: number, cards: number) => string;
}

function Meter({ front, text }: MeterProps) {
  const { cards, upgraded } = front;
  const [empire, federation] = [upgraded['star-empire'], upgraded['trade-federation']];
  const share = (count: number): string => `${(count / cards) * 100}%`;
  return (
    <>
      <span className={styles.meter} aria-hidden="true">
        <span className={styles.federation} style={{ width: share(federation) }} />
        <span className={styles.empire} style={{ width: share(empire) }} />
      </span>
      <span className="visually-hidden">{text(empire, federation, cards)}</span>
    </>
  );
}
