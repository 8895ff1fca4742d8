import { useRef, useState } from 'react';
import { useWords } from '../i18n/words.ts';
import { useWidth } from '../replay/use-width.ts';
import { afterGameWords } from './after-game-words.ts';
import styles from './authority-graph.module.css';
import { AuthorityLines } from './authority-lines.tsx';
import { seriesStyle } from './series-style.ts';
import type { AuthorityPoint } from './statistics.ts';

const HEIGHT = 220;

/** Everybody's authority at the end of each turn, as a graph and as a table. */
export function AuthorityGraph(props: {
  readonly points: readonly AuthorityPoint[];
  readonly names: readonly string[];
}) {
  const { points, names } = props;
  const say = useWords(afterGameWords);
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const [pointed, setPointed] = useState<number | null>(null);
  const at = points[Math.min(pointed ?? points.length - 1, points.length - 1)];
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>{say.graph}</figcaption>
      <div ref={frame} className={styles.frame} style={{ height: HEIGHT }} aria-hidden="true">
        {width > 0 && (
          <AuthorityLines
            points={points}
            width={width}
            height={HEIGHT}
            pointed={pointed}
            onPoint={setPointed}
          />
        )}
      </div>
      <p className={styles.legend} aria-hidden="true">
        <span className={styles.turn}>{at.turn === 0 ? say.start : `${say.turn} ${at.turn}`}</span>
        {names.map((name, seat) => {
          const { colour, dash, mark } = seriesStyle(seat);
          return (
            <span key={name} className={styles.series}>
              <svg width="34" height="12" viewBox="-17 -6 34 12" aria-hidden="true">
                <path d="M-17 0H17" stroke={colour} strokeWidth="2.4" strokeDasharray={dash} />
                <path d={mark} fill={colour} />
              </svg>
              {name} <b>{at.authority[seat]}</b>
            </span>
          );
        })}
      </p>
      <details>
        <summary className={styles.summary}>{say.asTable}</summary>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{say.turn}</th>
              {names.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {points.map(({ turn, authority }) => (
              <tr key={turn}>
                <th scope="row">{turn === 0 ? say.start : turn}</th>
                {authority.map((amount, seat) => (
                  <td key={names[seat]}>{amount}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
