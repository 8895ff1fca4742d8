import { useWords } from '../i18n/words.ts';
import { afterGameWords } from './after-game-words.ts';
import styles from './game-numbers.module.css';
import type { SeatStatistics } from './statistics.ts';

type Row = readonly [label: string, values: readonly (string | number)[]];

/** The game in numbers, one column for each player. */
export function GameNumbers(props: {
  readonly seats: readonly SeatStatistics[];
  readonly authority: readonly number[];
  readonly names: readonly string[];
}) {
  const { seats, authority, names } = props;
  const say = useWords(afterGameWords);
  const many = names.length > 3;
  const hitText = ({ amount, turn }: { amount: number; turn: number }): string =>
    many ? `${amount}` : say.hit(amount, turn);
  const rows: readonly Row[] = [
    [say.authorityLeft, authority],
    [say.damage, seats.map(({ damage }) => damage)],
    [say.biggestHit, seats.map(({ biggestHit: hit }) => (hit === null ? say.none : hitText(hit)))],
    [say.authorityGained, seats.map(({ authorityGained }) => authorityGained)],
    [say.cardsBought, seats.map(({ bought }) => bought.reduce((sum, { count }) => sum + count, 0))],
    [say.tradeSpent, seats.map(({ tradeSpent }) => tradeSpent)],
    [say.basesDestroyed, seats.map(({ basesDestroyed }) => basesDestroyed)],
    [say.scrapped, seats.map(({ scrapped }) => scrapped)],
    ...whereAny(
      say.tentacles,
      seats.map(({ tentacles }) => tentacles),
    ),
    ...whereAny(
      say.taken,
      seats.map(({ taken }) => taken),
    ),
  ];
  return (
    <table className={styles.numbers} data-many={many || undefined}>
      <caption className={styles.caption}>{say.numbers}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{say.player}</span>
          </th>
          {names.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, values]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {values.map((value, seat) => (
              <td key={names[seat]}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A row for what happens only against some Bosses. */
function whereAny(label: string, values: readonly number[]): readonly Row[] {
  return values.some((value) => value > 0) ? [[label, values]] : [];
}
