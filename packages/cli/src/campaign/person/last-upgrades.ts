/** After the campaign: the person chooses a sticker and a card for it. */
import { type CardId, type SheetNumber, upgradeAfterwards } from '@openrealms/engine';
import { stickerText } from '@openrealms/narrator';
import { taken, upgradeOfBot } from './bot-decisions.ts';
import type { Answer, Dialogue, Understood } from './dialogue.ts';
import { nameOf, type Scene } from './scene.ts';

const REST: ReadonlySet<string> = new Set(['rest', 'reste']);

/** A sticker that can still be used, and the cards it can be put on. */
interface Row {
  readonly sheet: SheetNumber;
  readonly cost: number;
  readonly cards: readonly CardId[];
}

/** One upgrade of the person, or all that are left; gives whether the person goes on. */
export async function upgradeByPerson(scene: Scene, dialogue: Dialogue): Promise<boolean> {
  const { file, view, say } = scene;
  if (view.upgrading === null) return true;
  const { side, options } = view.upgrading;
  const rows = rowsOf(options, scene);
  dialogue.show([
    {
      title: say.lastUpgrades,
      lines: [
        ...(file.campaign.log.some(({ kind }) => kind === 'upgrade') ? [] : [say.lastUpgradesText]),
        say.askSticker(nameOf(side, scene), view.vaults[side].upgradesMissing),
      ],
    },
  ]);
  dialogue.list(rows.map((row) => rowAnswer(row, scene)));
  for (;;) {
    const cards = await dialogue.ask(say.prompt, (input) => cardsMeant(input, rows, scene));
    if (cards === null) return false;
    if (cards === 'rest') return finishByComputer(scene, dialogue);
    const card = await cardChosen(cards, scene, dialogue);
    if (card === null) return false;
    if (card === 'back') {
      dialogue.list(rows.map((row) => rowAnswer(row, scene)));
      continue;
    }
    await file.keep({ campaign: taken(upgradeAfterwards(file.campaign, file.box, card)) });
    dialogue.tell(upgradeLine(card, scene));
    return true;
  }
}

/** Like "You: Cutter +SE2. +3 combat." */
export function upgradeLine(card: CardId, scene: Scene): string {
  const { book } = scene.wording;
  const { upgrade } = book.card(card);
  const name = upgrade === undefined ? '' : nameOf(upgrade.side, scene);
  return `${scene.say.upgradeDone(name, book.name(card))}. ${book.brief(card)}`;
}

function rowsOf(options: readonly CardId[], { wording }: Scene): Row[] {
  const rows = new Map<string, Row>();
  for (const id of options) {
    const { cost, upgrade } = wording.book.card(id);
    if (upgrade === undefined) continue;
    const key = `${upgrade.sheet} ${cost}`;
    const { cards = [] } = rows.get(key) ?? {};
    rows.set(key, { sheet: upgrade.sheet, cost, cards: [...cards, id] });
  }
  return [...rows.values()].toSorted((a, b) => a.sheet - b.sheet || a.cost - b.cost);
}

function rowAnswer({ sheet, cost }: Row, { view, wording, say }: Scene): Answer {
  const { scenario, book, contents } = wording;
  const printed = contents?.sheets
    .find((each) => each.side === view.upgrading?.side && each.number === sheet)
    ?.rows.find((row) => row.cost === cost);
  const stickers = (['ship', 'base'] as const).flatMap((type) =>
    printed === undefined || view.upgrading === null
      ? []
      : [
          scenario.sticker(
            type,
            stickerText(printed[type], view.upgrading.side, book).join(' ').replace(/\.$/, ''),
          ),
        ],
  );
  return {
    name: say.stickerRow(scenario.sheet(sheet), scenario.cost(cost)),
    text: stickers.join(' · '),
  };
}

/** The cards of a sticker, or with their name those of that name. */
function cardsMeant(
  input: string,
  rows: readonly Row[],
  { wording, say }: Scene,
): Understood<readonly CardId[] | 'rest'> {
  if (input === '') return { reply: say.numberOrName };
  if (REST.has(input.toLowerCase())) return { answer: 'rest' };
  if (/^\d+$/.test(input)) {
    const row = rows[Number(input) - 1];
    return row === undefined ? { reply: say.chooseOne(input) } : { answer: row.cards };
  }
  const found = wording.book.find(
    input,
    rows.flatMap(({ cards }) => cards),
  );
  return found.length === 0 ? { reply: say.noSuchUpgrade(input) } : { answer: found };
}

async function cardChosen(
  cards: readonly CardId[],
  { wording, say }: Scene,
  dialogue: Dialogue,
): Promise<CardId | 'back' | null> {
  const { book } = wording;
  if (cards.length === 1) return cards[0];
  const answers = cards.map((id) => ({ name: book.name(id), text: book.brief(id) }));
  dialogue.tell(say.askCard);
  const chosen = await dialogue.choose(answers, say.backToStickers);
  return chosen === null ? null : chosen === 'back' ? 'back' : cards[chosen];
}

async function finishByComputer({ file, say }: Scene, dialogue: Dialogue): Promise<true> {
  let { campaign } = file;
  for (let next = upgradeOfBot(campaign, file.box); next !== null; ) {
    ({ campaign } = next);
    next = upgradeOfBot(campaign, file.box);
  }
  await file.keep({ campaign });
  dialogue.tell(say.restDone);
  return true;
}
