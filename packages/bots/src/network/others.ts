import { SIDE_NUMBERS } from './side.ts';

/** What is known of the others at the table, besides where their cards lie. */
export class Others {
  foes = 0;
  mates = 0;
  /** Cards of all foes together, and the means of what they can shoot and hide behind. */
  cards = 0;
  fire = 0;
  outposts = 0;
  /** The numbers of a side, the mean over all foes, without their authority. */
  readonly numbers = new Float32Array(SIDE_NUMBERS);

  clear(): void {
    this.foes = 0;
    this.mates = 0;
    this.cards = 0;
    this.fire = 0;
    this.outposts = 0;
    this.numbers.fill(0);
  }
}
