import type { Page } from 'playwright-core';

/**
 * Paints every ground in one colour while something is done, so that axe can tell the contrast on it: where there is a linear gradient, its
 * lightest or its darkest colour, for the worst contrast is at one of its ends. Round glows and stars are left out;
 * they are decoration behind panels. What only screen readers pass over is no longer hidden from axe meanwhile.
 */
export async function onFlatGrounds(
  page: Page,
  end: 'lightest' | 'darkest',
  act: () => Promise<void>,
): Promise<void> {
  const putBack = await page.evaluateHandle((wanted) => {
    type Colour = readonly [red: number, green: number, blue: number, alpha: number];
    const coloursIn = (text: string): Colour[] =>
      [...text.matchAll(/rgba?\(([^)]*)\)/g)].map(([, parts]) => {
        const [red, green, blue, alpha = 1] = parts.split(/[ ,/]+/).map(Number);
        return [red, green, blue, alpha];
      });
    const over = (top: Colour, below: Colour): Colour => {
      const alpha = top[3] + below[3] * (1 - top[3]);
      const mixed = [0, 1, 2].map((i) =>
        alpha === 0 ? 0 : (top[i] * top[3] + below[i] * below[3] * (1 - top[3])) / alpha,
      );
      return [mixed[0], mixed[1], mixed[2], alpha];
    };
    const light = ([red, green, blue, alpha]: Colour): number =>
      (red * 0.2126 + green * 0.7152 + blue * 0.0722) * alpha;
    const painted = [...document.querySelectorAll<HTMLElement>('body, body *')].flatMap(
      (element) => {
        const { backgroundImage, backgroundColor } = getComputedStyle(element);
        if (backgroundImage === 'none') return [];
        const linear = backgroundImage.split(/,\s*(?=[a-z-]*gradient\(|url\()/);
        const stops = linear
          .filter((part) => part.startsWith('linear-gradient'))
          .flatMap(coloursIn);
        const [ground = [0, 0, 0, 0] as Colour] = coloursIn(backgroundColor);
        const mixed = stops.map((stop) => over(stop, ground)).sort((a, b) => light(a) - light(b));
        const chosen = (wanted === 'lightest' ? mixed.at(-1) : mixed[0]) ?? ground;
        return [{ element, colour: `rgb(${chosen.slice(0, 3).join(' ')} / ${chosen[3]})` }];
      },
    );
    // The faces of cards are hidden from screen readers, which read a label instead; eyes read them all the same.
    const unheard = [...document.querySelectorAll('[aria-hidden=true]')];
    const before = painted.map(({ element }) => [element, element.getAttribute('style')] as const);
    for (const element of unheard) element.removeAttribute('aria-hidden');
    for (const { element, colour } of painted) {
      element.style.setProperty('background', colour, 'important');
    }
    return () => {
      for (const element of unheard) element.setAttribute('aria-hidden', 'true');
      for (const [element, style] of before) {
        if (style === null) element.removeAttribute('style');
        else element.setAttribute('style', style);
      }
    };
  }, end);
  await act();
  await page.evaluate((back) => back(), putBack);
}
