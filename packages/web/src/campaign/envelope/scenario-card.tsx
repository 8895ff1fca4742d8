import { scenarioFaceText } from '@openrealms/narrator';
import { FactionSymbol } from '../../card/faction-symbol.tsx';
import { useLanguage, useWords } from '../../i18n/words.ts';
import { useBook } from '../../table/use-book.ts';
import { sideWords } from '../side-words.ts';
import type { OpenCampaign } from '../store/use-campaign.ts';
import { usePlayerNames } from '../use-player-names.ts';
import { envelopeWords } from './envelope-words.ts';
import styles from './scenario-card.module.css';

interface ScenarioCardProps {
  readonly open: OpenCampaign;
  readonly number: number;
}

/** The oversized card of a scenario with the face that is up: its story, its rule, and who goes first. */
export function ScenarioCard({ open, number }: ScenarioCardProps) {
  const say = useWords(envelopeWords);
  const { sides, scenario: called } = useWords(sideWords);
  const language = useLanguage();
  const book = useBook();
  const nameOf = usePlayerNames(open);
  const { box, view } = open;
  const scenario = box.campaign.scenarios[number - 1];
  const { faceUp, option, status } = view.scenarios[number - 1];
  const side = faceUp ?? view.first;
  const face = scenario.faces[side];
  const rules = scenarioFaceText(face, option, book);
  const chosen = face.choice?.find(({ id }) => id === option);
  return (
    <article className={styles.card} data-side={side}>
      <header className={styles.head}>
        <FactionSymbol faction={side} className={styles.symbol} />
        <span>
          <span className={styles.number}>
            {called(number)} · {say.faceUp(sides[side])}
          </span>
          <h2 className={styles.name}>{scenario.name[language]}</h2>
        </span>
      </header>
      <p className={styles.story}>{scenario.story[language]}</p>
      <section className={styles.rules} aria-labelledby={`rule-${number}`}>
        <h3 id={`rule-${number}`}>{say.rule}</h3>
        {rules.length === 0 && face.choice === undefined && <p>{say.noRule}</p>}
        <ul>
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
        {chosen !== undefined && (
          <p className={styles.chosen}>{say.chosen(nameOf(side), chosen.name[language])}</p>
        )}
        <p className={styles.first}>
          {number === 1 ? say.firstStart(nameOf(side)) : say.firstWon(nameOf(side))}
        </p>
        {status === 'current' && view.attempt > 1 && <p>{say.again}</p>}
      </section>
    </article>
  );
}
