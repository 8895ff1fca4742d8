import { boxes } from '@openrealms/content';
import type { GameEvent, Language } from '@openrealms/engine';
import { expect, it } from 'vitest';
import { cardBook, plain, tell } from '../src/index.ts';

function said(event: GameEvent, language: Language): string {
  const audience = { you: 0, names: ['Ann', 'Nemesis'] };
  return tell([event], audience, cardBook(boxes, language)).map(plain).join(' ');
}

const aims = (reason: 'defeat' | 'lowest-authority' | 'base'): GameEvent => ({
  kind: 'boss-aims',
  seat: 1,
  reason,
  target: 0,
  card: reason === 'base' ? 'ram' : null,
});

it.each<[GameEvent, string, string]>([
  [aims('defeat'), 'Nemesis can defeat you.', 'Nemesis peut vous vaincre.'],
  [
    aims('lowest-authority'),
    'Nemesis aims at you: nobody has less authority.',
    "Nemesis vous vise\u00a0: personne n'a moins d'influence.",
  ],
  [
    aims('base'),
    'Nemesis aims at the strongest base that it can destroy.',
    'Nemesis vise la plus solide base à sa portée.',
  ],
  [
    { kind: 'boss-ability', seat: 1, faction: 'machine-cult', target: 0 },
    'Nemesis uses its Machine Cult ability against you.',
    'Nemesis utilise sa capacité du Techno-Culte contre vous.',
  ],
  [
    { kind: 'card-put-on-deck', seat: 0, card: 'scout', from: 'hand' },
    'You put Scout from hand on top of your deck.',
    'Vous placez Éclaireur de la main sur le dessus du deck.',
  ],
])('a Boss is told with its reasons: %j', (event, english, french) => {
  expect(said(event, 'en')).toBe(english);
  expect(said(event, 'fr')).toBe(french);
});
