/**
 * How a bot loses a game that it did not lose at the table: its program ended, it did not answer in time, what it
 * said is not of the protocol, or it chose what is not legal.
 */
export type FaultKind = 'crash' | 'time-out' | 'nonsense' | 'illegal';

/** Something a bot has done wrong. It costs the bot the game and nobody else anything. */
export class BotFault extends Error {
  override readonly name = 'BotFault';
  readonly kind: FaultKind;

  constructor(kind: FaultKind, why: string) {
    super(why);
    this.kind = kind;
  }
}
