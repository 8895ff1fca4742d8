import type { Command } from '@openrealms/engine';

type Choose = Extract<Command, { type: 'choose' }>;

/** An answer as the panel lists it. */
export interface Answer {
  readonly command: Choose;
  readonly key: string;
}

/** Every answer, those that name cards first, "nothing" last. */
export function answersBeside(legal: readonly Command[]): Answer[] {
  const answers = legal
    .filter((command) => command.type === 'choose')
    .map((command) => ({ command, key: JSON.stringify(command.pick) }));
  const isNothing = ({ command }: Answer): boolean => command.pick.from === 'nothing';
  return [...answers.filter((answer) => !isNothing(answer)), ...answers.filter(isNothing)];
}
