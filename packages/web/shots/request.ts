import type { Density } from '../src/card/card-face.tsx';
import type { Language } from '../src/i18n/language.ts';
import type { Settings } from '../src/settings/settings.ts';

/**
 * What to show, as the fragment of the address says it: `#show=cards&density=mini&widths=64,76`,
 * `#show=table&table=middle`, `#show=catalogue`; always with `&language=fr` and `&theme=high-contrast` if wanted.
 */
export type Request = Look & (CardsRequest | TableRequest | { readonly show: 'catalogue' });

interface Look {
  readonly language: Language;
  readonly theme: Settings['theme'];
}

interface CardsRequest {
  readonly show: 'cards';
  readonly density: Density;
  /** In pixels, one sheet for each; empty for the usual width. */
  readonly widths: readonly number[];
}

interface TableRequest {
  readonly show: 'table';
  readonly table: string;
}

export function readRequest(fragment: string): Request {
  const words = new URLSearchParams(fragment.replace(/^#/, ''));
  const look: Look = {
    language: oneOf(words, 'language', ['en', 'fr']),
    theme: oneOf(words, 'theme', ['night', 'high-contrast']),
  };
  const show = oneOf(words, 'show', ['catalogue', 'cards', 'table']);
  switch (show) {
    case 'catalogue':
      return { ...look, show };
    case 'table':
      return { ...look, show, table: words.get('table') ?? '' };
    case 'cards': {
      const widths = (words.get('widths') ?? '').split(',').filter((width) => width !== '');
      const density = oneOf(words, 'density', ['full', 'compact', 'mini']);
      return { ...look, show, density, widths: widths.map(Number) };
    }
  }
}

/** The first of the values where nothing is said. */
function oneOf<const T extends string>(
  words: URLSearchParams,
  name: string,
  values: readonly [T, ...T[]],
): T {
  const said = words.get(name) ?? values[0];
  const value = values.find((each) => each === said);
  if (value === undefined)
    throw new Error(`${name} is one of ${values.join(', ')}, not "${said}".`);
  return value;
}
