import type { Bot } from '@openrealms/bots';
import type { Command } from '@openrealms/engine';

/** Milliseconds that thinking leaves over, for decisions in a hurry and for steps that take longer than others. */
const RESERVE = 100;

/** Of the rest, no decision takes more than this: others follow in the same turn. */
const SHARE = 0.5;

/**
 * What a bot of ours decides with so many milliseconds left for its turn. One that thinks in steps is told to play when
 * it has used its part of them; whoever decides sooner plays as though there were no clock.
 */
export function thinkInTime(
  bot: Bot,
  left: number,
  ...[view, legal, random]: Parameters<Bot['choose']>
): Command {
  const start = performance.now();
  const thinking = bot.think?.(view, legal, random);
  if (thinking === undefined) return bot.choose(view, legal, random);
  const limit = (left - RESERVE) * SHARE;
  let step = thinking.next();
  while (!step.done && performance.now() - start < limit) step = thinking.next();
  if (!step.done) thinking.return(step.value);
  return step.value;
}
