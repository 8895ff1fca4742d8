import { describe, expect, it } from 'vitest';
import {
  type Box,
  campaignBox,
  createGame,
  formatPosition,
  PACK_CODES,
  type PackProblem,
  packOf,
  parsePosition,
  pathText,
  readPack,
  ship,
  trade,
} from '../../../src/index.ts';
import { toyBox } from '../toy-box.ts';
import { BROKEN, type LoosePack, toyPack } from './broken-packs.ts';

/** The toy box has no base of cost 1, and says so. */
const USUAL = ['sheets[0].rows[0].base', 'sheets[4].rows[0].base'];

const changed = (change: (pack: LoosePack) => void): LoosePack => {
  const pack = toyPack();
  change(pack);
  return pack;
};

const unusual = (problems: readonly PackProblem[]): PackProblem[] =>
  problems.filter(({ code, path }) => code !== 'idle-sticker' || !USUAL.includes(pathText(path)));

describe('reading a pack', () => {
  it('gives the box that was written', () => {
    const { box, problems } = readPack(toyPack(), []);
    expect(box).toEqual({ ...toyBox, personalDecks: toyBox.campaign?.personalDecks });
    expect(problems.map(({ path }) => pathText(path))).toEqual(USUAL);
  });

  it.each(BROKEN)('says $code at $path: $says', ({ code, change, path, says, severity }) => {
    const { box, problems } = readPack(changed(change), []);
    const found = problems.find(
      (problem) => problem.code === code && pathText(problem.path) === path,
    );
    expect(found?.why ?? unusual(problems)).toContain(says);
    expect(found?.severity).toBe(severity ?? 'error');
    expect(box === null).toBe(severity === undefined);
  });

  it.each(['1', '2.0.1', '2026-11-18', 'second_edition', 'B-2.rc1'])(
    'takes the version %s, with which a position of its games can be read again',
    (version) => {
      const { box } = readPack({ ...toyPack(), version }, []);
      if (box === null) throw new Error(`version ${version} was refused`);
      const boxes = [campaignBox(box)];
      const line = formatPosition(createGame({ boxes, seed: 'a' }));
      const read = parsePosition(line, boxes);
      expect(read.ok && formatPosition(read.value)).toBe(line);
    },
  );

  it.each(['2 b', '2@b', '2+b', '2|b', 'é', '.2', '2.', '2..1', ' 2', '2\n'])(
    'refuses the version %j, which a position could not name',
    (version) => {
      const { box, problems } = readPack({ ...toyPack(), version }, []);
      expect(box).toBeNull();
      expect(unusual(problems)).toMatchObject([{ code: 'wrong-value', path: ['version'] }]);
    },
  );

  it('never says of a good pack what it says of a broken one', () => {
    const codes = readPack(toyPack(), []).problems.map(({ code }) => code);
    expect(new Set(codes)).toEqual(new Set(['idle-sticker']));
  });

  it('tells all mistakes at once, also where a part cannot be read', () => {
    const pack = changed((loose) => {
      loose.cards[3].cost = '3';
      loose.tradeDeck['kingdom-ship-3'] = 3;
      loose.scenarios.pop();
      delete loose.postCampaign;
    });
    const codes = readPack(pack, []).problems.map(({ code }) => code);
    expect(codes).toEqual(['wrong-type', 'missing-field', 'trade-deck-size', 'missing-scenario']);
  });

  it('fills in what was left out', () => {
    const pack = changed((loose) => {
      loose.cards[3].primary = [
        { kind: 'scrap', from: ['hand'] },
        { kind: 'discard', count: 2 },
      ];
    });
    expect(readPack(pack, []).box?.cards[3].primary).toEqual([
      { kind: 'scrap', from: ['hand'], count: 1, upTo: false, may: false },
      { kind: 'discard', count: 2, upTo: false },
    ]);
  });

  it('puts scenarios and the rows of sheets in order', () => {
    const pack = changed((loose) => {
      loose.scenarios.reverse();
      loose.sheets[0].rows.reverse();
    });
    expect(readPack(pack, []).box?.campaign).toEqual(toyBox.campaign);
  });

  it('never fails, whatever it is given', () => {
    const parts = [null, 3, 'x', [], {}, [[]], { kind: 'scrap' }, -1, true];
    for (const part of parts) expect(readPack(part, []).box).toBeNull();
    const keys = Object.keys(toyPack());
    for (const key of keys) {
      for (const part of parts) {
        const pack = { ...toyPack(), [key]: part };
        expect(Array.isArray(readPack(pack, []).problems)).toBe(true);
      }
    }
    let deep: unknown = { kind: 'trade', amount: 1 };
    for (let i = 0; i < 200; i++) deep = { kind: 'if-bases', count: 1, effects: [deep] };
    const pack = changed((loose) => {
      loose.cards[3].primary = [deep];
    });
    expect(readPack(pack, []).problems[0].why).toContain('too deep');
  });

  it('has an example for every class of problem that it can find alone', () => {
    const others = ['not-json', 'field-twice', 'box-taken', 'card-taken', 'refused'];
    const shown = new Set([...BROKEN.map(({ code }) => code), ...others]);
    expect([...shown].toSorted()).toEqual(Object.keys(PACK_CODES).toSorted());
  });
});

describe('a pack among other boxes', () => {
  const scout = toyBox.cards[0];
  const ordinary: Box = {
    id: 'ordinary',
    name: 'Ordinary',
    version: '1',
    cards: toyBox.cards.slice(0, 3),
    tradeDeck: {},
    explorerPile: { card: 'explorer', count: 10 },
    personalDeck: { scout: 8, viper: 2 },
  };

  it('uses their cards, and needs not list them', () => {
    const pack = changed((loose) => {
      loose.cards.splice(0, 3);
    });
    const { box } = readPack(pack, [ordinary]);
    expect(box?.cards.find(({ id }) => id === 'scout')).toBe(scout);
    expect(box?.cards).toHaveLength(toyBox.cards.length);
  });

  it('takes a card that it lists as theirs, if it says the same', () => {
    expect(readPack(toyPack(), [ordinary]).box?.cards[0]).toBe(scout);
  });

  it('may not call a card of its own like one of theirs', () => {
    const pack = changed((loose) => {
      loose.cards[0].primary[0].amount = 2;
    });
    const [problem] = unusual(readPack(pack, [ordinary]).problems);
    expect(problem).toMatchObject({ code: 'card-taken', path: ['cards', 0, 'name', 'en'] });
    expect(problem.why).toContain('"Scout" is a card of Ordinary and says something else there');
  });

  it('may not have the id of one of them', () => {
    for (const id of ['ordinary', 'toy-campaign']) {
      const { problems } = readPack({ ...toyPack(), id }, [ordinary, toyBox]);
      expect(problems.find(({ code }) => code === 'box-taken')?.path).toEqual(['id']);
    }
  });

  it('is the box itself, if it says the same', () => {
    const same: Box = { ...toyBox, personalDecks: toyBox.campaign?.personalDecks ?? {} };
    expect(readPack(toyPack(), [same]).box).toBe(same);
  });

  it('may be another edition of a box with a campaign, under another version', () => {
    const pack = changed((loose) => {
      loose.cards[3].cost = 2;
    });
    const [problem] = unusual(readPack(pack, [toyBox]).problems);
    expect(problem).toMatchObject({ code: 'box-taken', path: ['version'] });
    expect(readPack({ ...pack, version: '2' }, [toyBox]).box?.cards[3].cost).toBe(2);
  });

  it('may not put stickers of its own on trade cards of another campaign', () => {
    const { problems } = readPack({ ...toyPack(), id: 'other' }, [toyBox]);
    const clashes = problems.filter(({ code }) => code === 'card-taken');
    expect(clashes).toHaveLength(Object.keys(toyBox.tradeDeck).length);
    expect(clashes[0].why).toContain('use its id "toy" and another version');
  });

  it('is refused with the reason of the rules where these find what nobody else has found', () => {
    const other = { ...ordinary, explorerPile: { card: 'scout', count: 1 } };
    const [problem] = unusual(readPack(toyPack(), [other]).problems);
    expect(problem).toMatchObject({ code: 'refused', severity: 'error' });
    expect(problem.why).toContain('Explorer pile');
  });
});

describe('writing a pack', () => {
  it('leaves out what goes without saying', () => {
    const { cards, explorerPile } = packOf(toyBox) as LoosePack;
    expect(cards[0]).toEqual({
      type: 'ship',
      name: { en: 'Scout', fr: 'Scout' },
      primary: [{ kind: 'trade', amount: 1 }],
    });
    expect(explorerPile).toBeUndefined();
  });

  it('writes ids down only where they do not follow from the name', () => {
    const { victoryCards } = packOf(toyBox) as LoosePack;
    expect(victoryCards[0].id).toBe('scenario-1');
    expect(victoryCards[12]).not.toHaveProperty('id');
  });

  it('is about boxes with a campaign', () => {
    const { campaign: _, ...plain } = toyBox;
    expect(() => packOf(plain)).toThrow(/no campaign/);
    expect(() =>
      packOf({ ...plain, cards: [ship('X', { fr: 'X', primary: [trade(1)] })] }),
    ).toThrow();
  });
});
