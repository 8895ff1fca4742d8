import type { CardId, Command, View } from '@openrealms/engine';
import type { Action, Wording } from './actions.ts';
import type { Part } from './screen.ts';

/** What the player wants. */
export type Intent =
  | { readonly kind: 'do'; readonly commands: readonly Command[] }
  | { readonly kind: 'say'; readonly text: string }
  | { readonly kind: 'inspect'; readonly card: CardId }
  | { readonly kind: 'undo'; readonly steps: number }
  | { readonly kind: 'end'; readonly sure: boolean }
  | { readonly kind: 'show'; readonly part: Part }
  | { readonly kind: 'log'; readonly whole: boolean }
  | { readonly kind: 'save'; readonly file: string }
  | { readonly kind: 'help' | 'piles' | 'who' | 'scenario' | 'sheets' }
  | { readonly kind: 'all' | 'board' | 'actions' | 'concede' | 'quit' };

/** What the words are understood from. */
export interface Moment {
  readonly view: View;
  readonly legal: readonly Command[];
  readonly actions: readonly Action[];
  readonly wording: Wording;
}

export function say(text: string): Intent {
  return { kind: 'say', text };
}

export function act(...commands: readonly Command[]): Intent {
  return { kind: 'do', commands };
}

/** Some amount of what the rules spend as one or as all: all at once, or in steps of one. */
export function inSteps<C extends Command & { readonly amount: number }>(
  command: C,
  all: number,
): Intent {
  if (command.amount === all) return act(command);
  return act(...Array.from({ length: command.amount }, () => ({ ...command, amount: 1 })));
}
