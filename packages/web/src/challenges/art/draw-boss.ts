import type { ChallengeId } from '@openrealms/engine';
import { backdrop, type Setting } from '../../art/backdrop.ts';
import { PALETTES, type Palette } from '../../art/palette.ts';
import { chanceFrom } from '../../art/random.ts';
import type { Painter } from '../../art/scene.ts';
import { createSheet } from '../../art/sheet.ts';
import { automatons } from './automatons.ts';
import { blobAssault } from './blob-assault.ts';
import { ECLIPSE, EMBER, RIFT, STEEL } from './boss-palettes.ts';
import { defyTheEmpire } from './defy-the-empire.ts';
import { dimensionalHorror } from './dimensional-horror.ts';
import { madnessOfTheMachine } from './madness-of-the-machine.ts';
import { nemesisBeast } from './nemesis-beast.ts';
import { piratesOfTheDarkStar } from './pirates-of-the-dark-star.ts';
import { theCostOfFreedom } from './the-cost-of-freedom.ts';

interface Portrait {
  readonly palette: Palette;
  readonly setting: Setting;
  readonly paint: Painter;
}

const PORTRAITS: Readonly<Record<ChallengeId, Portrait>> = {
  automatons: { palette: STEEL, setting: 'deep', paint: automatons },
  'blob-assault': { palette: PALETTES.blob, setting: 'deep', paint: blobAssault },
  'dimensional-horror': { palette: RIFT, setting: 'deep', paint: dimensionalHorror },
  'madness-of-the-machine': {
    palette: PALETTES['machine-cult'],
    setting: 'deep',
    paint: madnessOfTheMachine,
  },
  'nemesis-beast': { palette: EMBER, setting: 'deep', paint: nemesisBeast },
  'pirates-of-the-dark-star': { palette: ECLIPSE, setting: 'deep', paint: piratesOfTheDarkStar },
  'defy-the-empire': { palette: PALETTES['star-empire'], setting: 'limb', paint: defyTheEmpire },
  'the-cost-of-freedom': {
    palette: PALETTES['trade-federation'],
    setting: 'deep',
    paint: theCostOfFreedom,
  },
};

/** The portrait of a Boss as an SVG document; always the same. Its subject stands in the upper half, as on a card. */
export function drawBoss(challenge: ChallengeId): string {
  const { palette, setting, paint } = PORTRAITS[challenge];
  const sheet = createSheet();
  const chance = chanceFrom(challenge);
  backdrop(sheet, palette, chance, setting);
  paint({ sheet, palette, chance });
  return sheet.toString();
}
