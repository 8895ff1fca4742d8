import type { Intent, Moment } from './intent.ts';
import { whoMayAttack } from './relations.ts';
import { scenarioLines } from './scenario-facts.ts';
import type { Screen } from './screen.ts';
import { sheetLines } from './stickers.ts';

/** What a player only asks to hear or to see; nothing changes by it. */
export type Question = Extract<
  Intent,
  { kind: 'say' | 'inspect' | 'help' | 'show' | 'who' | 'piles' | 'scenario' | 'sheets' }
>;

/** Answers a question of the player. */
export function answer(question: Question, { view, wording }: Moment, screen: Screen): void {
  switch (question.kind) {
    case 'say':
      screen.say(question.text);
      break;
    case 'inspect':
      screen.say(wording.book.text(question.card).full);
      break;
    case 'help':
      screen.help(view);
      break;
    case 'show':
      screen.show(question.part, view);
      break;
    case 'who':
      screen.news(whoMayAttack(view, wording));
      break;
    case 'piles':
      screen.piles(view);
      break;
    case 'scenario':
      screen.page(scenarioLines(view, wording));
      break;
    case 'sheets': {
      const lines = sheetLines(view.viewer as number, view, wording);
      screen.page(lines.length === 0 ? [wording.scenario.notAScenario] : lines);
      break;
    }
  }
}
