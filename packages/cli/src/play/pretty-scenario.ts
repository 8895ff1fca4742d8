import type { View } from '@openrealms/engine';
import { box, wrap } from '../text/layout.ts';
import type { Canvas } from './pretty-board.ts';
import { ruleLines, scenarioName, standingLines } from './scenario-facts.ts';

/** The scenario card beside the table: its rules, and how far both are; nothing in any other game. */
export function drawScenario(view: View, canvas: Canvas): string[] {
  const { colors, width } = canvas;
  const title = scenarioName(view, canvas);
  if (title === null) return [];
  const inside = (text: string, paint = (line: string) => line): string[] =>
    wrap(text, width - 4).map(paint);
  const lines = [
    ...inside(title.name, colors.bold),
    ...ruleLines(view, canvas).flatMap((rule) => inside(rule, colors.dim)),
    ...standingLines(view, canvas).flatMap((line) => inside(line)),
  ];
  return box(colors.bold(title.number), [], lines, width, colors.dim);
}
