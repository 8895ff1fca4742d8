/** Where in a file something stands: names of fields and places in lists. */
export type Path = readonly (string | number)[];

/** Something that is wrong with a pack, or that its author should look at. */
export interface PackProblem {
  /** A pack with an error is refused; one with warnings can be played. */
  readonly severity: 'error' | 'warning';
  /** For programs. */
  readonly code: PackCode;
  readonly path: Path;
  /** What is wrong and what to do. */
  readonly why: string;
}

/** Every class of problem there is, and what it means: docs/packs.md lists them. */
export const PACK_CODES = {
  'not-json': 'The file is not JSON.',
  'wrong-type': 'A value is of another type: a text where a number belongs, say.',
  'wrong-value': 'A value is of the right type, but not one of those that there are.',
  'wrong-length': 'A list has too many or too few entries.',
  'missing-field': 'Something that has to be there is not.',
  'unknown-field': 'There is no field of this name.',
  'field-twice': 'An object has the same field twice; only the last would count.',
  'other-kind': 'The file is no pack, or one of a later layout.',
  'box-taken': 'Another box has this id.',
  'card-twice': 'Two cards have the same name, or names that differ only in signs.',
  'card-taken': 'A card of another box has this name and says something else.',
  'no-id': 'A name has no letter or digit from which an id could be made.',
  'wrong-card': 'A card cannot be what it says.',
  'wrong-effect': 'An effect cannot stand where it stands.',
  'unknown-card': 'There is no card with this id.',
  'trade-deck-size': 'The trade deck does not have 60 cards.',
  'faction-size': 'A faction does not have 20 cards in the trade deck.',
  'no-faction': 'A card of the trade deck has no faction.',
  explorers: 'The Explorer pile is not 20 cards.',
  'personal-deck-size': 'A personal deck does not have the number of cards it should have.',
  'post-campaign-size': 'There are not 24 post-campaign cards.',
  'unused-card': 'A card is in no deck.',
  'missing-sheet': 'A side has no sheet of this number.',
  'sheet-twice': 'A side has two sheets of the same number.',
  'cost-twice': 'A sheet has the same cost twice.',
  'empty-sticker': 'A sticker does nothing.',
  'idle-sticker': 'No card that could get this sticker is in the trade deck.',
  'missing-scenario': 'There is no scenario of this number.',
  'scenario-twice': 'Two scenarios have the same number.',
  'unequal-faces': 'The two faces of the first scenario differ.',
  'option-twice': 'Two options of a choice have the same id.',
  'victory-card-twice': 'Two victory point cards have the same id.',
  'no-victory-card': 'A scenario has no victory point card.',
  'second-victory-card': 'A scenario has two victory point cards.',
  'too-many-victory-cards': 'There are more victory point cards for a turn than a game can watch.',
  'from-scenario': 'A card for winning a scenario says from when on it can be earned.',
  refused: 'The rules refuse the box for another reason.',
} as const;

/** The name of a class of problems. */
export type PackCode = keyof typeof PACK_CODES;

/** Collects problems. */
export type Report = (problem: PackProblem) => void;

/** A path as people write it, like `cards[3].primary[0].kind`; of the whole file `(file)`. */
export function pathText(path: Path): string {
  const text = path
    .map((part) => {
      if (typeof part === 'number') return `[${part}]`;
      return /^[A-Za-z][A-Za-z0-9]*$/.test(part) ? `.${part}` : `[${JSON.stringify(part)}]`;
    })
    .join('');
  return text === '' ? '(file)' : text.replace(/^\./, '');
}
