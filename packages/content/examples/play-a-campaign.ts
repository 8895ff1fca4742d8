/** The first scenario of a campaign, between two players who do anything that is legal; then the campaign is put away and taken out again. */
import { riseOfEmpire as box } from '@openrealms/content';
import {
  awaited,
  campaignView,
  createGame,
  exportCampaign,
  finishedScenario,
  isOver,
  legalCommands,
  newCampaign,
  nextSetup,
  type Result,
  randomFrom,
  readCampaign,
  recordGame,
  roll,
  submit,
  wishForSide,
} from '@openrealms/engine';

export function main() {
  const begun = newCampaign({ box, seed: 'my first campaign' });
  const wished = value(wishForSide(begun, box, 0, 'star-empire'));
  // Both want the same side: the coin decides.
  const campaign = value(wishForSide(wished, box, 1, 'star-empire'));

  let game = createGame(nextSetup(campaign, box));
  const random = randomFrom('the dice of the players');
  while (!isOver(game)) {
    const [seat] = awaited(game);
    const legal = legalCommands(game, seat);
    const command = legal[roll(random, legal.length)];
    const result = submit(game, { seat, at: game.version, command });
    if (!result.ok) throw new Error(result.refusal.why);
    game = result.state;
  }
  const after = value(recordGame(campaign, box, finishedScenario(game)));

  // A campaign is a value: this text is all of it.
  const file = exportCampaign(after);
  const { campaign: again } = value(readCampaign(file, [box]));
  const { scenario, first, sides, vaults } = campaignView(again, box);
  return { scenario, first, sides, points: vaults[first].points };
}

function value<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.problem.why);
  return result.value;
}

if (process.argv[1] === import.meta.filename) console.log(main());
