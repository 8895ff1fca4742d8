import { boxes } from '@openrealms/content';
import { type Box, type PlacedProblem, pathText, readPackText } from '@openrealms/engine';
import { EXIT_FAILURE } from '../failure.ts';
import { readTextFile } from '../files.ts';
import { type Io, print } from '../io.ts';
import { counted } from './counted.ts';
import { problemLines } from './problem-lines.ts';

/** Says what is wrong with a pack, if anything; the exit code says whether it can be played. */
export async function checkPack(file: string, json: boolean, io: Io): Promise<number> {
  const { box, problems } = readPackText(await readTextFile(file, io), boxes);
  if (json) print(io, JSON.stringify(inJson(file, box, problems), null, 2));
  else print(io, inWords(file, box, problems).join('\n'));
  return box === null ? EXIT_FAILURE : 0;
}

function inJson(file: string, box: Box | null, problems: readonly PlacedProblem[]): unknown {
  return {
    file,
    ok: box !== null,
    box: box === null ? null : { id: box.id, name: box.name, version: box.version },
    problems: problems.map(({ path, ...problem }) => ({ ...problem, path: pathText(path) })),
  };
}

function inWords(file: string, box: Box | null, problems: readonly PlacedProblem[]): string[] {
  const count = (severity: PlacedProblem['severity']): number =>
    problems.filter((problem) => problem.severity === severity).length;
  const [errors, warnings] = [count('error'), count('warning')];
  const found = [
    ...(errors > 0 ? [counted(errors, 'error')] : []),
    ...(warnings > 0 ? [counted(warnings, 'warning')] : []),
  ];
  return [
    ...problems.flatMap((problem) => problemLines(file, problem)),
    ...(found.length > 0 ? [`${found.join(', ')}.`] : []),
    box === null
      ? 'This pack cannot be played. Correct the errors and check again.'
      : `${file} can be played: ${contentsOf(box)}.`,
  ];
}

function contentsOf({ name, version, tradeDeck, campaign }: Box): string {
  const designs = Object.keys(tradeDeck).length;
  return [
    `${name}, version ${version}`,
    `${counted(designs, 'design')} in the trade deck`,
    counted(campaign?.sheets.length ?? 0, 'sheet'),
    counted(campaign?.scenarios.length ?? 0, 'scenario'),
    counted(campaign?.victoryCards.length ?? 0, 'victory point card'),
  ].join(', ');
}
