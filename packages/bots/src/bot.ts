import type { Command, Random, View } from '@openrealms/engine';

/**
 * A computer player. It is shown what its seat may see and the commands it may give, and answers with one of
 * those commands. All chance it needs comes from `random`, so the same view and generator give the same answer. A bot sits
 * at one seat for one game, and may remember what it has done there.
 */
export interface Bot {
  readonly name: string;
  /** One of the `legal` commands; there is always at least one. */
  choose(view: View, legal: readonly Command[], random: Random): Command;
  /**
   * The same in steps of a few milliseconds, for bots that think longer: each step gives the best command so far, the end
   * the decision. Whoever cannot wait stops asking and takes the best so far.
   */
  think?(view: View, legal: readonly Command[], random: Random): Generator<Command, Command, void>;
  /**
   * The chance from 0 to 1 that it gives its side to win the game, in a position in which its turn is over or about to be
   * ended. Only bots who can put a number on it have this.
   */
  chance?(view: View): number;
}
