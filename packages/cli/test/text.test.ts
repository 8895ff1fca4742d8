import { boxes } from '@openrealms/content';
import type { GameEvent, Language } from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { cardBook } from '../src/text/card-book.ts';
import { condense, tell } from '../src/text/event-sentence.ts';
import { box, columns, wrap } from '../src/text/layout.ts';
import { namesForWatching } from '../src/text/player-names.ts';
import { summariseTurn } from '../src/text/turn-summary.ts';
import { wordsIn } from '../src/text/words-in.ts';

const audience = { you: 0, names: ['Ann', 'Greedy'] };

function told(events: readonly GameEvent[], language: Language = 'en', you: number | null = 0) {
  return tell(events, { ...audience, you }, cardBook(boxes, language));
}

/** One of every kind. */
const EVERY: Readonly<Record<GameEvent['kind'], GameEvent>> = {
  'turn-started': { kind: 'turn-started', seat: 0, turn: 3 },
  'card-played': { kind: 'card-played', seat: 0, card: 'cutter', slot: 0 },
  'ability-used': { kind: 'ability-used', seat: 0, card: 'cutter', slot: 0, ability: 'ally' },
  gained: { kind: 'gained', seat: 0, what: 'trade', amount: 2 },
  'card-drawn': { kind: 'card-drawn', seat: 0, card: 'scout' },
  'deck-shuffled': { kind: 'deck-shuffled', seat: 0, count: 8 },
  'card-acquired': {
    kind: 'card-acquired',
    seat: 0,
    card: 'ram',
    space: 1,
    to: 'discard',
    paid: 3,
  },
  'row-refilled': { kind: 'row-refilled', space: 1, card: 'corvette' },
  'trade-deck-recycled': { kind: 'trade-deck-recycled', count: 9 },
  'card-scrapped': {
    kind: 'card-scrapped',
    seat: 0,
    card: 'viper',
    from: 'hand',
    place: null,
    to: 'scrap-heap',
  },
  'card-discarded': { kind: 'card-discarded', seat: 0, card: 'viper' },
  'discard-owed': { kind: 'discard-owed', seat: 0, count: 1 },
  'branch-chosen': { kind: 'branch-chosen', seat: 0, card: 'blob-world', branch: 'combat 5' },
  'next-ship-on-top': { kind: 'next-ship-on-top', seat: 0 },
  declined: { kind: 'declined', seat: 0 },
  'ship-copied': { kind: 'ship-copied', seat: 0, slot: 0, card: 'ram' },
  'base-destroyed': {
    kind: 'base-destroyed',
    seat: 0,
    owner: 1,
    slot: 0,
    card: 'the-hive',
    paid: 5,
  },
  'player-attacked': { kind: 'player-attacked', seat: 0, target: 1, amount: 7 },
  'turn-ended': { kind: 'turn-ended', seat: 0, ships: [], hand: [] },
  'player-defeated': { kind: 'player-defeated', seat: 1 },
  'game-ended': { kind: 'game-ended', winners: [0] },
};

describe('events', () => {
  it.each(['en', 'fr'] as const)('of every kind have a sentence (%s)', (language) => {
    for (const event of Object.values(EVERY)) {
      for (const you of [0, 1, null]) {
        const sentences = told([event], language, you);
        expect(sentences).toHaveLength(1);
        expect(sentences[0]).toMatch(/^[\p{Lu}+].*\.$/u);
        expect(sentences[0]).not.toMatch(/undefined|null/);
      }
    }
  });

  it('are told to each player in their own way', () => {
    const attack = [EVERY['player-attacked']];
    expect(told(attack, 'en', 0)).toEqual(['You hit Greedy for 7.']);
    expect(told(attack, 'en', 1)).toEqual(['Ann hits you for 7.']);
    expect(told([EVERY['ship-copied']], 'en', 1)).toEqual(['Ann copies Ram.']);
    expect(told(attack, 'en', null)).toEqual(['Ann hits Greedy for 7.']);
    expect(told(attack, 'fr', 0)).toEqual(['Vous infligez 7 dégâts à Greedy.']);
    expect(told(attack, 'fr', 1)).toEqual(['Ann vous inflige 7 dégâts.']);
    expect(told([{ ...attack[0], amount: 1 } as GameEvent], 'fr', null)).toEqual([
      'Ann inflige 1 dégât à Greedy.',
    ]);
  });

  it('name the card of a choice, and say what a card allows in the same breath', () => {
    expect(told([EVERY['branch-chosen']])).toEqual(['You choose "+5 Combat" with Blob World.']);
    expect(told([EVERY['branch-chosen']], 'fr', 1)).toEqual([
      'Ann choisit «\u00a0+5 Combat\u00a0» avec Monde-Colonie.',
    ]);
    const used = [EVERY['ability-used'], EVERY['next-ship-on-top']];
    expect(told(used)).toEqual([
      'You use the ally ability of Cutter: the next ship acquired this turn may go on top of the deck.',
    ]);
    expect(told(used, 'fr', 1)).toEqual([
      'Ann utilise la capacité Allié (Vedette)\u00a0: le prochain vaisseau acquis ce tour peut aller sur le dessus du deck.',
    ]);
  });

  it('tell a draw as nobody’s victory', () => {
    const draw: GameEvent = { kind: 'game-ended', winners: [0, 1] };
    expect(told([draw])).toEqual(['Nobody can do anything any more: the game is a draw.']);
    expect(told([draw], 'fr')).toEqual(['Plus personne ne peut rien faire\u00a0: match nul.']);
  });

  it('that follow from one another share a sentence', () => {
    const { 'card-played': played, gained, 'card-drawn': drawn, 'turn-ended': ended } = EVERY;
    expect(told([played, gained, drawn, drawn])).toEqual([
      'You play Cutter: +2 trade, you draw 2 Scout.',
    ]);
    const hidden: GameEvent = { kind: 'card-drawn', seat: 1, card: null };
    expect(told([{ ...ended, seat: 1 } as GameEvent, hidden, hidden])).toEqual([
      'Greedy ends the turn: draws 2 cards.',
    ]);
    expect(told([drawn, hidden])).toEqual(['You draw Scout.', 'Greedy draws 1 card.']);
  });

  it('that repeat are counted', () => {
    const { times } = wordsIn('en');
    expect(condense(['a.', 'a.', 'b.', 'a.'], times)).toEqual(['a. (2 times)', 'b.', 'a.']);
  });
});

describe('the names of a recorded game', () => {
  it.each([
    [
      ['Ann', 'Bob'],
      ['Ann', 'Bob'],
    ],
    [
      ['You', 'Bob'],
      ['Player', 'Bob'],
    ],
    [
      ['Ann', 'VOUS '],
      ['Ann', 'Player'],
    ],
    [
      ['Greedy', 'greedy'],
      ['Greedy 1', 'greedy 2'],
    ],
    [
      ['', 'Player'],
      ['Player 1', 'Player 2'],
    ],
    [[], ['Player 1', 'Player 2']],
  ])('%j can be told apart, and from whoever watches', (players, names) => {
    expect(namesForWatching(players, wordsIn('en'))).toEqual(names);
  });
});

describe('the summary of a turn', () => {
  it('names what matters', () => {
    const theirs = [
      EVERY['card-acquired'],
      EVERY['base-destroyed'],
      EVERY['player-attacked'],
      EVERY['player-attacked'],
      EVERY.gained,
    ].map((event) => ({ ...event, seat: 1, target: 0 }) as GameEvent);
    const book = cardBook(boxes, 'en');
    expect(summariseTurn([...theirs, EVERY['card-discarded']], 1, audience, book)).toBe(
      'Greedy: bought Ram, destroyed The Hive, made you discard 1, hit you for 14.',
    );
    expect(summariseTurn([], 1, audience, book)).toBe('Greedy: bought nothing and hit nobody.');
  });
});

describe('a card book', () => {
  const book = cardBook(boxes, 'fr');
  const all = book.cards.map(({ id }) => id);

  it('finds cards by what people type', () => {
    expect(book.find('cutter', all)).toEqual(['cutter']);
    expect(book.find('vedette', all)).toEqual(['cutter']);
    expect(book.find('hive', all)).toEqual(['the-hive']);
    expect(book.find('blob-w', all)).toEqual(['blob-wheel', 'blob-world']);
    expect(book.find('', all)).toEqual([]);
    expect(book.find('cutter', ['scout'])).toEqual([]);
  });

  it('still names cards it does not know', () => {
    expect(book.name('from-the-future')).toBe('from-the-future');
    expect(book.brief('from-the-future')).toBe('');
  });
});

describe('layout', () => {
  it('wraps paragraphs and entries of lists', () => {
    expect(wrap('one two three', 7)).toEqual(['one two', 'three']);
    expect(wrap('  key  a long text', 14)).toEqual(['  key  a long', '       text']);
  });

  it('draws frames as wide as asked, colours or not', () => {
    const plain = (text: string): string => text;
    const lines = box('\u001b[1mA\u001b[22m', ['B'], ['\u001b[1mx\u001b[22m'], 20, plain);
    expect(lines.map(columns)).toEqual([20, 20, 20]);
  });

  it('takes the facts of a frame inside where its edge is too short for them', () => {
    const framed = (width: number): string[] =>
      box('Title', ['deck 10', 'hand 5', 'discard 3'], [], width, (text) => text);
    expect(framed(46)[0]).toBe('┌─ Title ───── deck 10 · hand 5 · discard 3 ─┐');
    expect(framed(32).slice(0, 2)).toEqual([
      '┌─ Title ─── deck 10 · hand 5 ─┐',
      `│ ${'discard 3'.padEnd(28)} │`,
    ]);
    expect(framed(16).slice(0, 2)).toEqual(['┌─ Title ──────┐', '│ deck 10      │']);
  });
});

describe('the words', () => {
  it('of French elide before a vowel', () => {
    const { deckOrHand, copyOf } = wordsIn('fr');
    expect(deckOrHand('Avide')).toBe("dans le deck ou la main d'Avide");
    expect(deckOrHand('Hasard')).toBe('dans le deck ou la main de Hasard');
    expect(copyOf('Éclaireur')).toBe("copie d'Éclaireur");
  });

  it('are there in both languages, with the same commands', () => {
    const [english, french] = [wordsIn('en'), wordsIn('fr')];
    expect(Object.keys(french)).toEqual(Object.keys(english));
    const commands = (help: string) => [...help.matchAll(/^ {2}(\S+)/gm)].map(([, word]) => word);
    expect(commands(french.help)).toEqual(commands(english.help));
  });
});
