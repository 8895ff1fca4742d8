import type { Seat } from '@openrealms/engine';
import { scenarioFaceText } from '@openrealms/narrator';
import { FactionSymbol } from '../../card/faction-symbol.tsx';
import { useLanguage, useWords } from '../../i18n/words.ts';
import { useTable } from '../../table/table-context.ts';
import { SheetCard } from '../sheet/sheet-card.tsx';
import { sideWords } from '../side-words.ts';
import { VictoryCardFace } from '../victory/victory-card-face.tsx';
import { attackedNext } from './attacked-next.ts';
import { contentsAt, sheetsAt, stickersToWin } from './contents-at.ts';
import { Pips } from './pips.tsx';
import styles from './scenario-subject.module.css';
import { scenarioWords } from './scenario-words.ts';

/** The scenario beside the table: its rule, how far both are, the sheets of both, and what can be earned. */
export function ScenarioSubject() {
  const { view, near, names, book } = useTable();
  const say = useWords(scenarioWords);
  const { scenario: called } = useWords(sideWords);
  const language = useLanguage();
  const contents = contentsAt(view);
  const { scenario } = view;
  if (scenario === undefined || contents === undefined) return null;
  const { number, faceUp, sides, political, thirdParty, earned, openVictoryCards } = scenario;
  const printed = contents.scenarios[number - 1];
  const rules = scenarioFaceText(printed.faces[faceUp], scenario.choice ?? null, book);
  const seats: readonly Seat[] = [near, 1 - near];
  const target = attackedNext(view);
  const goal = stickersToWin(view);
  const cards = contents.victoryCards.filter(({ id }) => openVictoryCards.includes(id));
  return (
    <div className={styles.scenario}>
      <h2>
        <small>{called(number)}</small> {printed.name[language]}
      </h2>
      <section aria-label={say.rule}>
        <ul className={styles.rules}>
          {rules.length === 0 && <li>{say.noRule}</li>}
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
        {thirdParty !== null && (
          <p className={styles.swarm}>
            <FactionSymbol faction="blob" /> {say.attack(names[target], thirdParty[target])};{' '}
            {say.nextAttack(names[1 - target], thirdParty[1 - target])}.
          </p>
        )}
      </section>
      {political !== null && (
        <section className={styles.political} aria-label={say.progress}>
          <h3>{say.progress}</h3>
          {seats.map((seat) => (
            <p key={seat}>
              <FactionSymbol faction={sides[seat]} />
              <Pips used={political[seat]} all={goal} side={sides[seat]} />
              {say.progressOf(names[seat], political[seat], goal)}
            </p>
          ))}
          <p className={styles.hint}>{say.progressHint(number)}</p>
        </section>
      )}
      {seats.map((seat) => (
        <section key={seat}>
          <h3>
            <FactionSymbol faction={sides[seat]} /> {say.sheetsOf(names[seat])}
          </h3>
          <div className={styles.sheets}>
            {sheetsAt(view, seat)
              .toReversed()
              .map(({ sheet, used }) => (
                <SheetCard key={sheet.number} sheet={sheet} used={used} />
              ))}
          </div>
        </section>
      ))}
      {cards.length > 0 && (
        <section>
          <h3>{say.cards}</h3>
          <ul className={styles.cards}>
            {cards.map((card) => {
              const by = earned.find(({ id }) => id === card.id)?.seat;
              return (
                <li key={card.id}>
                  <VictoryCardFace card={card} side={by === undefined ? undefined : sides[by]}>
                    {by !== undefined && <b>{say.earnedNow(names[by])}</b>}
                  </VictoryCardFace>
                </li>
              );
            })}
          </ul>
        </section>
      )}
    </div>
  );
}
