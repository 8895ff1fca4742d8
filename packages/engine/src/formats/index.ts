import { SetupError } from '../errors.ts';
import type { FormatId } from '../setup.ts';
import type { Format } from './format.ts';
import { standard } from './standard.ts';

const FORMATS: Readonly<Record<FormatId, Format>> = { standard };

export function formatNamed(id: string): Format {
  const format = (FORMATS as Readonly<Record<string, Format | undefined>>)[id];
  if (format === undefined || !Object.hasOwn(FORMATS, id)) {
    throw new SetupError(
      'unknown-format',
      `There is no format "${id}". Known formats: ${Object.keys(FORMATS).join(', ')}.`,
    );
  }
  return format;
}
