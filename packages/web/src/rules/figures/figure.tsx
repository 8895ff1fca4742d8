import type { FigureName } from '../figure-name.ts';
import { AllyPairFigure } from './ally-pair-figure.tsx';
import { CardAnatomyFigure } from './card-anatomy-figure.tsx';
import { DeckCycleFigure } from './deck-cycle-figure.tsx';
import { FactionsFigure } from './factions-figure.tsx';
import styles from './figure.module.css';
import { FormatFigure } from './format-figure.tsx';
import { OutpostWallFigure } from './outpost-wall-figure.tsx';
import { PhasesFigure } from './phases-figure.tsx';
import { ResourcesFigure } from './resources-figure.tsx';

const FIGURES: Readonly<Record<FigureName, () => React.JSX.Element>> = {
  resources: ResourcesFigure,
  factions: FactionsFigure,
  'card-anatomy': CardAnatomyFigure,
  'deck-cycle': DeckCycleFigure,
  phases: PhasesFigure,
  'outpost-wall': OutpostWallFigure,
  'ally-pair': AllyPairFigure,
  'free-for-all-table': () => <FormatFigure name="free-for-all-table" />,
  'hunter-table': () => <FormatFigure name="hunter-table" />,
  'first-blood-table': () => <FormatFigure name="first-blood-table" />,
  'hydra-table': () => <FormatFigure name="hydra-table" />,
  'emperor-table': () => <FormatFigure name="emperor-table" />,
  'raid-table': () => <FormatFigure name="raid-table" />,
};

/** The drawing of this name. */
export function Figure({ name }: { readonly name: FigureName }) {
  const Drawing = FIGURES[name];
  return (
    <figure className={styles.figure}>
      <Drawing />
    </figure>
  );
}
