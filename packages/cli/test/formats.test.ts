import { readFileSync } from 'node:fs';
import { core } from '@openrealms/content';
import { FORMATS, verify } from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { boxesNamed } from '../src/tables.ts';
import { AUTOPILOT, openrealms, temporaryFolder } from './fake-terminal.ts';

const file = temporaryFolder();

/** A turn of the first seat at a table with these players, in plain mode. */
async function turn(
  format: string,
  players: readonly string[],
  input: readonly string[],
  ...flags: string[]
): Promise<string> {
  const table = 'row=cutter,ram,war-world,freighter,cutter explorers=10';
  const seats = players.map((each) => (each.includes('authority') ? each : `authority=50 ${each}`));
  const position = `core@1 ${format} turn=5 | ${table} | ${seats.join(' | ')}`;
  const { out, err } = await openrealms(['play', '--plain', '--position', position, ...flags], {
    input,
  });
  return `${out}${err}`;
}

const DECK = 'deck=5*scout hand=3*viper,2*scout';

describe('every format', () => {
  const tables = FORMATS.map(({ id, seatCounts }) => [id, seatCounts.at(-1)!] as const);

  it.each(tables)(
    'can be played to its end, and its replay is true (%s, %i players)',
    async (format, seats) => {
      const replay = file(`${format}.json`);
      const args = ['play', '--plain', '--format', format, '--seats', `${seats}`, '--seed', format];
      const { code, out, err } = await openrealms([...args, '--replay', replay], {
        input: AUTOPILOT,
      });
      expect({ code, err }).toEqual({ code: 0, err: '' });
      expect(out).toMatch(/You (win|lose) after \d+ turns/);
      expect(out).not.toMatch(/undefined|NaN|\[object|Refused/);
      const text = readFileSync(replay, 'utf8');
      const named = boxesNamed(JSON.parse(text).setup.boxes);
      expect(named).toEqual(seats > 4 ? [core, core] : [core]);
      expect((await verify(text, named)).ok).toBe(true);
      const verified = await openrealms(['replay', replay, '--verify']);
      expect(verified).toMatchObject({ code: 0, err: '' });
      const told = await openrealms(['replay', replay]);
      expect(told.out).toMatch(/ wins?\.\n$/);
      const shown = await openrealms(['replay', replay, '--at', '5']);
      expect(shown.out.match(/^┌─/gm)).toHaveLength(seats + 1);
    },
  );

  it('fits its frames at 40 and 80 columns', async () => {
    for (const columns of [40, 80]) {
      const args = ['play', '--format', 'raid', '--seats', '6', '--seat', '2', '--seed', 'frames'];
      const { out } = await openrealms([...args, '--language', 'fr'], {
        input: AUTOPILOT.slice(0, 80),
        columns,
      });
      const framed = out.split('\n').filter((line) => /^[┌│└]/.test(line));
      expect(framed.length).toBeGreaterThan(50);
      expect(framed.filter((line) => line.length !== columns)).toEqual([]);
    }
  });
});

describe('the table', () => {
  const start = async (...args: string[]) =>
    (await openrealms(['play', '--plain', '--seed', 'who', ...args], { input: ['who'] })).out;

  it('shows whom you may attack', async () => {
    const out = await start('--format', 'hunter', '--seats', '4');
    expect(out).toContain('Hunter. Attack only the player on your left');
    expect(out).toContain('Trader 2: you may attack.');
    expect(out).toContain('Trader 3: out of reach.');
    expect(out).toContain('Trader 4: bases in reach.');
    expect(out).toContain('You may attack Trader 2; bases of Trader 2, Trader 4.');
    expect(out).toContain('Trader 4 may attack you; bases of you, Trader 3.');
  });

  it('shows roles and teams', async () => {
    const out = await start('--format', 'emperor', '--seat', '2', '--bot', 'trader,random');
    expect(out).toContain('You: Emperor, team 1.');
    expect(out).toContain('Trader 3: Admiral, team 1, teammate.');
    expect(out).toContain('Random 4: Admiral, team 2, you may attack.');
    expect(out).toContain('Trader 1 may attack Random 6.');
    const raid = await start('--format', 'raid', '--seat', '3', '--language', 'fr');
    expect(raid).toContain("Marchand 2\u00a0: Soldat d'Élite, partenaire.");
    expect(raid).toContain('Marchand 1\u00a0: Boss, attaquable.');
    expect(raid).toContain('Marchand 1 peut attaquer Marchand 2, vous.');
  });

  it('opens the hands of Raiders to each other, and of nobody else', async () => {
    const out = await start('--format', 'raid', '--seats', '4', '--seat', '2');
    expect(out).toMatch(/Trader 3, hand: \d? ?[SV]/);
    expect(out).toMatch(/Trader 1, hand: 7\./);
    const hunter = await start('--format', 'hunter');
    expect(hunter).not.toMatch(/Trader \d, hand: \d? ?[SV]/);
  });

  it('warns of few cards for many players', async () => {
    expect(await start('--format', 'free-for-all', '--seats', '5', '--copies', '1')).toContain(
      'few for 5 players: --copies 2',
    );
    expect(await start('--format', 'free-for-all', '--seats', '5')).not.toContain('few for');
  });

  it('counts the others clockwise from your left', async () => {
    const out = await start('--format', 'free-for-all', '--seats', '3', '--seat', '2');
    const order = [...out.matchAll(/^(\S+(?: \d)?), authority/gm)].map(([, name]) => name);
    expect(order.slice(-3)).toEqual(['Trader 3', 'Trader 1', 'You']);
  });
});

describe('attacks among several', () => {
  const hunter = (combat: number, left: string, across: string, right: string) => [
    `deck=5*scout combat=${combat}`,
    `${DECK} ${left}`,
    `${DECK} ${across}`,
    `${DECK} ${right}`,
  ];

  it('go to a player by name, with all combat or some', async () => {
    const free = (...input: string[]) =>
      turn('free-for-all active=0', hunter(5, '', '', ''), input);
    expect(await free('a')).toContain('Say which player: Trader 2, Trader 3, Trader 4.');
    expect(await free('a trader 3')).toContain('You hit Trader 3 for 5.');
    expect(await free('a trader')).toContain('Say which player: Trader 2, Trader 3, Trader 4.');
    const players = hunter(5, '', '', '');
    const mixed = ['--bot', 'trader,random,trader'];
    expect(await turn('free-for-all active=0', players, ['a ran'], ...mixed)).toContain(
      'You hit Random 3 for 5.',
    );
    const some = await free('a 2 trader 3', 'a 6 trader 3');
    expect(some).toContain('You hit Trader 3 for 1. (2 times)');
    expect(some).toContain('Attack with 1 to 3.');
    expect(some).toContain('Trade 0. Combat 3.');
  });

  it('stop when their target is defeated', async () => {
    const players = hunter(5, 'authority=2', '', '');
    const out = await turn('free-for-all active=0', players, ['a 4 trader 2', 'a trader 2']);
    expect(out).toContain('You hit Trader 2 for 1. (2 times)');
    expect(out).toContain('Trader 2 is defeated.');
    expect(out).toContain("Trader 2's 10 cards leave the game.");
    expect(out).toContain('Trade 0. Combat 3.');
    expect(out.match(/That player is defeated\./g)).toHaveLength(1);
  });

  it('say why somebody is out of reach', async () => {
    const out = await turn(
      'hunter active=0',
      hunter(5, '', 'in-play=0:blob-wheel', 'in-play=0:blob-wheel'),
      ['a trader 3', 'a wheel trader 3', 'a wheel trader 4', 'a'],
    );
    expect(out).toContain('You can attack only the player on your left.');
    expect(out).toContain('You can attack only the bases of the players next to you.');
    expect(out).toContain("You destroy Trader 4's Blob Wheel with 5 combat.");
    expect(out).toContain('You have no combat');
    const french = await turn(
      'hunter active=0',
      hunter(5, '', '', ''),
      ['a marchand 3'],
      '--language',
      'fr',
    );
    expect(french).toContain('Vous ne pouvez attaquer que le joueur à votre gauche.');
  });

  it('ask whose base is meant, and name the outposts in the way', async () => {
    const wheels = hunter(5, 'in-play=0:blob-wheel', 'in-play=0:blob-wheel', 'in-play=0:war-world');
    const out = await turn('free-for-all active=0', wheels, [
      'a wheel',
      'a trader 4',
      'a wheel trader 2',
    ]);
    expect(out).toContain('Say which player: Trader 2, Trader 3.');
    expect(out).toContain('Outposts must be destroyed first: War World.');
    expect(out).toContain("You destroy Trader 2's Blob Wheel with 5 combat.");
  });

  it("wear down the Boss's bases", async () => {
    const players = [`${DECK} in-play=0:the-hive`, 'deck=5*scout combat=3', DECK];
    const damage = (...input: string[]) => turn('raid active=1', players, input);
    const out = await damage('actions', 'a 2 hive', 'actions', 'a 1 hive');
    expect(out).toContain("Attack Trader 1's Hive (base 5), damage it for 3.");
    expect(out).toContain("You damage Trader 1's Hive for 1. (2 times)");
    expect(out).toContain("Attack Trader 1's Hive (base 5, 3 left), damage it for 1.");
    expect(out).toContain('Combat 0.');
    const broken = await turn(
      'raid active=1',
      [players[0], 'deck=5*scout combat=7', DECK],
      ['a 6 hive', 'a hive'],
    );
    expect(broken).toContain("5 combat destroys Trader 1's Hive (base 5): leave the number out.");
    expect(broken).toContain("You destroy Trader 1's Hive with 5 combat.");
  });

  it('need no name where a team is hit as one', async () => {
    const team = ['authority=75 deck=5*scout combat=4', `authority=75 ${DECK}`];
    const out = await turn('hydra active=0,1', [...team, ...team], ['a']);
    expect(out).toContain('You hit Trader 3 for 4.');
  });
});

describe('teammates', () => {
  const pools = 'authority=75 deck=5*scout trade=4 combat=2';
  const team = [pools, 'authority=75 deck=5*scout'];
  const hydra = (...input: string[]) =>
    turn('hydra active=0,1', [...team, `authority=75 ${DECK}`, `authority=75 ${DECK}`], input);

  it('are given trade and combat', async () => {
    const out = await hydra('actions', 'give 3 trade', 'give combat to trader 2', 'give 5 trade');
    expect(out).toContain('Give 4 trade to Trader 2.');
    expect(out).toContain('Give 2 combat to Trader 2.');
    expect(out).toContain('You give Trader 2 1 trade. (3 times)');
    expect(out).toContain('You give Trader 2 2 combat.');
    expect(out).toContain('Give 1 to 1 trade.');
    expect(await hydra('give', 'give 2')).toContain('Say what to give');
    expect(await hydra('donner 2 commerce à trader 2')).toContain('(2 times)');
  });

  it('have to be named where there are two', async () => {
    const heads = [pools, pools, pools].map((each) => each.replace('75', '100'));
    const out = await turn('hydra active=0,1,2', [...heads, ...heads], ['give trade']);
    expect(out).toContain('Say which player: Trader 2, Trader 3.');
  });

  it('are passed cards of the discard pile', async () => {
    const emperor = (mine: string, ...input: string[]) =>
      turn('emperor active=0', [`deck=5*scout ${mine}`, ...Array(5).fill(DECK)], input);
    const out = await emperor('trade=2 discard=2*viper,cutter', 'actions', 'pass cutter');
    expect(out).toContain('Give Cutter to Trader 2.');
    expect(out).toContain("You pass Cutter to Trader 2's discard pile.");
    expect(await emperor('discard=cutter', 'pass cutter')).toContain(
      'costs 1 and you have 0 trade',
    );
    expect(await emperor('trade=2', 'pass')).toContain('Say which card of your discard pile');
    const wrong = await emperor('trade=2 discard=cutter', 'pass ram', 'pass cutter to trader 3');
    expect(wrong).toContain('Ram is not in your discard pile.');
    expect(wrong).toContain('Only a teammate who sits next to you can receive a card.');
    expect(await emperor('trade=2 discard=cutter', 'give trade')).toContain('There is no teammate');
  });

  it('end their part of the turn each for themself', async () => {
    const out = await hydra('e!', 'q');
    expect(out).toContain('You end your part of the turn.');
    expect(out).toContain('You and Trader 2 end the turn.');
    expect(out).toMatch(/^Trader 2: .*\.$/m);
  });
});

describe('the end', () => {
  it('names everybody who has won', async () => {
    const team = ['authority=75 deck=5*scout combat=4', `authority=75 ${DECK}`];
    const beaten = ['authority=3 deck=5*scout', 'authority=3 deck=5*scout'];
    const out = await turn('hydra active=0,1', [...team, ...beaten], ['a']);
    expect(out).toContain('You and Trader 2 win.');
    expect(out).toContain('You win after 5 turns, with Trader 2. Well played!');
    expect(out).not.toContain('draw.');
  });

  it('comes later for those who give up, and their team may win without them', async () => {
    const args = ['play', '--plain', '--seed', 'up', '--format', 'raid', '--seat', '2'];
    const { out } = await openrealms(args, { input: ['concede', 'concede', '1'] });
    expect(out).toContain('You are defeated.');
    expect(out).toContain('Leave a card to Trader 3, or 0 for nothing.');
    expect(out).toMatch(/You leave \w+ to Trader 3\./);
    expect(out).toMatch(/Your \d+ cards leave the game\./);
    expect(out).toMatch(
      /You (win after \d+ turns, with Trader 3|lose after \d+ turns\. The game goes to Trader 1)\./,
    );
  });
});

describe('saving a table', () => {
  it('keeps format, seats and bots', async () => {
    const save = file('raid-save.json');
    const args = ['play', '--plain', '--format', 'raid', '--seats', '4', '--seat', '3'];
    await openrealms([...args, '--seed', 'kept', '--bot', 'trader,random', '--save', save], {
      input: ['all', 'e!'],
    });
    const saved = JSON.parse(readFileSync(save, 'utf8'));
    expect(saved).toMatchObject({
      bot: 'trader,random',
      table: { format: 'raid', seats: 4, copies: 1 },
      you: 2,
    });
    const { out } = await openrealms(['play', '--plain', '--resume', save], { input: ['board'] });
    expect(out).toContain('You: Raider.');
    expect(out).toContain('Random 1: Boss, you may attack.');
    expect(out).toContain('Trader 4: Raider, teammate.');
  });
});
