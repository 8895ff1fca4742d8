import {
  advance,
  type Command,
  ENGINE_VERSION,
  type GameRecord,
  nextSetup,
  type Seat,
  startRecord,
} from '@openrealms/engine';
import { Failure } from '../../failure.ts';
import { type Game, SCENARIO_TABLE } from '../../play/game.ts';
import type { CampaignFile } from './campaign-file.ts';
import type { Company } from './company.ts';
import type { KeptGame } from './note.ts';

/** The game that is next in a campaign, as far as it has been played. */
export function scenarioGame(file: CampaignFile, { people, bot }: Company): Game {
  const begun = startRecord(nextSetup(file.campaign, file.box));
  const kept = keptGame(file);
  return {
    start: { seed: begun.setup.seed },
    table: SCENARIO_TABLE,
    bots: bot === null ? [] : [bot],
    you: people[0],
    record: kept === null ? begun : played(begun, kept, file.path),
  };
}

/** The game that the file is in the middle of; one of an earlier scenario is none. */
export function keptGame({ note, campaign, box, view }: CampaignFile): KeptGame | null {
  if (note.game === null || view.phase !== 'game') return null;
  return note.game.seed === nextSetup(campaign, box).seed ? note.game : null;
}

function played(begun: GameRecord, { engine, moves }: KeptGame, path: string): GameRecord {
  let record = begun;
  for (const move of moves) {
    const { seat, command } = (move ?? {}) as { seat?: Seat; command?: Command };
    const result = advance(record, {
      seat: seat as Seat,
      at: record.state.version,
      command: command as Command,
    });
    if (!result.ok) throw stuck(engine, path);
    record = result.record;
  }
  return record;
}

function stuck(engine: string, path: string): Failure {
  const why =
    engine === ENGINE_VERSION
      ? 'its moves were changed or damaged'
      : `it was saved by version ${engine} and this is ${ENGINE_VERSION}`;
  return new Failure(
    `The game that ${path} is in the middle of cannot go on: ${why}. The campaign itself is whole: begin the scenario again with --again.`,
  );
}
