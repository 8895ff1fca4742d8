import type { FigureName } from '../figure-name.ts';
import { AllyPairFigure } from './ally-pair-figure.tsx';
import { CardAnatomyFigure } from './card-anatomy-figure.tsx';
import { DeckCycleFigure } from './deck-cycle-figure.tsx';
import { FactionsFigure } from './factions-figure.tsx';
import styles from './figure.module.css';
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
