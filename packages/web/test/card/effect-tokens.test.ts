import { boxes } from '@openrealms/content';
import {
  acquireFreeShip,
  allyOfEveryFaction,
  authority,
  choose,
  combat,
  copyShip,
  destroyBase,
  discardUpTo,
  draw,
  drawPerPlayed,
  drawThatMany,
  type Effect,
  ifBases,
  may,
  nextShipOnTop,
  opponentDiscards,
  scrapFrom,
  scrapTradeRow,
  scrapUpTo,
  trade,
  wheneverShipPlayed,
} from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { staticTokens, type Token, tokensOf } from '../../src/card/effect-tokens.ts';

/** The signs of an ability as one line. */
const written = (tokens: readonly Token[]): string =>
  tokens
    .map(({ signs, optional }) => {
      const line = signs
        .map((sign) => {
          if ('icon' in sign) return `[${sign.icon}]`;
          if ('word' in sign) return `"${sign.word}"`;
          return 'text' in sign ? sign.text : `<${sign.faction}>`;
        })
        .join(' ');
      return optional ? `(${line})` : line;
    })
    .join(', ');

describe('effects as icons', () => {
  it.each<[string, Effect[], string]>([
    ['trade', [trade(3)], '[trade] 3'],
    ['combat', [combat(5)], '[combat] 5'],
    ['authority', [authority(4)], '[authority] 4'],
    ['draw', [draw(2)], '[draw] 2'],
    ['draw for each card played', [drawPerPlayed('blob')], '[draw] 1 / <blob>'],
    ['an opponent discards', [opponentDiscards()], '[opponent] [discard] 1'],
    [
      'discard, then draw as many',
      [discardUpTo(2), drawThatMany()],
      '[discard] ≤2, [to] [draw] 1 / [discard]',
    ],
    [
      'scrap, then draw as many',
      [scrapUpTo(2, 'hand', 'discard'), drawThatMany()],
      '[scrap] ≤2 [hand] / [discard-pile], [to] [draw] 1 / [scrap]',
    ],
    ['scrap from hand', [scrapFrom('hand')], '[scrap] [hand]'],
    ['may scrap', [may(scrapFrom('hand', 'discard'))], '([scrap] [hand] / [discard-pile])'],
    ['scrap in the trade row', [may(scrapTradeRow())], '([scrap] [trade-row])'],
    ['destroy a base', [destroyBase()], '[destroy-base]'],
    ['acquire for free', [acquireFreeShip()], '[ship] [trade] 0, [to] [deck-top]'],
    ['next ship on top', [nextShipOnTop()], '[ship] 1, [to] [deck-top]'],
    ['copy a ship', [copyShip()], '"copy" [copy-ship]'],
    ['choose', [choose([trade(1)], [combat(2)])], '[trade] 1, "or", [combat] 2'],
    ['with bases', [ifBases(2, draw(2))], '[base] 2+:, [draw] 2'],
  ])('%s', (_, effects, expected) => {
    expect(written(tokensOf(effects))).toBe(expected);
  });

  it('leaves out of the smallest cards that one card is discarded', () => {
    expect(written(tokensOf([opponentDiscards()], true))).toBe('[opponent] [discard]');
    expect(written(tokensOf([opponentDiscards(2)], true))).toBe('[opponent] [discard] 2');
  });

  it('shows abilities that are always in effect', () => {
    expect(written(staticTokens(allyOfEveryFaction()))).toBe('[ally] = "all"');
    expect(written(staticTokens(wheneverShipPlayed(combat(1))))).toBe('[ship] :, [combat] 1');
  });

  it('has an icon for every ability of every card, in full and terse', () => {
    for (const card of boxes.flatMap((box) => box.cards)) {
      for (const terse of [false, true]) {
        const abilities = [
          ...[card.primary, card.ally, card.scrap].map((effects) => tokensOf(effects, terse)),
          ...card.static.map((ability) => staticTokens(ability, terse)),
        ].filter((tokens) => tokens.length > 0);
        for (const tokens of abilities) expect(written(tokens), card.id).toMatch(/\[/);
      }
    }
  });
});
