import { labelWords } from '../home/player-label.ts';

/** Whether a player is called "You" for want of a name: what is said of them is then said to them. */
export function isYou(name: string): boolean {
  return Object.values(labelWords).some(({ you }) => you === name);
}
