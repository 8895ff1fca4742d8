import { formatPosition, parsePosition, toData } from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { core } from '../../src/index.ts';
import { coreTable } from '../core/table.ts';

function read(line: string) {
  const parsed = parsePosition(line, [core]);
  if (!parsed.ok) throw new Error(`${parsed.problem.at}: ${parsed.problem.why}`);
  return parsed.value;
}

const EMPTY_SEAT = {
  authority: 50,
  trade: 0,
  combat: 0,
  shipsToTop: 0,
  basesToTop: 0,
  scrapped: 0,
  owedDiscards: 0,
  defeated: false,
  hand: [],
  deck: [],
  discard: [],
  inPlay: [],
  played: [],
  knownTop: 0,
  knownHand: [],
  returning: [],
};

describe('a position', () => {
  it('has a default for every word but whose turn it is', () => {
    expect(toData(read('core@1 standard active=1 | | |'))).toEqual({
      boxes: [{ id: 'core', version: '1' }],
      format: 'standard',
      options: {
        discardTiming: 'at-once',
        emptyTradeDeck: 'stay-empty',
        copiesCountAsPlayed: false,
        firstSeat: 'random',
        bossHandWithThreeRaiders: 7,
        gambitSubstitutions: false,
        firstEditionCorrection: false,
      },
      version: 0,
      turn: 1,
      active: [1],
      winners: [],
      random: [1, 2, 3, 4],
      tradeRow: [null, null, null, null, null],
      tradeDeck: [],
      scrapHeap: [],
      explorers: 0,
      seats: [EMPTY_SEAT, EMPTY_SEAT],
      stack: [],
    });
  });

  it('is written with what differs from the defaults', () => {
    expect(formatPosition(read('core@1 standard active=1 | | |'))).toBe(
      'core@1 standard turn=1 active=1 random=1,2,3,4 |  | authority=50 | authority=50',
    );
  });

  it('has a word for everything, in one order', () => {
    const line = [
      'core@1 standard turn=7 active=0 version=31 random=-5,6,-7,8 discardTiming=next-turn emptyTradeDeck=recycle copiesCountAsPlayed=true firstSeat=1 bossHandWithThreeRaiders=8 stack=1:-:-:forced-discard:0:0:0,0:3:brain-world:primary:0:1:2',
      'row=cutter,-,ram,-,corvette explorers=9 trade-deck=2*ram,cutter scrap-heap=viper,2*scout',
      'authority=41 trade=3 combat=2 ships-to-top=1 owed-discards=4 hand=3*scout,viper in-play=0:blob-wheel!p,2:stealth-needle>ram!al,3:brain-world!p,4:space-station!pal deck=viper,2*scout,viper discard=ram played=stealth-needle,brain-world known-top=2 known-hand=viper,scout',
      'authority=-3 defeated=true',
    ].join(' | ');
    // No game has all of these words: with a defeated player it is over, and nothing is left to do.
    const lively = line.replace('authority=-3 defeated=true', 'authority=1 hand=scout');
    expect(formatPosition(read(lively))).toBe(lively);
    const over = line.replace(/active=0 /, 'winners=0 ').replace(/ stack=\S+/, '');
    expect(formatPosition(read(over))).toBe(over);
  });

  it('keeps an option that is zero or off, too', () => {
    for (const word of ['firstSeat=0', 'firstSeat=1', 'copiesCountAsPlayed=true']) {
      expect(formatPosition(read(`core@1 standard active=0 ${word} | | |`))).toContain(` ${word} `);
    }
    const spelled = 'firstSeat=random copiesCountAsPlayed=false discardTiming=at-once';
    expect(formatPosition(read(`core@1 standard active=0 ${spelled} | | |`))).toBe(
      'core@1 standard turn=1 active=0 random=1,2,3,4 |  | authority=50 | authority=50',
    );
  });

  it('may be spread over lines and have its words in any order', () => {
    const spread = `core@1   standard
      active=0 |
      explorers=3
      row=ram,-,-,-,- |
      hand=scout,scout   authority=7 |`;
    expect(formatPosition(read(spread))).toBe(
      'core@1 standard turn=1 active=0 random=1,2,3,4 | row=ram,-,-,-,- explorers=3 | authority=7 hand=2*scout | authority=50',
    );
  });

  it('keeps piles in order and hands in the order of the cards in the box', () => {
    const seat = 'hand=ram,viper,scout,ram deck=scout,viper,2*scout,1*ram';
    const [mine] = toData(read(`core@1 standard active=0 | | ${seat} |`)).seats;
    expect(mine.hand).toEqual(['scout', 'viper', 'ram', 'ram']);
    expect(mine.deck).toEqual(['scout', 'viper', 'scout', 'scout', 'ram']);
  });

  it('is what a table set by hand is', () => {
    const { state } = coreTable({
      me: { hand: ['scout', 'ram'], inPlay: ['blob-wheel'] },
      opponent: { authority: 9, deck: ['viper'] },
      tradeRow: [null, 'cutter'],
      explorers: 2,
    });
    const line =
      'core@1 standard active=0 | row=-,cutter,-,-,- explorers=2 | hand=scout,ram in-play=0:blob-wheel | authority=9 deck=viper';
    expect(toData(read(line))).toEqual(toData(state));
  });
});

describe('what is wrong with a position is said with the word it is in:', () => {
  const game = (words: string) => `core@1 standard active=0 ${words} | | |`;
  const table = (words: string) => `core@1 standard active=0 | ${words} | |`;
  const seat = (words: string) => `core@1 standard active=0 | | ${words} |`;

  it.each<[string, string | undefined, unknown]>([
    ['not-a-text', undefined, undefined],
    ['not-a-text', undefined, 7],
    ['not-a-text', undefined, ['core@1']],
    ['too-long', 'text', game('x'.repeat(50_000))],
    ['too-short', 'text', ''],
    ['too-short', 'text', 'core@1 standard active=0'],
    ['too-short', 'text', 'core@1 standard active=0 |'],
    ['wrong-box', 'core', 'core standard active=0 | | |'],
    ['wrong-box', 'core@1@2', 'core@1@2 standard active=0 | | |'],
    ['wrong-box', '', ' | | |'],
    ['other-boxes', 'boxes', 'core@2 standard active=0 | | |'],
    ['other-boxes', 'boxes', 'core@1+gambit@1 standard active=0 | | |'],
    ['unknown-format', 'format', 'core@1 | | |'],
    ['unknown-format', 'format', 'core@1 solitaire active=0 | | |'],
    ['wrong-seats', 'seats', 'core@1 standard active=0 | | hand=scout'],
    ['wrong-seats', 'seats', 'core@1 standard active=0 | | | |'],
    ['unknown-word', 'hand=scout', game('hand=scout')],
    ['unknown-word', 'turn', game('turn')],
    ['unknown-word', '=3', game('=3')],
    ['unknown-word', 'Turn=3', game('Turn=3')],
    ['unknown-word', 'hand=scout', table('hand=scout')],
    ['unknown-word', 'row=ram', seat('row=ram')],
    ['unknown-word', '__proto__=1', seat('__proto__=1')],
    ['twice', 'turn=4', game('turn=3 turn=4')],
    ['twice', 'hand=viper', seat('hand=scout hand=viper')],
    ['not-a-number', 'turn=x', game('turn=x')],
    ['not-a-number', 'turn=', game('turn=')],
    ['not-a-number', 'turn=0x10', game('turn=0x10')],
    ['not-a-number', 'turn=1.5', game('turn=1.5')],
    ['not-a-number', 'turn=99999999999', game('turn=99999999999')],
    ['not-a-number', 'random=a', game('random=a,2,3,4')],
    ['too-short', 'random', game('random=1,2,3')],
    ['not-a-number', 'explorers=ten', table('explorers=ten')],
    ['not-a-number', 'trade=1e3', seat('trade=1e3')],
    ['wrong-option', 'options', game('discardTiming=never')],
    ['wrong-option', 'options', game('copiesCountAsPlayed=1')],
    ['wrong-option', 'options', game('firstSeat=2')],
    ['wrong-row', 'row=ram', table('row=ram')],
    ['wrong-row', 'row=ram,-,-,-,-,-', table('row=ram,-,-,-,-,-')],
    ['not-a-trade-card', 'tradeRow[0]', table('row=scout,-,-,-,-')],
    ['unknown-card', 'tradeRow[0]', table('row=ramm,-,-,-,-')],
    ['wrong-cards', 'trade-deck', table('trade-deck=ram,,ram')],
    ['too-long', 'scrap-heap', table('scrap-heap=10001*ram')],
    ['unknown-card', 'seats[0].hand[1]', seat('hand=scout,ramm')],
    ['unknown-card', 'seats[0].deck[0]', seat('deck=*scout')],
    ['wrong-piece', 'blob-wheel', seat('in-play=blob-wheel')],
    ['wrong-piece', '0:blob-wheel!x', seat('in-play=0:blob-wheel!x')],
    ['wrong-piece', '-1:blob-wheel', seat('in-play=-1:blob-wheel')],
    ['inconsistent', 'seats[0].inPlay', seat('in-play=0:ram,0:ram')],
    ['wrong-frame', '0:0:ram', game('stack=0:0:ram')],
    ['unknown-ability', 'stack[0]', game('stack=0:0:ram:secondary:0:0:0')],
    ['wrong-frame', 'x:0:ram:primary:0:0:0', game('stack=x:0:ram:primary:0:0:0')],
    ['not-a-flag', 'defeated=yes', seat('defeated=yes')],
    ['inconsistent', 'active', 'core@1 standard | | |'],
    ['inconsistent', 'seats[0].knownTop', seat('known-top=1')],
  ])('%s in %s', (code, at, line) => {
    const problem = { code, why: expect.stringMatching(/\S/), ...(at !== undefined && { at }) };
    expect(parsePosition(line, [core])).toEqual({ ok: false, problem });
  });
});
