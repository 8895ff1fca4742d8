import { DEFAULT_SETTINGS, type Settings } from './default-settings.ts';

/** The longest name that is kept. */
export const MAX_NAME = 24;

type Readers = { readonly [K in keyof Settings]: (value: unknown) => value is Settings[K] };

const READERS: Readers = {
  language: oneOf('browser', 'en', 'fr'),
  playerName: (value): value is string => typeof value === 'string' && value.length <= MAX_NAME,
  animation: oneOf('off', 'fast', 'normal'),
  pace: oneOf('instant', 'fast', 'normal', 'slow'),
  askBeforeEndTurn: isFlag,
  hints: isFlag,
  theme: oneOf('night', 'high-contrast'),
  textSize: oneOf(100, 125, 150, 200),
  sound: isFlag,
  volume: (value): value is number => typeof value === 'number' && value >= 0 && value <= 1,
  verbosity: oneOf('brief', 'normal', 'full'),
};

/** Settings as they were stored, by whatever version and however damaged: what cannot be used has its default. */
export function readSettings(stored: unknown): Settings {
  const fields: Readonly<Record<string, unknown>> =
    typeof stored === 'object' && stored !== null ? { ...stored } : {};
  const usable = Object.entries(READERS).filter(([name, reads]) => reads(fields[name]));
  return {
    ...DEFAULT_SETTINGS,
    ...Object.fromEntries(usable.map(([name]) => [name, fields[name]])),
  };
}

function oneOf<const T>(...values: readonly T[]): (value: unknown) => value is T {
  return (value): value is T => (values as readonly unknown[]).includes(value);
}

function isFlag(value: unknown): value is boolean {
  return typeof value === 'boolean';
}
