import { SetupError, show } from '../errors.ts';
import type { FormatId } from '../setup.ts';
import type { Format } from './format.ts';
import { standard } from './standard.ts';

const FORMATS: Readonly<Record<FormatId, Format>> = { standard };

export function formatNamed(id: string): Format {
  const found = Object.entries(FORMATS).find(([name]) => name === id);
  if (found === undefined) {
    throw new SetupError(
      'unknown-format',
      `There is no format ${show(id)}. Known formats: ${Object.keys(FORMATS).join(', ')}.`,
    );
  }
  return found[1];
}
