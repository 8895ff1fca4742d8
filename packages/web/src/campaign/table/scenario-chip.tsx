import { FactionSymbol } from '../../card/faction-symbol.tsx';
import { CombatIcon } from '../../card/icons.tsx';
import { useLanguage, useWords } from '../../i18n/words.ts';
import { useTable } from '../../table/table-context.ts';
import { sideWords } from '../side-words.ts';
import { attackedNext } from './attacked-next.ts';
import { contentsAt, stickersToWin } from './contents-at.ts';
import { Pips } from './pips.tsx';
import styles from './scenario-chip.module.css';
import { scenarioWords } from './scenario-words.ts';

/** Which scenario is played, how far both players are to a Political Victory, and how hard the Blobs come. It leads to the rule and the sheets. */
export function ScenarioChip() {
  const { view, near, names, small, inspect } = useTable();
  const say = useWords(scenarioWords);
  const { scenario: called } = useWords(sideWords);
  const language = useLanguage();
  const { scenario } = view;
  if (scenario === undefined) return null;
  const { number, sides, political, thirdParty } = scenario;
  const name = contentsAt(view)?.scenarios[number - 1]?.name[language] ?? '';
  const seats = [near, 1 - near];
  const target = attackedNext(view);
  const goal = stickersToWin(view);
  const spoken = [
    `${called(number)}, ${name}`,
    ...(political === null
      ? []
      : [
          `${say.progress}: ${seats
            .map((seat) => say.progressOf(names[seat], political[seat], goal))
            .join(', ')}`,
        ]),
    ...(thirdParty === null ? [] : [say.attack(names[target], thirdParty[target])]),
    say.show,
  ].join('. ');
  return (
    <button
      type="button"
      className={styles.chip}
      data-act="scenario"
      aria-label={spoken}
      title={name}
      onClick={() => inspect({ kind: 'scenario' })}
    >
      <span className={styles.name}>{small ? number : called(number)}</span>
      {political !== null &&
        seats.map((seat) => (
          <span key={seat} className={styles.side}>
            <FactionSymbol faction={sides[seat]} />
            <Pips used={political[seat]} all={goal} side={sides[seat]} terse={small} />
          </span>
        ))}
      {thirdParty !== null && (
        <span className={styles.swarm}>
          <FactionSymbol faction="blob" />
          <CombatIcon />
          <b>{thirdParty[target]}</b>
          <FactionSymbol faction={sides[target]} />
        </span>
      )}
    </button>
  );
}
