import { SetupError, show } from './errors.ts';
import type { Format } from './formats/format.ts';
import { DEFAULT_OPTIONS, type Options } from './setup.ts';

/** Throws a `SetupError` that names the first option that does not exist or has no such value. */
export function checkOptions(options: Options, format: Format, seats: number): void {
  const wrong = (name: keyof Options, allowed: string): never => {
    throw new SetupError(
      'wrong-option',
      `Option ${name} cannot be ${show(options[name])}: it is ${allowed}.`,
    );
  };
  for (const name of Object.keys(options)) {
    if (!Object.hasOwn(DEFAULT_OPTIONS, name)) {
      throw new SetupError('unknown-option', `There is no option "${name}".`);
    }
  }
  if (!['at-once', 'next-turn'].includes(options.discardTiming)) {
    wrong('discardTiming', '"at-once" or "next-turn"');
  }
  if (!['stay-empty', 'recycle'].includes(options.emptyTradeDeck)) {
    wrong('emptyTradeDeck', '"stay-empty" or "recycle"');
  }
  if (typeof options.copiesCountAsPlayed !== 'boolean') {
    wrong('copiesCountAsPlayed', 'true or false');
  }
  const first = options.firstSeat;
  const mayBegin = format.firstSeats(seats);
  if (first !== 'random' && !mayBegin.includes(first)) {
    wrong('firstSeat', `"random" or a seat that can begin: ${mayBegin.join(', ')}`);
  }
  if (![7, 8].includes(options.bossHandWithThreeRaiders)) {
    wrong('bossHandWithThreeRaiders', '7 or 8');
  }
  checkChallengeOptions(options, format, wrong);
}

/** Options that only challenges have, or only some of them, are off everywhere else. */
function checkChallengeOptions(
  { gambitSubstitutions, firstEditionCorrection }: Options,
  { boss }: Format,
  wrong: (name: keyof Options, allowed: string) => never,
): void {
  if (typeof gambitSubstitutions !== 'boolean') wrong('gambitSubstitutions', 'true or false');
  if (typeof firstEditionCorrection !== 'boolean') wrong('firstEditionCorrection', 'true or false');
  if (gambitSubstitutions && boss === null) {
    wrong('gambitSubstitutions', 'false where no challenge is played');
  }
  if (firstEditionCorrection && boss?.correctedAuthority === undefined) {
    wrong('firstEditionCorrection', 'false except in the challenge "nemesis-beast"');
  }
}
