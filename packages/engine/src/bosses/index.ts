import { automatons } from './automatons.ts';
import { blobAssault } from './blob-assault.ts';
import type { Boss } from './boss.ts';
import { defyTheEmpire } from './defy-the-empire.ts';
import { dimensionalHorror } from './dimensional-horror.ts';
import { madnessOfTheMachine } from './madness-of-the-machine.ts';
import { nemesisBeast } from './nemesis-beast.ts';
import { piratesOfTheDarkStar } from './pirates-of-the-dark-star.ts';
import { theCostOfFreedom } from './the-cost-of-freedom.ts';

/** Every Boss there is, in the order of the rulebook. */
export const BOSSES: readonly Boss[] = [
  automatons,
  blobAssault,
  dimensionalHorror,
  madnessOfTheMachine,
  nemesisBeast,
  piratesOfTheDarkStar,
  defyTheEmpire,
  theCostOfFreedom,
];
