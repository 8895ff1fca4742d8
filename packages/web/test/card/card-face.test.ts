import { boxes } from '@openrealms/content';
import { type Card, describe as describeCard, describeEffects } from '@openrealms/engine';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { CardFace } from '../../src/card/card-face.tsx';
import { CardLanguage } from '../../src/card/card-language.ts';
import { CardText } from '../../src/card/card-text.tsx';

// The player's language is the browser's until it is set.
beforeAll(() => vi.stubGlobal('navigator', { languages: ['en'] }));
afterAll(() => vi.unstubAllGlobals());

const cards = boxes.flatMap((box) => box.cards);
const find = (id: string): Card => cards.find((card) => card.id === id)!;

function face(card: Card, density: 'full' | 'compact' | 'mini', language: 'en' | 'fr', as?: Card) {
  const element = createElement(CardFace, { card, density, as });
  return renderToStaticMarkup(createElement(CardLanguage, { value: language }, element));
}

const escaped = (text: string): string => text.replaceAll("'", '&#x27;');

describe('card faces', () => {
  it.each(cards.map((card) => [card.id, card] as const))('of %s say its name', (_, card) => {
    expect(face(card, 'full', 'en')).toContain(escaped(card.name));
    expect(face(card, 'compact', 'fr')).toContain(escaped(card.nameFr));
    expect(face(card, 'mini', 'en')).toContain('data-fit="name"');
  });

  it('show cost and defence where there is one', () => {
    expect(face(find('scout'), 'compact', 'en')).not.toContain('data-fit="cost"');
    expect(face(find('explorer'), 'compact', 'en')).toContain('data-fit="cost"');
    expect(face(find('ram'), 'mini', 'en')).not.toContain('data-fit="defense"');
    expect(face(find('the-hive'), 'mini', 'en')).toContain('data-fit="defense"');
  });

  it('are hidden from screen readers: whoever shows a card names it', () => {
    expect(face(find('ram'), 'compact', 'en')).toMatch(/^<div [^>]*aria-hidden="true"/);
  });

  it('show what a card does when it is acquired, from the size of the hand on', () => {
    const skiff = find('wreck-diver');
    const said = describeEffects(skiff.acquired, 'en');
    expect(face(skiff, 'full', 'en')).toContain(escaped(said));
    expect(face(skiff, 'compact', 'en')).toContain(`aria-label="${escaped(said)}"`);
  });

  it('show what a card copies', () => {
    const copy = face(find('stealth-needle'), 'full', 'en', find('blob-destroyer'));
    expect(copy).toContain('Stealth Needle');
    expect(copy).toContain('Blob Destroyer');
    expect(copy).toContain('+6 Combat');
  });
});

describe('card text', () => {
  it.each(cards.map((card) => [card.id, card] as const))('of %s has every ability', (_, card) => {
    for (const language of ['en', 'fr'] as const) {
      const element = createElement(CardText, { card });
      const markup = renderToStaticMarkup(
        createElement(CardLanguage, { value: language }, element),
      );
      const text = describeCard(card, language);
      const parts = [
        text.typeLine,
        text.primary,
        text.ally?.text,
        text.scrap?.text,
        describeEffects(card.acquired, language),
        ...(text.static ?? []),
      ];
      for (const part of parts) if (part !== undefined) expect(markup).toContain(escaped(part));
    }
  });
});
