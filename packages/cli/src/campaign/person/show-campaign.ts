import type { Language } from '@openrealms/engine';
import { type Io, print } from '../../io.ts';
import { screenFor } from '../../play/play.ts';
import { scenarioTitle } from './briefing.ts';
import { openCampaign, type Source } from './campaign-file.ts';
import { mapPage, openCardsPage, vaultPages, warPage } from './pages.ts';
import { finalPage } from './report.ts';
import { keptGame } from './scenario-game.ts';
import { type Scene, sceneOf } from './scene.ts';

export interface ShowOptions extends Source {
  readonly plain: boolean;
  readonly language: Language;
  readonly json: boolean;
}

/** Prints where a campaign stands; nothing is changed. */
export async function showCampaign(options: ShowOptions, io: Io): Promise<void> {
  const file = await openCampaign(options, io);
  const scene = sceneOf(file, options.language);
  const { view, say, wording } = scene;
  if (options.json) {
    const { players, name, opened } = file.note;
    print(io, JSON.stringify({ name, players, opened, ...view }, null, 2));
    return;
  }
  const screen = screenFor(options.plain, wording, io);
  const [first, second] = wording.names;
  const called = file.note.name === '' ? '' : `${file.note.name}${wording.words.colon} `;
  screen.say(
    `${called}${say.title(first, second)}. ${say.next}${wording.words.colon} ${next(scene)}.`,
  );
  const pages = [
    ...(view.verdict === null ? [] : [finalPage(scene)]),
    mapPage(scene),
    ...(view.sides === null ? [] : [warPage(scene), ...vaultPages(scene)]),
    ...(view.sides === null || view.verdict !== null ? [] : [openCardsPage(scene)]),
  ];
  for (const { title, lines } of pages) {
    screen.heading(title);
    screen.page(lines);
  }
}

/** What comes next in the campaign. */
function next(scene: Scene): string {
  const { file, view, say, wording } = scene;
  switch (view.phase) {
    case 'sides':
      return say.nextSides;
    case 'upgrades':
      return say.nextUpgrades;
    case 'finished':
      return say.nothingNext;
    default: {
      const scenario = wording.scenario.scenario(view.scenario);
      const title = file.note.opened < view.scenario ? say.sealed(scenario) : scenarioTitle(scene);
      const moves = keptGame(file)?.moves.length;
      return moves === undefined ? title : `${title}, ${say.inTheMiddle}`;
    }
  }
}
