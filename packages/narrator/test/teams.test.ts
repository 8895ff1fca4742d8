import { boxes } from '@openrealms/content';
import type { GameEvent, Language } from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { announce, cardBook, plain, tell } from '../src/index.ts';
import { EVERY } from './every-event.ts';

const names = ['Ann', 'Bea', 'Cy', 'Iris'];
const teams = [0, 0, 1, 1];

function told(events: readonly GameEvent[], you: number | null, language: Language = 'en') {
  return tell(events, { you, names, teams }, cardBook(boxes, language)).map(plain);
}

/** One event, told to the one who does it, to the one it is done to, and to somebody who watches. */
function toAll(event: GameEvent, language: Language = 'en') {
  return [0, 1, null].flatMap((you) => told([event], you, language));
}

const ended = (...winners: number[]): GameEvent => ({ kind: 'game-ended', winners });
const started = (seat: number): GameEvent => ({ kind: 'turn-started', seat, turn: 3 });
const finished = (seat: number): GameEvent => ({ kind: 'turn-ended', seat, ships: [], hand: [] });

describe('what teammates do for each other', () => {
  it('names who gives what to whom', () => {
    expect(toAll(EVERY.transferred)).toEqual([
      'You give Bea 3 trade.',
      'Ann gives you 3 trade.',
      'Ann gives Bea 3 trade.',
    ]);
    expect(toAll({ ...EVERY.transferred, what: 'combat' } as GameEvent, 'fr')).toEqual([
      'Vous donnez 3 de combat à Bea.',
      'Ann vous donne 3 de combat.',
      'Ann donne 3 de combat à Bea.',
    ]);
  });

  it('says where a passed card lies', () => {
    expect(toAll(EVERY['card-passed'])).toEqual([
      "You pass Cutter to Bea's discard pile.",
      'Ann passes Cutter to your discard pile.',
      "Ann passes Cutter to Bea's discard pile.",
    ]);
    expect(toAll(EVERY['card-passed'], 'fr')).toEqual([
      'Vous passez Vedette dans la défausse de Bea.',
      'Ann passe Vedette dans votre défausse.',
      'Ann passe Vedette dans la défausse de Bea.',
    ]);
  });

  it('tells one turn that several take', () => {
    expect(told([started(0), started(1)], 1)).toEqual(['Turn 3: your turn with Ann.']);
    expect(told([started(0), started(1)], 2)).toEqual(['Turn 3: the turn of Ann and Bea.']);
    expect(told([started(0), started(1)], 1, 'fr')).toEqual(['Tour 3, à vous de jouer avec Ann.']);
    expect(told([started(0), started(1)], 2, 'fr')).toEqual(['Tour 3, Ann et Bea jouent.']);
    expect(told([started(0)], 0, 'fr')).toEqual(['Tour 3, à vous de jouer.']);
    expect(told([EVERY['main-phase-ended']], 0)).toEqual(['You end your part of the turn.']);
    expect(told([EVERY['main-phase-ended']], 1, 'fr')).toEqual(['Ann termine sa part du tour.']);
  });

  it('ends it once, and then tells who draws', () => {
    const drawn: GameEvent = { kind: 'card-drawn', seat: 1, card: null };
    expect(told([finished(0), finished(1), drawn, drawn], 0)).toEqual([
      'You and Bea end the turn.',
      'Bea draws 2 cards.',
    ]);
    expect(told([finished(0), finished(1)], 1, 'fr')).toEqual(['Vous et Ann terminez le tour.']);
    expect(told([finished(0), finished(1)], 2, 'fr')).toEqual(['Ann et Bea terminent le tour.']);
  });
});

describe('a base that keeps its damage', () => {
  it('is told with its owner', () => {
    expect(toAll(EVERY['base-damaged'])).toEqual([
      "You damage Bea's Hive for 2.",
      'Ann damages your Hive for 2.',
      "Ann damages Bea's Hive for 2.",
    ]);
    expect(toAll(EVERY['base-damaged'], 'fr')).toEqual([
      'Vous infligez 2 dégâts à La Ruche (à Bea).',
      'Ann inflige 2 dégâts à La Ruche (à vous).',
      'Ann inflige 2 dégâts à La Ruche (à Bea).',
    ]);
  });
});

describe('what a defeated player leaves', () => {
  it('goes to a teammate', () => {
    expect(toAll(EVERY['card-bequeathed'])).toEqual([
      'You leave Cutter to Bea.',
      'Ann leaves Cutter to you.',
      'Ann leaves Cutter to Bea.',
    ]);
    expect(toAll(EVERY['card-bequeathed'], 'fr')).toEqual([
      'Vous laissez Vedette à Bea.',
      'Ann vous laisse Vedette.',
      'Ann laisse Vedette à Bea.',
    ]);
  });

  it('or leaves the game', () => {
    const lost = (...cards: string[]): GameEvent => ({ kind: 'cards-lost', seat: 0, cards });
    expect(told([lost('scout', 'scout', 'viper')], 0)).toEqual(['Your 3 cards leave the game.']);
    expect(told([lost('scout', 'viper')], 1)).toEqual(["Ann's 2 cards leave the game."]);
    expect(told([lost('scout')], 1)).toEqual(["Ann's last card leaves the game."]);
    expect(told([lost('scout', 'viper')], 0, 'fr')).toEqual(['Vos 2 cartes quittent la partie.']);
    expect(told([lost('scout', 'viper')], 1, 'fr')).toEqual([
      "Les 2 cartes d'Ann quittent la partie.",
    ]);
    expect(told([lost('scout')], 0, 'fr')).toEqual(['Votre dernière carte quitte la partie.']);
    expect(told([lost()], 0)).toEqual([]);
  });

  it('is listed in full announcements', () => {
    const said = (verbosity: 'brief' | 'normal' | 'full') =>
      announce([EVERY['cards-lost']], { you: 1, names }, cardBook(boxes, 'en'), verbosity);
    expect(said('brief')).toEqual([]);
    expect(said('normal')).toEqual(["Ann's 2 cards leave the game."]);
    expect(said('full')).toEqual(["Ann's 2 cards leave the game.", 'Scout, Viper.']);
  });
});

describe('several winners', () => {
  it('of one team have won', () => {
    expect(told([ended(0, 1)], 1)).toEqual(['You and Ann win.']);
    expect(told([ended(0, 1)], 2)).toEqual(['Ann and Bea win.']);
    expect(told([ended(2, 3)], 3, 'fr')).toEqual(['Vous et Cy gagnez.']);
    expect(told([ended(2, 3)], 0, 'fr')).toEqual(['Cy et Iris gagnent.']);
    const raid = { you: 0, names, teams: [0, 1, 1, 1] };
    expect(tell([ended(1, 2, 3)], raid, cardBook(boxes, 'en')).map(plain)).toEqual([
      'Bea, Cy and Iris win.',
    ]);
  });

  it('of several teams have drawn', () => {
    const draw = ['Nobody can do anything any more: the game is a draw.'];
    expect(told([ended(0, 1, 2, 3)], 0)).toEqual(draw);
    expect(told([ended(1, 2)], null)).toEqual(draw);
    const alone = { you: 0, names };
    expect(tell([ended(0, 2)], alone, cardBook(boxes, 'en')).map(plain)).toEqual(draw);
  });
});

describe('what is done in steps', () => {
  it('is announced once', () => {
    const step = (kind: 'transferred' | 'base-damaged', amount: number) =>
      ({ ...EVERY[kind], amount }) as GameEvent;
    const events = [
      step('transferred', 1),
      step('transferred', 2),
      { ...step('transferred', 1), what: 'combat' } as GameEvent,
      step('base-damaged', 1),
      step('base-damaged', 1),
    ];
    for (const verbosity of ['brief', 'normal'] as const) {
      expect(announce(events, { you: 1, names }, cardBook(boxes, 'en'), verbosity)).toEqual([
        'Ann gives you 3 trade.',
        'Ann gives you 1 combat.',
        'Ann damages your Hive for 2.',
      ]);
    }
  });
});
