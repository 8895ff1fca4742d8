import { readFileSync, writeFileSync } from 'node:fs';
import { frontiers } from '@openrealms/content';
import { CHALLENGES, verify } from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { AUTOPILOT, openrealms, temporaryFolder } from './fake-terminal.ts';

const file = temporaryFolder();

/** A line of notation for a challenge with one player. */
function position(id: string, table: string, player: string, boss: string): string {
  const shared = `row=cargo-craft,builder-bot,stinger,frontier-runner,cargo-craft explorers=10 level=veteran turns=1 ${table}`;
  return `frontiers@1 ${id} turn=1 active=0 | ${shared} | ${player} | ${boss}`;
}

async function playFrom(line: string, input: readonly string[], ...flags: string[]) {
  const args = ['play', '--plain', '--position', line, ...flags];
  const { out, err } = await openrealms(args, { input });
  return `${out}${err}`;
}

describe('every challenge', () => {
  it.each(CHALLENGES.map(({ id }, i) => [id, 1 + (i % 3)] as const))(
    'can be played to its end, and its replay is true (%s, %i players)',
    async (id, players) => {
      const replay = file(`${id}.json`);
      const args = ['play', '--plain', '--challenge', id, '--players', `${players}`];
      const { code, out, err } = await openrealms(
        [...args, '--level', 'expert', '--seed', id, '--replay', replay],
        { input: AUTOPILOT },
      );
      expect({ code, err }).toEqual({ code: 0, err: '' });
      expect(out).toMatch(/You (win|lose) after \d+ turns/);
      expect(out).not.toMatch(/undefined|NaN|\[object|Refused/);
      expect(out).toMatch(/^The \S+( \S+)?, level: Expert\.$/m);
      expect(out).toMatch(/: nobody has less authority\.| can defeat /);
      const text = readFileSync(replay, 'utf8');
      expect((await verify(text, [frontiers])).ok).toBe(true);
      const told = await openrealms(['replay', replay]);
      expect(told.err).toBe('');
      expect(told.out).toMatch(/ wins?\.\n$/);
      const shown = await openrealms(['replay', replay, '--at', '3']);
      expect(shown.out.match(/^┌─/gm)).toHaveLength(players + 2);
    },
  );

  it('fits its frames at 40 and 80 columns, in French too', async () => {
    for (const columns of [40, 80]) {
      const args = ['play', '--challenge', 'dimensional-horror', '--players', '2', '--seed', 'f'];
      const { out } = await openrealms([...args, '--language', 'fr'], {
        input: AUTOPILOT.slice(0, 60),
        columns,
      });
      const framed = out.split('\n').filter((line) => /^[┌│└]/.test(line));
      expect(framed.length).toBeGreaterThan(50);
      expect(framed.filter((line) => line.length !== columns)).toEqual([]);
      expect(out).toContain('Tentacule Blob');
    }
  });
});

describe('the Boss', () => {
  it('begins at Expert, and its turn is told with its reasons', async () => {
    const args = ['play', '--plain', '--challenge', 'nemesis-beast', '--level', 'expert'];
    const { out } = await openrealms([...args, '--seed', '2'], { input: ['e!'] });
    const before = out.slice(0, out.indexOf('Space 1'));
    expect(before).toContain('Nemesis Beast, Expert.');
    expect(before).toContain("Turn 1: The Beast's turn.");
    expect(before).toMatch(/The Beast swallows .+ from the trade row: \+1 combat\./);
    expect(before).toContain('The Beast aims at you: nobody has less authority.');
    expect(before).toContain('The Beast, swallowed: 1 card.');
  });

  it('shows what matters before it', async () => {
    const start = async (...args: string[]) =>
      (await openrealms(['play', '--plain', '--seed', 'panel', ...args], { input: [] })).out;
    const automatons = await start('--challenge', 'automatons', '--players', '3');
    expect(automatons).toContain('The Armada, Assimilation Count: 8.');
    expect(automatons).not.toContain('The Armada, deck');
    const swarm = await start('--challenge', 'blob-assault');
    expect(swarm).toContain('The Swarm, next cards: Stinger, Spike Cluster, Burrower.');
    expect(swarm).toContain('The Swarm, bases that can come back: Spike Cluster.');
    const beast = await start('--challenge', 'nemesis-beast', '--players', '2');
    expect(beast).toContain('The Beast, swallowed: 2 cards (2 unseen).');
    const defy = await start('--challenge', 'defy-the-empire');
    expect(defy).toContain('Elite, next first: Hammerhead, Jamming Terminal');
    expect(defy).toMatch(/The Emperor, Subjects: .+ and 14 more\./);
    const cost = await start('--challenge', 'the-cost-of-freedom');
    expect(cost).toContain('The Company, Assets Ledger: 0 cards.');
    expect(cost).toContain('Acquisition Deck: 7 cards, Transit Nexus last.');
  });

  it('is cut card by card where it has tentacles, and by nothing else', async () => {
    const line = position(
      'dimensional-horror',
      'first-pile=stinger,crusher',
      'authority=40 combat=3 deck=5*scout',
      'authority=0',
    );
    const out = await playFrom(line, ['a', 'a crusher', 'who', 'a stinger', 'u', 'a']);
    expect(out).toContain('The Horror, Blob tentacle: Stinger 1, Crusher 3.');
    expect(out).toContain('Name a card of a tentacle to cut it off');
    expect(out).toContain('Destroy Crusher of a tentacle (3 combat)');
    expect(out).toContain('You destroy Crusher of a tentacle with 3 combat.');
    expect(out).toContain('You have no combat to attack with.');
    const poor = await playFrom(line.replace('combat=3', 'combat=2'), ['a crusher', 'a battle']);
    expect(poor).toContain('Crusher takes 3 combat at once and you have 2.');
    const won = await playFrom(line.replace('stinger,crusher', 'crusher'), ['a crusher']);
    expect(won).toContain('You win after');
  });

  it('leaves a mulligan to the players, once', async () => {
    const deck = 'trade-deck=10*farm-ship';
    const line = position('automatons', deck, 'authority=60 deck=5*scout', 'authority=30');
    const out = await playFrom(line, ['mulligan', 'mulligan']);
    expect(out).toContain('mulligan. Turn Scrap the whole trade row (once a challenge).');
    expect(out).toContain('You scrap the whole trade row: Farm Ship comes into the trade row');
    expect(out.split('> mulligan')[2]).toContain('once in a challenge');
    const french = await playFrom(line, ['?'], '--language', 'fr');
    expect(french).toContain('Dans un défi');
  });

  it('waits for the choice that it forces, and then goes on', async () => {
    const line = position(
      'pirates-of-the-dark-star',
      'trade-deck=light-cruiser,5*farm-ship',
      'authority=50 deck=5*scout',
      'authority=25',
    );
    const out = await playFrom(line, ['e!', '1', '1']);
    expect(out).toContain('You must discard 2 cards');
    expect(out).toContain('The Dark Star hits you for 6.');
    expect(out).toContain('The Dark Star: hit you for 6.');
  });
});

describe('teammates', () => {
  it('are bots, whose turn is summed up for what it was', async () => {
    const args = ['play', '--plain', '--challenge', 'automatons', '--players', '2', '--seed', 't'];
    const { out } = await openrealms([...args, '--bot', 'captain'], { input: ['all', 'e!'] });
    expect(out).toContain('Captain 2: teammate.');
    expect(out).toMatch(/^Captain 2 (buys|plays)/m);
    expect(out).toMatch(/^Captain 2: (?!bought nothing)/m);
  });

  it('can be saved with their challenge and resumed', async () => {
    const save = file('save.json');
    const args = ['play', '--plain', '--challenge', 'defy-the-empire', '--players', '3'];
    const flags = ['--level', 'beginner', '--gambit', '--seat', '2', '--seed', 's', '--save', save];
    await openrealms([...args, ...flags], { input: ['all', 'e!', 'q'] });
    const saved = JSON.parse(readFileSync(save, 'utf8'));
    expect(saved.table).toMatchObject({
      format: 'defy-the-empire',
      level: 'beginner',
      gambit: true,
    });
    const again = await openrealms(['play', '--plain', '--resume', save], { input: ['opponent'] });
    expect(again.out).toContain('The game goes on where you left it.');
    expect(again.out).toContain('The Emperor, level: Beginner.');
    writeFileSync(save, JSON.stringify({ ...saved, table: { ...saved.table, level: 'mild' } }));
    const damaged = await openrealms(['play', '--resume', save]);
    expect(damaged.err).toContain('is damaged');
  });
});

describe('a challenge that cannot be', () => {
  it.each([
    [['--challenge', 'chess'], 'Give one of these challenges: automatons, blob-assault'],
    [['--challenge', 'automatons', '--level', 'mild'], 'Give one of these levels: beginner,'],
    [['--challenge', 'automatons', '--players', '5'], 'Give a whole number from 1 to 4'],
    [['--challenge', 'defy-the-empire', '--players', '4'], 'is for 1, 2 or 3 players, not 4'],
    [['--challenge', 'automatons', '--boxes', 'core'], 'needs the box frontiers'],
    [['--challenge', 'automatons', '--correction'], 'nemesis-beast alone'],
    [['--challenge', 'automatons', '--format', 'raid'], 'cannot be used with'],
    [['--challenge', 'automatons', '--seat', '2'], 'You play alone'],
    [['--level', 'expert'], '--level is about a challenge'],
    [['--players', '2'], '--players is about a challenge'],
  ])('%j says so', async (flags, message) => {
    const { code, err } = await openrealms(['play', ...flags]);
    expect(code).toBe(2);
    expect(err).toContain(message);
  });
});

describe('simulate --challenge', () => {
  it('says how often the players win, each bot of its own games', async () => {
    const args = ['simulate', '--challenge', 'automatons', '--players', '2', '--games', '8'];
    const all = [...args, '--bots', 'greedy,random', '--level', 'beginner', '--seed', 's'];
    const { out } = await openrealms([...all, '--workers', '1', '--json']);
    const found = JSON.parse(out);
    expect(found).toMatchObject({ format: 'automatons', level: 'beginner', players: 2, games: 8 });
    expect(found.teams.map(({ seats }: { seats: number[] }) => seats)).toEqual([[0, 1], [2]]);
    expect(found.winRates[0]).toBe(found.wins[0] / 4);
    expect(found.wins[0] + found.wins[1]).toBe(found.teams[0].wins);
    expect(found.teams[0].wins + found.teams[1].wins).toBe(8);
    const table = await openrealms([...all, '--workers', '1']);
    expect(table.out).toMatch(/^challenge +automatons, beginner, 2 players$/m);
    expect(table.out).toMatch(/^players win +[\d.]+ %/m);
    expect(table.out).not.toContain('share');
    const csv = await openrealms([...all, '--workers', '1', '--csv', '-']);
    const [head, line] = csv.out.split('\n');
    expect(head).toMatch(/authority_1,authority_2,authority_boss$/);
    expect(line.split(',')).toHaveLength(head.split(',').length);
  });
});
