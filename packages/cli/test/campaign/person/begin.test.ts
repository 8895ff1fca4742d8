import { describe, expect, it } from 'vitest';
import { campaignWordsIn } from '../../../src/text/campaign-words.ts';
import { openrealms, openrealmsProcess } from '../../fake-terminal.ts';
import { typing } from './conversation.ts';
import { campaignFolder } from './played-campaigns.ts';

const { play, text, command } = campaignFolder();

describe('a campaign begins', () => {
  it('with a name and a side, and is kept from then on', async () => {
    const { code, out, err } = await play('sides.json', typing('Ada', 'federation', 'q'));
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('Ada: Trade Federation.\nTrader: Star Empire.\n');
    expect(out).toContain('Scenario 1: a sealed envelope\n');
    expect(out).not.toContain('An Empire is Born');
    expect(out).toMatch(/Go on later: openrealms campaign play sides\.json --plain\n$/);
    expect(JSON.parse(text('sides.json'))).toMatchObject({
      kind: 'openrealms-campaign',
      log: [
        { kind: 'wish', player: 0, wish: 'trade-federation' },
        { kind: 'wish', player: 1, wish: 'either' },
      ],
      note: {
        players: [
          { kind: 'person', name: 'Ada' },
          { kind: 'bot', name: 'Trader', bot: 'trader' },
        ],
        opened: 0,
      },
    });
  });

  it.each([
    ['en', /^Cards, stickers, scenarios and story of this campaign are original works/m],
    ['fr', /^Les cartes, .* de cette campagne sont des créations originales/m],
  ])('and says in %s that its contents are original', async (language, says) => {
    const { out } = await play(`original-${language}.json`, typing('q'), '--language', language);
    expect(out).toMatch(says);
  });

  it('in a process of its own, with what comes through a pipe', async () => {
    const args = ['campaign', 'play', 'war.json', '--plain', '--language', 'fr', '--seed', 'pipe'];
    const { code, out, err, files } = await openrealmsProcess(args, 'Éva\n1\n\n\nall\ne!\n');
    expect({ code, err, files }).toEqual({ code: 0, err: '', files: ['war.json'] });
    expect(out).toContain('Les camps sont attribués\nÉva\u00a0: Empire Galactique.\n');
    expect(out).toMatch(/^Tour 3\.$/m);
  });

  it('and writes nothing for who leaves before', async () => {
    for (const lines of [['q'], ['Ada', 'quit'], ['Ada'], []]) {
      const { code, out, files } = await openrealms(['campaign', 'play', 'war.json'], {
        input: lines,
      });
      expect(code).toBe(0);
      expect(out).toContain('No campaign has begun, and nothing is written.');
      expect(files).toEqual([]);
    }
  });

  it('asks again after answers that it does not understand', async () => {
    const { out } = await play(
      'asks.json',
      typing('', 'e', '7', '', 'x', '?', 'map', 'star', 'foo'),
    );
    expect(out).toContain('Which one: Star Empire, Trade Federation, Either?');
    expect(out).toContain('"7" is not among the answers.');
    expect(out).toContain('> \nType a number or a name; ? is for help.\n');
    expect(out).toContain('vaults: victory cards, sheets and upgraded cards of both.');
    expect(out).toContain('"map" is not among the answers.');
    // Who gives no name is "You".
    expect(out).toContain('You: Star Empire.\n');
    expect(out).toContain('"foo" is not understood. Just Enter goes on');
  });

  it('by a coin where both people want the same side', async () => {
    const lines = ['Ada', 'Ada', 'Bob', '1', '1', 'q'];
    const { out } = await play('coin.json', typing(...lines), '--two', '--seed', 'coin');
    expect(out).toContain('The other player is called Ada already.');
    expect(out).toContain('Bob, which side would you like?');
    const [, winner] =
      /Both would like the same side: the coin gives it to (\w+)\./.exec(out) ?? [];
    expect(out).toContain(`${winner}: Star Empire.\n`);
    expect(out).toContain(`${winner === 'Ada' ? 'Bob' : 'Ada'}: Trade Federation.\n`);
    const shown = await command('show', 'coin.json', '--json');
    expect(JSON.parse(shown.out)).toMatchObject({
      wishes: ['star-empire', 'star-empire'],
      coin: winner === 'Ada' ? 0 : 1,
    });
  });

  it('with other deals for another seed, and the same for the same', async () => {
    const dealt = async (name: string, seed: string): Promise<string[] | null> =>
      (await play(name, typing('', '1', '', ''), '--seed', seed)).out.match(/^Space .*$/gm);
    const [first, same, other] = [
      await dealt('seed-1.json', 'a'),
      await dealt('seed-2.json', 'a'),
      await dealt('seed-3.json', 'b'),
    ];
    expect(first).toHaveLength(5);
    expect(same).toEqual(first);
    expect(other).not.toEqual(first);
  });
});

it('the words of a campaign are there in both languages, with the same commands', () => {
  const [english, french] = [campaignWordsIn('en'), campaignWordsIn('fr')];
  expect(Object.keys(french)).toEqual(Object.keys(english));
  const commands = (help: string) => [...help.matchAll(/^ {2}(\S+)/gm)].map(([, word]) => word);
  expect(commands(french.help)).toEqual(commands(english.help));
});
