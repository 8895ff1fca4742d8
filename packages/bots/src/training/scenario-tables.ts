import {
  type Box,
  type CampaignContents,
  campaignBox,
  createGame,
  type GameState,
  type Random,
  randomFrom,
  roll,
  SIDES,
  type UsedSticker,
  upgradedId,
} from '@openrealms/engine';

/** How many of the stickers of the sheets before have been used, of a hundred. */
const USED = 70;

/** The scenarios of the campaign of a box, each with a trade deck as it may have become by then, once for each face of its card. */
export function scenarioTables(box: Box): GameState[] {
  const { campaign } = box;
  if (campaign === undefined) return [];
  const boxes = [campaignBox(box)];
  return campaign.scenarios.flatMap(({ number, faces }) =>
    SIDES.map((faceUp) => {
      const random = randomFrom(`scenario ${number}, ${faceUp}`);
      const { tradeDeck, used } = grown(box, campaign, number, random);
      const choices = faces[faceUp].choice;
      const scenario = {
        number,
        sides: SIDES,
        faceUp,
        used,
        openVictoryCards: [],
        ...(choices !== undefined && { choice: choices[roll(random, choices.length)].id }),
      };
      return createGame({ boxes, seed: 'table', tradeDeck, scenario });
    }),
  );
}

/** What has become of the trade deck, and which stickers are gone, when a scenario begins. */
function grown(
  { cards, tradeDeck }: Box,
  { sheets }: CampaignContents,
  scenario: number,
  random: Random,
): { tradeDeck: Record<string, number>; used: UsedSticker[] } {
  const deck: Record<string, number> = { ...tradeDeck };
  const used: UsedSticker[] = [];
  for (const { number, rows, side } of sheets.filter((sheet) => sheet.number < scenario)) {
    for (const { cost } of rows) {
      if (roll(random, 100) >= USED) continue;
      const fitting = cards.filter((card) => card.cost === cost && (deck[card.id] ?? 0) > 0);
      if (fitting.length === 0) continue;
      const { id, type } = fitting[roll(random, fitting.length)];
      deck[id]--;
      deck[upgradedId(id, side, number)] = 1;
      used.push({ side, sheet: number, cost, type });
    }
  }
  return { tradeDeck: deck, used };
}
