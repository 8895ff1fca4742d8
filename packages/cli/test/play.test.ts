import { readFileSync, writeFileSync } from 'node:fs';
import { boxes } from '@openrealms/content';
import { verify } from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import type { Io } from '../src/io.ts';
import type { LineReader } from '../src/line-reader.ts';
import { newGame } from '../src/play/game.ts';
import { Keeper } from '../src/play/keeper.ts';
import { wordingIn } from '../src/play/wording.ts';
import { tableKind } from '../src/tables.ts';
import { AUTOPILOT, openrealms, openrealmsProcess, temporaryFolder } from './fake-terminal.ts';

const file = temporaryFolder();

/** A turn with these cards against an opponent with those, in plain mode. */
async function turn(mine: string, theirs: string, ...input: string[]): Promise<string> {
  const table = 'row=cutter,ram,war-world,freighter,cutter explorers=10';
  const position = `core@1 standard turn=5 active=0 | ${table} | ${mine} | ${theirs}`;
  const { out } = await openrealms(['play', '--plain', '--position', position], { input });
  return out;
}

const ME = 'authority=50 deck=5*scout';
const THEM = 'authority=50 hand=3*scout,2*viper deck=5*scout';

describe('a game', () => {
  it('can be played to its end through a pipe, and its replay is true', async () => {
    const replay = file('piped-replay.json');
    const args = ['play', '--plain', '--seed', 'piped', '--replay', replay];
    const { code, out, files } = await openrealmsProcess(args, `${AUTOPILOT.join('\n')}\n`);
    expect({ code, files }).toEqual({ code: 0, files: [] });
    expect(out).toMatch(/You (win|lose) after \d+ turns/);
    expect(out).toContain('openrealms replay');
    const verified = await verify(readFileSync(replay, 'utf8'), boxes);
    expect(verified.ok).toBe(true);
  });

  it.each([
    ['pretty', []],
    ['plain', ['--plain']],
    ['French', ['--language', 'fr', '--bot', 'random']],
  ])('is the same in every dress (%s)', async (_, flags) => {
    const { code, out, files } = await openrealms(['play', '--seed', 'dress', ...flags], {
      input: AUTOPILOT,
    });
    // Lines that are left over when the game ends are no names of files.
    expect({ code, files }).toEqual({ code: 0, files: [] });
    expect(out).toMatch(/You (win|lose) after|Vous (gagnez|perdez) après/);
    expect(out).not.toMatch(/undefined|NaN|\[object/);
  });

  it('is played with the boxes that are asked for, also when it goes on', async () => {
    const save = file('frontiers.json');
    const args = ['play', '--plain', '--boxes', 'frontiers', '--seed', 'boxes', '--bot', 'greedy'];
    const begun = await openrealms([...args, '--save', save], { input: ['q'] });
    expect(begun.out).toContain('Explorers: 16.');
    const resumed = await openrealms(['play', '--plain', '--resume', save], { input: AUTOPILOT });
    expect(resumed.out).toMatch(/You (win|lose) after \d+ turns/);
    const all = await openrealms(['play', '--plain', '--boxes', 'all', '--seed', 'boxes'], {
      input: ['q'],
    });
    expect(all.out).toContain('Explorers: 46.');
  });

  it('fits its frames at 40, 80 and 120 columns', async () => {
    for (const columns of [40, 80, 120]) {
      const { out } = await openrealms(['play', '--seed', 'frames', '--language', 'fr'], {
        input: AUTOPILOT,
        columns,
      });
      const framed = out.split('\n').filter((line) => /^[┌│└]/.test(line));
      expect(framed.length).toBeGreaterThan(100);
      expect(framed.filter((line) => line.length !== columns)).toEqual([]);
      expect(framed.join()).not.toContain('…');
    }
  });

  it.each([
    ['captain/rusher', 'en', 'Captain Rusher'],
    ['captain/thinner', 'fr', 'Capitaine Épurateur'],
    ['recruit', 'fr', 'Recrue'],
    ['greedy', 'en', 'Greedy'],
    ['tuned-rusher', 'en', 'tuned-rusher'],
  ])('is against whoever is asked for: %s', async (bot, language, name) => {
    const args = ['play', '--plain', '--seed', 'who', '--bot', bot, '--language', language];
    const { out } = await openrealms(args, { input: ['e!'] });
    expect(out).toContain(language === 'en' ? `against ${name}.` : `contre ${name}.`);
    expect(out).not.toContain('undefined');
  });

  it('never shows what the player may not see', async () => {
    const { out } = await openrealms(['play', '--plain', '--seed', 'dress'], { input: ['e!'] });
    expect(out).toMatch(/Trader ends the turn: draws \d cards/);
    expect(out).toMatch(/Trader, hand: 5\./);
  });
});

describe('the end of a game', () => {
  it('is a draw when nobody can ever act again', async () => {
    const out = await turn('authority=50', 'authority=40', 'e!');
    expect(out).toContain('Nobody can do anything any more: the game is a draw.');
    expect(out).toContain('The game is a draw after 5 turns, with 50 authority to 40.');
    expect(out).not.toMatch(/You (win|lose)/);
  });

  it('offers a replay to whoever asks for one by name', async () => {
    const conceded = ['concede', 'concede'];
    const end = (...input: string[]) =>
      openrealms(['play', '--plain', '--seed', 'end'], { input: [...conceded, ...input] });
    const kept = await end('save Kept.json');
    expect(kept.files).toEqual(['Kept.json']);
    expect(kept.out).toContain('openrealms replay Kept.json');
    for (const line of ['', 'no', 'b 3', 'save', 'Kept.json']) {
      expect((await end(line, line)).files).toEqual([]);
    }
  });
});

describe('colour', () => {
  const ESCAPE = '\u001b[';
  const looks = (args: string[], env: Record<string, string>, tty: boolean) =>
    openrealms(['play', '--seed', 'x', ...args], { input: [], env, tty });

  it('is for terminals, unless NO_COLOR or --plain say otherwise', async () => {
    const painted = '\u001b[1m';
    expect((await looks([], {}, true)).out).toContain(painted);
    expect((await looks([], { NO_COLOR: '1' }, true)).out).not.toContain(painted);
    expect((await looks(['--plain'], {}, true)).out).not.toContain(painted);
    expect((await looks([], {}, false)).out).not.toContain(ESCAPE);
    expect((await looks([], { FORCE_COLOR: '1' }, false)).out).toContain(painted);
  });

  it('nor drawing has a place in plain mode', async () => {
    const { out } = await openrealms(['play', '--plain', '--seed', 'x'], {
      input: ['all', 'board'],
    });
    expect(out).not.toMatch(/[┌─│└●◆▲■»▶]/);
  });
});

describe('saving', () => {
  it('keeps a game that stops in the middle of a choice', async () => {
    const save = file('choice.json');
    const line = `core@1 standard active=0 | explorers=10 | ${ME} hand=patrol-mech | ${THEM}`;
    const first = await openrealms(['play', '--plain', '--position', line, '--save', save], {
      input: ['p patrol'],
    });
    expect(first.code).toBe(0);
    expect(first.out).toContain('Patrol Mech: Choose one.');
    expect(first.out).toContain(`openrealms play --resume ${save}`);

    const second = await openrealms(['play', '--plain', '--resume', save], { input: ['+5'] });
    expect(second.out).toContain('Patrol Mech: Choose one.');
    expect(second.out).toContain('You choose "+5 Combat" with Patrol Mech.');
    expect(second.out).toContain('Combat 5.');

    const third = await openrealms(['play', '--plain', '--resume', save], { input: ['u', 'u'] });
    expect(third.out).toContain('Taken back.');
  });

  it.each(['random', 'recruit', 'pilot/rusher'])(
    'goes on as the game would have gone against %s',
    async (bot) => {
      const game = ['play', '--plain', '--seed', 'go on', '--bot', bot];
      const whole = await openrealms(game, { input: AUTOPILOT });
      const save = file(`go-on-${bot.replace('/', '-')}.json`);
      await openrealms([...game, '--save', save], { input: AUTOPILOT.slice(0, 130) });
      const rest = await openrealms(['play', '--plain', '--resume', save], {
        input: ['actions', ...AUTOPILOT.slice(130)],
      });
      const result = /You (?:win|lose) after .*/;
      expect(result.exec(whole.out)).not.toBeNull();
      expect(result.exec(rest.out)?.[0]).toBe(result.exec(whole.out)?.[0]);
    },
  );

  it('is offered when the player quits', async () => {
    const save = file('quit.json');
    const { code, out } = await openrealms(['play', '--seed', 'q'], {
      input: ['q', `save ${save}`],
    });
    expect(code).toBe(0);
    expect(out).toContain(`The game is saved in ${save}.`);
    expect((await openrealms(['play', '--resume', save])).out).toContain('goes on where you left');
    const unsaved = await openrealms(['play', '--seed', 'q'], { input: ['q', ''] });
    expect(unsaved.out).toContain('The game is not saved.');
    const taken = await openrealms(['play', '--seed', 'q'], { input: ['q', `save ${save}`, ''] });
    expect(taken.out).toContain('exists already');
    const leftover = await openrealms(['play', '--seed', 'q'], { input: ['q', 'all', 'b 1'] });
    expect(leftover.files).toEqual([]);
  });

  it('is explained to whoever answers something else at a terminal', async () => {
    const { out, files } = await openrealms(['play', '--seed', 'q'], {
      input: ['q', 'yes', 'save mine.json'],
      tty: true,
    });
    expect(out).toContain('Type save and a file name, like: save game.json');
    expect(files).toEqual(['mine.json']);
  });

  it('can begin in the middle of a game, and follows it from then on', async () => {
    const save = file('Middle.json');
    const input = ['save', `save ${save}`, 'save', 'all'];
    const first = await openrealms(['play', '--plain', '--seed', 'middle'], { input });
    expect(first.out).toContain('Nothing is written. Type save and a file name');
    expect(first.out.match(/is saved in .*, and again after every move/g)).toHaveLength(2);
    const resumed = await openrealms(['play', '--plain', '--resume', save], { input: ['log'] });
    expect(resumed.out).toContain('You play Scout');
    const other = await openrealms(['play', '--plain', '--seed', 'other'], {
      input: [`save ${save}`],
    });
    expect(other.out).toContain('exists already');
  });

  it('that fails later does not end the game', async () => {
    const said: string[] = [];
    const io = { cwd: file('gone') } as Io;
    const wording = { ...wordingIn('en', boxes), names: ['You', 'Trader'] };
    const files = { save: 'save.json', replay: undefined };
    const keeper = new Keeper(io, {} as LineReader, wording, (text) => said.push(text), files);
    const game = newGame('later', tableKind('standard'), { you: 0, bots: ['trader'] });
    await expect(keeper.begin(game)).rejects.toThrow('Cannot write save.json');
    await keeper.follow(game);
    await keeper.follow(game);
    expect(said).toEqual([expect.stringContaining('it is not saved any more')]);
  });

  it.each(['--save', '--replay'])('%s to a folder that is missing fails at once', async (flag) => {
    const { code, out, err } = await openrealms(['play', flag, file('no/game.json')]);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(
      /^Cannot write .*: the folder .* does not exist\. Choose another file\.\n$/,
    );
  });

  it('never overwrites a file', async () => {
    const save = file('there.json');
    writeFileSync(save, 'mine');
    for (const flag of ['--save', '--replay']) {
      const { code, err } = await openrealms(['play', flag, save]);
      expect(code).toBe(2);
      expect(err).toContain('exists already');
    }
    expect(readFileSync(save, 'utf8')).toBe('mine');
  });

  it.each([
    ['no JSON', 'nonsense', 'damaged'],
    ['another kind', '{"kind":"openrealms-replay"}', 'not a saved game'],
    ['nothing', 'null', 'not a saved game'],
    ['another version', '{"kind":"openrealms-play","engine":"0.0.1"}', 'saved by version 0.0.1'],
  ])('refuses a file that is %s', async (name, content, message) => {
    const save = file(`${name}.json`);
    writeFileSync(save, content);
    const { code, err } = await openrealms(['play', '--resume', save]);
    expect(code).toBe(1);
    expect(err).toContain(message);
  });

  it('refuses a file with moves that were never made', async () => {
    const save = file('tampered.json');
    await openrealms(['play', '--seed', 'tamper', '--save', save], {
      input: AUTOPILOT.slice(0, 60),
    });
    const saved = JSON.parse(readFileSync(save, 'utf8'));
    for (const change of [{ moves: [null] }, { moves: 7 }, { start: {} }, { bot: 'none' }]) {
      writeFileSync(save, JSON.stringify({ ...saved, ...change }));
      const { code, err } = await openrealms(['play', '--resume', save]);
      expect(code).toBe(1);
      expect(err).toContain('damaged');
    }
  });
});

describe('what the player says', () => {
  it('all plays what needs no choice, and says what it leaves', async () => {
    const out = await turn(`${ME} hand=2*scout,viper,corvette,trading-post`, THEM, 'all');
    expect(out).toContain('You play Scout: +1 trade. (2 times)');
    expect(out).toContain('You play Trading Post.');
    expect(out).toContain('choice or order matter: Corvette, Trading Post.');
    expect(await turn(ME, THEM, 'all')).toContain('There is nothing simple to play');
  });

  it('undo reaches to the last reveal and says why it stops', async () => {
    const out = await turn(
      `${ME} hand=scout,corvette`,
      THEM,
      'p corvette',
      'p scout',
      'u',
      'u',
      'u 3',
    );
    expect(out).toContain('Taken back.');
    expect(out).toContain('Undo stops here: a card was drawn.');
    expect(await turn(ME, THEM, 'u')).toContain('There is nothing to take back.');
  });

  it('end asks only when something is left, and only once', async () => {
    const asked = await turn(`${ME} hand=scout`, THEM, 'e', 'e');
    expect(asked).toContain('You still have 1 card to play. Type e again');
    expect(asked).toContain('You end the turn');
    const again = await turn(`${ME} hand=scout`, THEM, 'e', 'log', 'e');
    expect(again).not.toContain('You end the turn');
    expect(await turn(ME, THEM, 'e')).toContain('You end the turn');
    expect(await turn(`${ME} combat=3 trade=2`, THEM, 'e')).toContain('2 trade to spend, 3 combat');
  });

  it('buying works by space, name or pile, and explains what does not', async () => {
    expect(await turn(`${ME} trade=3`, THEM, 'b 2')).toContain('You buy Ram for 3');
    expect(await turn(`${ME} trade=3`, THEM, 'b cut')).toContain('You buy Cutter for 2');
    expect(await turn(`${ME} trade=3`, THEM, 'b x')).toContain('You buy Explorer for 2');
    expect(await turn(`${ME} trade=3`, THEM, 'b war')).toContain(
      'War World costs 5 and you have 3',
    );
    expect(await turn(`${ME} trade=3`, THEM, 'b 7')).toContain('There is no card in space 7');
    expect(await turn(`${ME} trade=3`, THEM, 'b hive')).toContain(
      'The Hive is not in the trade row',
    );
    expect(await turn(`${ME} trade=3`, THEM, 'b')).toContain('Say which card');
    expect(await turn(`${ME} trade=3`, THEM, 'b 2 top')).toContain(
      'Ram can only go to your discard pile now.',
    );
    const top = `${ME} trade=3 ships-to-top=1`;
    expect(await turn(top, THEM, 'b 2')).toContain('b 2 top, or b 2 discard');
    expect(await turn(top, THEM, 'b 2 top')).toContain('to the top of your deck');
  });

  it('the keys of the trade row are the keys of the actions', async () => {
    const out = await turn(`${ME} hand=scout trade=3`, THEM, 'b2');
    expect(out).toContain('1. Play Scout.');
    expect(out).toContain('b2. Buy Ram for 3.');
    expect(out).toContain('bx. Buy Explorer for 2.');
    expect(out).not.toMatch(/b[34]\. Buy/);
    expect(out).toContain('You buy Ram for 3');
    expect(await turn(`${ME} trade=3`, THEM, 'bx')).toContain('You buy Explorer for 2');
    expect(await turn(`${ME} trade=3`, THEM, '1')).toContain('There is no action 1. Type actions');
    const top = await turn(`${ME} trade=3 ships-to-top=1`, THEM, 'b2 top');
    expect(top).toContain('b2 discard. Buy Ram for 3 to the discard pile.');
    expect(top).toContain('You buy Ram for 3, to the top of your deck');
  });

  it('the table can be asked for part by part', async () => {
    const mine = `${ME} hand=2*scout,ram`;
    const theirs = `${THEM} in-play=0:trading-post`;
    const answer = async (question: string): Promise<string> =>
      (await turn(mine, theirs, question)).split(`> ${question}\n`)[1].split('> ')[0];
    expect(await answer('hand')).toBe(
      '2 Scout: +1 Trade.\nRam: +5 Combat. Ally: +2 Combat. Scrap: +3 Trade.\n',
    );
    expect(await answer('row')).toContain(
      'Space 3: War World, cost 5, Outpost 4, Star Empire.\n+3 Combat. Ally: +4 Combat.\n',
    );
    expect(await answer('opponent')).toContain('Trader, in play: Trading Post, outpost 4.\n');
    expect(await answer('opponent')).not.toContain('You');
    expect(await answer('me')).toContain('You, authority: 50.\n');
    const played = await turn(`${ME} hand=3*scout`, theirs, 'all', 'me');
    expect(played).toContain('You, in play: 3 Scout.\n');
    expect(await answer('?')).toContain(
      '\nu, u 3: take back your last action, or the last three.\n',
    );
    expect(await answer('?')).not.toMatch(/\S {2,}\S/);
    expect(await answer('me')).not.toContain('Trader');
  });

  it('French words are understood', async () => {
    const out = await turn(`${ME} hand=scout,viper`, THEM, 'jouer éclaireur', 'tout', 'annuler');
    expect(out).toContain('You play Scout');
    expect(out).toContain('You play Viper');
    expect(out).toContain('Taken back.');
  });

  it('the log tells the last turns, or all', async () => {
    const input = ['all', 'e!', 'all', 'e!', 'all'];
    const { out } = await openrealms(['play', '--plain', '--seed', 'log'], {
      input: [...input, 'log', 'log all'],
    });
    const [recent, whole] = out.split(/^> log.*$/m).slice(1);
    const turns = (text: string): string[] => text.match(/Turn \d+/g) ?? [];
    expect(turns(recent)).toHaveLength(3);
    expect(turns(whole).length).toBeGreaterThan(3);
  });

  it('attacks go for all, for some, or for a base', async () => {
    expect(await turn(`${ME} combat=5`, THEM, 'a')).toContain('You hit Trader for 5.');
    expect(await turn(`${ME} combat=5`, THEM, 'a 3')).toContain('Trade 0. Combat 2.');
    expect(await turn(`${ME} combat=5`, THEM, 'a 6')).toContain('Attack with 1 to 5.');
    expect(await turn(ME, THEM, 'a')).toContain('You have no combat');
    const bases = `${THEM} in-play=0:trading-post,1:blob-wheel`;
    expect(await turn(`${ME} combat=5`, bases, 'a')).toContain('destroyed first: Trading Post');
    expect(await turn(`${ME} combat=5`, bases, 'a wheel')).toContain('destroyed first');
    expect(await turn(`${ME} combat=3`, bases, 'a trading')).toContain('takes 4 combat at once');
    expect(await turn(`${ME} combat=5`, bases, 'a trading')).toContain(
      "destroy Trader's Trading Post",
    );
    expect(await turn(`${ME} combat=5`, bases, 'a hive')).toContain('not a base you can attack');
  });

  it('abilities are used by name', async () => {
    const station = `${ME} in-play=0:space-station,1:trading-post`;
    expect(await turn(station, THEM, 'use space')).toContain('You use Space Station: +2 combat.');
    expect(await turn(station, THEM, 's space')).toContain('for its effect: +4 trade.');
    expect(await turn(station, THEM, 'use trading', 'trade')).toContain(
      'You choose "+1 Trade" with',
    );
    expect(await turn(station, THEM, 'use cutter')).toContain('no ability you can use now');
  });

  it('a copy is told apart from what it copies', async () => {
    const hand = `${ME} hand=ram,stealth-needle`;
    const copied = ['p ram', 'p stealth', 'ram', 'actions'];
    const out = await turn(hand, THEM, ...copied, 's stealth');
    expect(out).toContain('Use Ram, scrap.');
    expect(out).toContain('Use Stealth Needle (copy of Ram), scrap.');
    expect(await turn(hand, THEM, ...copied, 's stealth', 'me')).toContain('You, in play: Ram.');
    expect(await turn(hand, THEM, ...copied, 's ram', 'me')).toContain(
      'You, in play: Stealth Needle, copy of Ram.',
    );
  });

  it('choices are answered by number or name, before anything else', async () => {
    const scrap = `${ME} hand=scout,missile-bot discard=viper`;
    const out = await turn(scrap, THEM, 'p missile', 'e', 'zzz', 'scrap viper');
    expect(out).toContain('Scrap a card from your hand or discard pile, or 0 for nothing.');
    expect(out.match(/First answer the choice/g)).toHaveLength(2);
    expect(out).toContain('You scrap Viper from the discard pile.');
    expect(await turn(scrap, THEM, 'p missile', '0')).toContain('You decline.');
    expect(await turn(scrap, THEM, 'p missile', '9')).toContain(
      'There is no action 9: the last is 2.',
    );
  });

  it('a number from an older list does nothing', async () => {
    const out = await turn(`${ME} hand=scout,explorer`, THEM, '1', '1', 'actions', '1');
    expect(out).toContain('The numbers have changed.');
    expect(out.match(/^You play [SE]/gm)).toHaveLength(2);
  });

  it('what is not understood is answered kindly', async () => {
    const out = await turn(
      `${ME} hand=scout`,
      THEM,
      'fly',
      '99',
      'p',
      'p cutter',
      'i imp',
      'i hive',
      '',
    );
    expect(out).toContain('"fly" is not a command');
    expect(out).toContain('There is no action 99');
    expect(out).toContain('Cutter is not in your hand');
    expect(out).toContain('Which one: Imperial Fighter, Imperial Frigate?');
    expect(out).toContain('Base 5, Blob, Cost 5');
  });

  it('help, piles and log are always at hand', async () => {
    const out = await turn(
      `${ME} hand=scout discard=2*viper`,
      THEM,
      '?',
      'piles',
      'log',
      'p scout',
      'log',
    );
    expect(out).toContain('u, u 3: take back your last action');
    expect(out).toContain('You, discard: 2 Viper.');
    expect(out).toContain('Nothing has happened yet.');
    expect(out.match(/You play Scout/g)).toHaveLength(2);
  });

  it('giving up has to be said twice', async () => {
    const out = await turn(ME, THEM, 'concede', 'concede');
    expect(out).toContain('Type concede again');
    expect(out).toContain('You lose after 5 turns');
  });
});

describe('the opponent', () => {
  it('is told step by step and in one line', async () => {
    const theirs = 'authority=50 hand=imperial-fighter,2*scout deck=5*scout';
    const out = await turn(`${ME} hand=viper`, theirs, 'e!', '1');
    expect(out).toContain('Trader plays Imperial Fighter: +2 combat.');
    expect(out).toContain('You must discard a card.');
    expect(out).toMatch(/Trader: bought Cutter, made you discard 1, hit you for 2\./);
  });
});

describe('at a terminal', () => {
  it('Ctrl-D ends the game with a word about the save', async () => {
    const { code, out } = await openrealms(['play', '--seed', 'tty'], {
      input: ['all'],
      tty: true,
    });
    expect(code).toBe(0);
    expect(out).toContain('The input has ended.');
    expect(out).toContain('The game is not saved.');
  });

  it('Ctrl-C ends it with exit code 130', async () => {
    const { code } = await openrealms(['play', '--seed', 'tty'], { input: ['\u0003'], tty: true });
    expect(code).toBe(130);
  });
});
