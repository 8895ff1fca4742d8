import { SIDES } from '@openrealms/engine';
import { FactionSymbol } from '../../card/faction-symbol.tsx';
import { useWords } from '../../i18n/words.ts';
import { ScenarioCard } from '../envelope/scenario-card.tsx';
import { StarMap } from '../map/star-map.tsx';
import { sideWords } from '../side-words.ts';
import { gamesOf } from '../store/games-of.ts';
import type { OpenCampaign } from '../store/use-campaign.ts';
import { viewAfter } from '../store/view-after.ts';
import { usePlayerNames } from '../use-player-names.ts';
import { VictoryCardFace } from '../victory/victory-card-face.tsx';
import { WarState } from '../war-room/war-state.tsx';
import { ReportActions } from './report-actions.tsx';
import { reportWords } from './report-words.ts';
import styles from './scenario-report.module.css';
import { UpgradedCards } from './upgraded-cards.tsx';

interface ScenarioReportProps {
  readonly open: OpenCampaign;
  readonly number: number;
}

/** How a scenario has ended: who won it, what was earned, which cards were won over, and where that leaves the war. */
export function ScenarioReport({ open, number }: ScenarioReportProps) {
  const say = useWords(reportWords);
  const { theSides, political } = useWords(sideWords);
  const nameOf = usePlayerNames(open);
  const { stored, box, view } = open;
  const scenario = view.scenarios[number - 1];
  const winner = scenario.winner ?? view.first;
  const games = gamesOf(stored, box).filter((game) => game.scenario === number);
  const upgraded = games.flatMap((game) => game.upgraded);
  const earned = SIDES.flatMap((side) =>
    view.vaults[side].victoryCards.filter((card) => card.scenario === number),
  );
  return (
    <div className={styles.report}>
      <section className={styles.banner} data-side={winner}>
        <FactionSymbol faction={winner} className={styles.symbol} />
        <div className={styles.verdict}>
          <h2>{say.goesTo(theSides[winner], nameOf(winner))}</h2>
          {scenario.political && <p className={styles.political}>{political}</p>}
        </div>
        <ReportActions open={open} number={number} games={games} />
      </section>
      <div className={styles.columns}>
        <section aria-labelledby="earned">
          <h3 id="earned" className={styles.heading}>
            {say.earned}
          </h3>
          <ul className={styles.cards}>
            {earned.map(({ id, side }) => {
              const card = box.campaign.victoryCards.find((each) => each.id === id);
              return (
                card !== undefined && (
                  <li key={id}>
                    <VictoryCardFace card={card} side={side} />
                  </li>
                )
              );
            })}
          </ul>
          <h3 className={styles.heading}>{say.upgrades}</h3>
          {upgraded.length === 0 ? (
            <p className={styles.none}>{say.noUpgrades}</p>
          ) : (
            SIDES.map((side) => (
              <UpgradedCards
                key={side}
                title={say.upgradesOf(nameOf(side))}
                cards={upgraded}
                side={side}
              />
            ))
          )}
          <div className={styles.map}>
            <StarMap
              view={view}
              contents={box.campaign}
              opened={stored.opened}
              hrefOf={(other) => `#/campaigns/${stored.id}/scenario/${other}`}
            />
          </div>
        </section>
        <div className={styles.side}>
          <WarState open={{ stored, view: viewAfter(open, number) }} after={number} />
          <ScenarioCard open={open} number={number} />
        </div>
      </div>
    </div>
  );
}
