import type { ChallengeId, Viewer } from '@openrealms/engine';
import { challengeNames } from '../bosses/challenge-names.ts';
import { useWords } from '../i18n/words.ts';
import { afterGameWords } from './after-game-words.ts';
import styles from './result-text.module.css';
import type { GameSummary } from './use-game-summary.ts';

/** A few words about how the game ended, and how long it was. */
export function ResultText(props: {
  readonly summary: GameSummary;
  readonly names: readonly string[];
  readonly viewers: readonly Viewer[];
}) {
  const { summary, names, viewers } = props;
  const { result, authority, statistics, minutes } = summary;
  const say = useWords(afterGameWords);
  const { challenges, levels } = useWords(challengeNames);
  const winners = summary.standings[0]?.seats ?? [];
  const you = viewers[0] === 'spectator' ? 0 : viewers[0];
  const text = (): string => {
    if (summary.level !== null) {
      const [challenge, level] = [challenges[summary.format as ChallengeId], levels[summary.level]];
      const boss = names.length - 1;
      return winners.includes(boss)
        ? say.bossWon(names[boss], challenge, level)
        : say.bossBeaten(challenge, level);
    }
    if (summary.political !== null) return say.politicalText(names[summary.political]);
    switch (result.kind) {
      case 'victory':
        return winners.length > 1 ? say.teamVictoryText : say.victoryText(authority[you]);
      case 'defeat':
        return say.defeatText(winners.map((seat) => names[seat]));
      case 'draw':
        return say.drawText;
      case 'won-by':
        return say.wonByText;
    }
  };
  return (
    <p className={styles.text}>
      {text()} <span>{say.length(statistics.turns, minutes)}</span>
    </p>
  );
}
