import type { CampaignView } from '@openrealms/engine';
import { FactionSymbol } from '../../card/faction-symbol.tsx';
import { useWords } from '../../i18n/words.ts';
import { sideWords } from '../side-words.ts';
import { mapWords } from './map-words.ts';
import { overMap } from './over-map.ts';
import styles from './scenario-mark.module.css';
import { PLACES } from './sector.ts';

interface ScenarioMarkProps {
  readonly scenario: CampaignView['scenarios'][number];
  /** Null as long as its envelope is closed. */
  readonly name: string | null;
  readonly href: string;
}

/** A scenario on the map: the flag of who has won it, a beacon for the next one, a seal for those to come. */
export function ScenarioMark({ scenario, name, href }: ScenarioMarkProps) {
  const say = useWords(mapWords);
  const { sides, scenario: called, political } = useWords(sideWords);
  const { number, status, winner } = scenario;
  const spoken = [
    called(number),
    ...(name === null ? [say.sealed] : [name]),
    ...(status === 'current' ? [say.next] : []),
    ...(winner === null ? [] : [say.wonBy(sides[winner])]),
    ...(scenario.political ? [political] : []),
  ].join(', ');
  const mark = (
    <span className={styles.disc}>
      {winner === null ? number : <FactionSymbol faction={winner} />}
    </span>
  );
  return (
    <li
      className={styles.place}
      style={overMap(PLACES[number - 1])}
      data-status={status}
      data-winner={winner ?? undefined}
      data-name={PLACES[number - 1].name}
    >
      {status === 'sealed' ? (
        <span className={styles.mark} aria-hidden="true">
          {mark}
        </span>
      ) : (
        <a href={href} className={styles.mark} aria-label={spoken}>
          {mark}
          {winner !== null && (
            <b className={styles.number} aria-hidden="true">
              {number}
            </b>
          )}
          {name !== null && (
            <span className={styles.name} aria-hidden="true">
              {winner !== null && <b>{number}</b>} {name}
            </span>
          )}
        </a>
      )}
      {status === 'sealed' && <span className="visually-hidden">{spoken}</span>}
    </li>
  );
}
