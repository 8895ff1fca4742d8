import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { openrealms, openrealmsProcess, temporaryFolder } from '../fake-terminal.ts';
import { writeNetwork } from '../network-folder.ts';

const file = temporaryFolder();
const run = file('run');

beforeAll(() => writeNetwork(run));

describe('a network from a training run', () => {
  it('takes part, and can be found again', async () => {
    const args = ['arena', `network:${run}`, 'random', '--games', '4', '--seed', 's', '--json'];
    const [one, two] = await Promise.all([
      openrealms([...args, '--workers', '1']),
      openrealmsProcess([...args, '--workers', '2']),
    ]);
    expect({ code: one.code, err: one.err }).toEqual({ code: 0, err: '' });
    const found = JSON.parse(one.out);
    expect(found).toMatchObject({ games: 4, faults: [] });
    expect(found.bots[0]).toMatchObject({
      name: `network:${run}`,
      network: { folder: run, games: 4, checksum: expect.stringMatching(/^[0-9a-f]{12}$/) },
    });
    expect(found.bots[1]).not.toHaveProperty('network');
    expect(JSON.parse(two.out).pairings).toEqual(found.pairings);
  });
});

it('can be the network that the levels play with, in whole turns or one step at a time', async () => {
  const { code, out } = await openrealms([
    ...['arena', 'network:learned', 'greedy-network:learned', '--games', '2', '--workers', '1'],
    ...['--seed', 's', '--json'],
  ]);
  expect(code).toBe(0);
  const [whole, greedy] = JSON.parse(out).bots;
  expect(whole).toMatchObject({
    name: 'network:learned',
    network: { folder: 'learned', games: null, checksum: expect.stringMatching(/^[0-9a-f]{12}$/) },
  });
  expect(greedy).toMatchObject({ name: 'greedy-network:learned', network: whole.network });
});

describe('a folder without a network', () => {
  const copy = (name: string, change: { json?: string; weights?: Buffer }) => {
    mkdirSync(file(name));
    const { json = readFileSync(`${run}/run.json`), weights } = change;
    writeFileSync(file(`${name}/run.json`), json);
    if (weights !== undefined) writeFileSync(file(`${name}/weights.bin`), weights);
    return file(name);
  };

  it.each<[string, () => string, string]>([
    ['nothing', () => file('nowhere'), 'There is no training run in'],
    ['no weights', () => copy('bare', {}), 'it has no weights.bin'],
    ['half the weights', () => copy('cut', { weights: Buffer.alloc(100) }), 'another network'],
    ['damaged', () => copy('damaged', { json: '{"plan":' }), 'it is not JSON'],
    ['of something else', () => copy('foreign', { json: '{"plan":1}' }), 'not of a training run'],
    ['null', () => copy('null', { json: 'null' }), 'not of a training run'],
  ])('is refused: %s', async (_, folder, message) => {
    const { code, out, err } = await openrealms(['arena', `network:${folder()}`, 'greedy']);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain(message);
    expect(err.trim().split('\n')).toHaveLength(1);
  });

  it('has to be named', async () => {
    const { code, err } = await openrealms(['arena', 'network:', 'greedy']);
    expect(code).toBe(2);
    expect(err).toContain('like network:training/run');
  });
});
