/** How a campaign begins: what the people are called, and who plays which side. */
import { type Player, SIDES, type Wish, wishForSide } from '@openrealms/engine';
import { printable } from '../../text/layout.ts';
import { taken } from './bot-decisions.ts';
import { type Company, PLAYERS } from './company.ts';
import type { Dialogue, Understood } from './dialogue.ts';
import { MOST_LETTERS } from './note.ts';
import type { Page } from './pages.ts';
import type { Scene } from './scene.ts';

/** Asks the people for their names; gives whether they go on. */
export async function introducePeople(
  { people }: Company,
  { file, say }: Scene,
  dialogue: Dialogue,
): Promise<boolean> {
  for (const player of people) {
    const question = people.length === 1 ? say.askName : say.askNameOf(say.player(player + 1));
    const name = await dialogue.ask(question, (input): Understood<string> => {
      const called = printable(input).trim().slice(0, MOST_LETTERS);
      const isTaken = called !== '' && file.note.players.some((other) => other.name === called);
      return isTaken ? { reply: say.sameName(called) } : { answer: called };
    });
    if (name === null) return false;
    file.introduce(player, name);
  }
  return true;
}

/** Asks those who have not said which side they would like; gives whether they go on. */
export async function chooseSides(
  company: Company,
  scene: () => Scene,
  dialogue: Dialogue,
): Promise<boolean> {
  const { file, view } = scene();
  let { campaign } = file;
  for (const player of PLAYERS.filter((each) => view.wishes[each] === null)) {
    const wish = await wishOf(player, company, scene(), dialogue);
    if (wish === null) return false;
    campaign = taken(wishForSide(campaign, file.box, player, wish));
  }
  await file.keep({ campaign });
  dialogue.show([sidesPage(scene())]);
  return true;
}

/** A bot takes the side that is left. */
async function wishOf(
  player: Player,
  { people }: Company,
  { say, wording }: Scene,
  dialogue: Dialogue,
): Promise<Wish | null> {
  if (!people.includes(player)) return 'either';
  const wishes = [...SIDES, 'either'] as const;
  dialogue.tell(people.length === 1 ? say.askWish : say.askWishOf(wording.names[player]));
  const chosen = await dialogue.choose(
    wishes.map((wish) => ({ name: say.wishes[wish], text: say.manners[wish] })),
  );
  return typeof chosen === 'number' ? wishes[chosen] : null;
}

/** Who plays which side, and whether a coin has decided it. */
function sidesPage({ view, say, wording, file }: Scene): Page {
  const { names, scenario } = wording;
  const { coin, sides, wishes } = view;
  const bot = file.note.players.findIndex(({ kind }) => kind === 'bot');
  return {
    title: say.sidesGiven,
    lines: [
      ...(coin === null ? [] : [say.coin[wishes[0] === 'either' ? 'either' : 'same'](names[coin])]),
      ...(sides ?? []).map((side, player) => say.plays(names[player], scenario.sides[side])),
      ...(bot < 0 ? [] : [say.against(names[bot])]),
    ],
  };
}
