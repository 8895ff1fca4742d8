/** The campaign as lines to read: the map, the state of the war, the vaults, the open victory cards. */
import { type OpenVictoryCard, SIDES, type Side, type VictoryCard } from '@openrealms/engine';
import { capitalised, listed, plain, victoryText } from '@openrealms/narrator';
import { factionName } from '../../play/boss-facts.ts';
import { sheetHeading, sheetRows } from '../../play/stickers.ts';
import { nameOf, type Scene } from './scene.ts';

/** A part with a title above its lines. */
export interface Page {
  readonly title: string;
  readonly lines: readonly string[];
}

/** The twelve scenarios: won, current or sealed. */
export function mapPage(scene: Scene): Page {
  const { view, say, wording, file } = scene;
  const { scenario: words, book, contents } = wording;
  const lines = view.scenarios.map(({ number, status, winner, political }) => {
    const name = contents?.scenarios[number - 1].name[book.language] ?? '';
    const place = `  ${`${number}`.padEnd(2)}  `;
    if (status === 'won' && winner !== null) {
      const by = say.wonBy(nameOf(winner, scene), words.sides[winner]);
      return `${place}${[name, by, ...(political ? [words.political] : [])].join(' · ')}`;
    }
    if (status === 'sealed') return `${place}${say.sealedEnvelope}`;
    const known = file.note.opened >= number ? [name] : [];
    return `${place}${[...known, say.current].join(' · ')}`;
  });
  return { title: say.map, lines };
}

/** Points, scenarios and upgrades of both, who leads, and whom they have won over. */
export function warPage(scene: Scene): Page {
  const { view, say, wording } = scene;
  const { scenario: words } = wording;
  const { war, vaults } = view;
  const sides = SIDES.map((side) => {
    const { points, victories, upgrades } = vaults[side];
    const standing = say.standing(words.points(points), victories, upgrades);
    return `  ${nameOf(side, scene)}, ${words.sides[side]}  ${standing}`;
  });
  const begun = view.scenarios.some(({ status }) => status === 'won');
  const remarks = [
    war.lead === null ? say.tie : say.lead(say.theSides[war.lead], words.points(war.by)),
    ...(war.streak !== null && war.streak.length > 1
      ? [say.streak(say.theSides[war.streak.side], war.streak.length)]
      : []),
  ];
  const fronts = war.fronts.map(({ faction, cards, upgraded }) => {
    const [first, second] = SIDES.map((side) => `${words.sides[side]} ${upgraded[side]}`);
    return `  ${factionName(faction, wording)}  ${say.front(cards, first, second)}`;
  });
  return {
    title: say.war,
    lines: [...sides, ...(begun ? remarks : []), `${say.fronts}${wording.words.colon}`, ...fronts],
  };
}

/** What one side keeps: victory cards, sheets, upgraded cards. */
function vaultPage(side: Side, scene: Scene): Page {
  const { view, say, wording } = scene;
  const { book, words, scenario, contents } = wording;
  const { victoryCards, upgrades } = view.vaults[side];
  const earned = victoryCards.flatMap(
    ({ id }) => contents?.victoryCards.find((each) => each.id === id) ?? [],
  );
  const sheets = view.sheets.filter((sheet) => sheet.side === side && sheet.unlocked);
  const upgraded = view.upgraded
    .filter((card) => card.side === side)
    .flatMap(({ id, count }) => Array<string>(count).fill(id));
  return {
    title: say.vaultOf(nameOf(side, scene), scenario.sides[side]),
    lines: [
      `${say.victoryCards}${words.colon} ${earned.length === 0 ? say.none : ''}`.trimEnd(),
      ...earned.map((card) => cardLine(card, scene)),
      ...sheets.flatMap(({ number, rows }) => {
        const sheet = contents?.sheets.find((each) => each.side === side && each.number === number);
        if (sheet === undefined) return [];
        const open = { sheet, rows };
        return [sheetHeading(open, nameOf(side, scene), wording), ...sheetRows(open, wording)];
      }),
      `${say.upgradedCards(upgrades)}${words.colon} ${plain(listed(upgraded, book)) || say.none}`,
    ],
  };
}

/** What both keep. */
export function vaultPages(scene: Scene): Page[] {
  return SIDES.map((side) => vaultPage(side, scene));
}

/** The victory cards that nobody has earned, and how far both are. */
export function openCardsPage(scene: Scene): Page {
  const { view, say } = scene;
  // What nobody has earned when all is counted, nobody will.
  const left = view.verdict === null ? view.openVictoryCards : [];
  const lines = left.map((open) => openCardLine(open, scene));
  return {
    title: say.openCards,
    lines: lines.length === 0 ? [capitalised(`${say.none}.`)] : lines,
  };
}

function openCardLine({ card, progress }: OpenVictoryCard, scene: Scene): string {
  const { scenario } = scene.wording;
  if (progress === null) return cardLine(card, scene);
  const each = SIDES.map((side) => `${scenario.sides[side]} ${progress[side]}`);
  return `${cardLine(card, scene)} (${each.join(', ')})`;
}

/** A victory card with its points and what it takes to earn it. */
export function cardLine({ name, points, earned }: VictoryCard, { wording }: Scene): string {
  const { book, words, scenario } = wording;
  return `  ${name[book.language]}  ${scenario.points(points)}${words.colon} ${victoryText(earned, book)}`;
}
