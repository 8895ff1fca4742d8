import type { CampaignContents, CampaignView } from '@openrealms/engine';
import { useLanguage, useWords } from '../../i18n/words.ts';
import { mapWords } from './map-words.ts';
import { RealmLabel } from './realm-label.tsx';
import { ScenarioMark } from './scenario-mark.tsx';
import { REALMS, SWARM } from './sector.ts';
import { SectorArt } from './sector-art.tsx';
import styles from './star-map.module.css';

interface StarMapProps {
  readonly view: CampaignView;
  readonly contents: CampaignContents;
  /** How many envelopes have been opened: what lies in the next one nobody knows. */
  readonly opened: number;
  /** The address of the page of a scenario. */
  readonly hrefOf: (scenario: number) => string;
}

/** The sector at war: where each scenario happens, who has won it, and which one comes next. */
export function StarMap({ view, contents, opened, hrefOf }: StarMapProps) {
  const say = useWords(mapWords);
  const language = useLanguage();
  const won = view.scenarios.filter(({ status }) => status === 'won').length;
  const isLast = won >= contents.scenarios.length - 1;
  return (
    <section className={styles.map} aria-label={say.map}>
      <div className={styles.sky}>
        <SectorArt shape="wide" won={won} swarm={isLast} />
        <SectorArt shape="tall" won={won} swarm={isLast} />
        <ul className={styles.layer} aria-label={say.realms}>
          {(isLast ? [...REALMS, SWARM] : REALMS).map((realm) => (
            <RealmLabel
              key={realm.faction}
              realm={realm}
              front={view.war.fronts.find(({ faction }) => faction === realm.faction)}
            />
          ))}
        </ul>
        <ol className={styles.layer} aria-label={say.scenarios}>
          {view.scenarios.map((scenario) => (
            <ScenarioMark
              key={scenario.number}
              scenario={scenario}
              name={
                scenario.status === 'won' || scenario.number <= opened
                  ? contents.scenarios[scenario.number - 1].name[language]
                  : null
              }
              href={hrefOf(scenario.number)}
            />
          ))}
        </ol>
      </div>
    </section>
  );
}
