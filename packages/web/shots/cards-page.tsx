import type { CSSProperties } from 'react';
import type { Density } from '../src/card/card-face.tsx';
import { CardSheet } from '../src/card/card-sheet.tsx';

/** Every card at one density; one sheet for each width. */
export function CardsPage(props: {
  readonly density: Density;
  readonly widths: readonly number[];
}) {
  const { density, widths } = props;
  return (
    <main style={{ padding: 16 }}>
      {widths.length === 0 && <CardSheet density={density} />}
      {widths.map((width) => (
        <div
          key={width}
          data-width={width}
          style={{ '--card-width': `${width}px`, marginBottom: 24 } as CSSProperties}
        >
          <CardSheet density={density} />
        </div>
      ))}
    </main>
  );
}
