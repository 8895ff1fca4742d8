import type { OurBot } from './our-bot.ts';

/** Somebody who takes part: one of our bots, or a program that speaks the protocol. Names are unique. */
export type Contender = OurBot | Program;

export interface Program {
  readonly name: string;
  readonly command: string;
  readonly author?: string;
}

/** Gives those who have the same name a number each but the first: greedy, greedy 2. */
export function withUniqueNames(contenders: readonly Contender[]): Contender[] {
  const taken = new Set<string>();
  return contenders.map((contender) => {
    let { name } = contender;
    for (let n = 2; taken.has(name); n++) name = `${contender.name} ${n}`;
    taken.add(name);
    return { ...contender, name };
  });
}
