import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { scenarioWordsIn } from '../src/text/scenario-words.ts';
import { openrealms, temporaryFolder } from './fake-terminal.ts';

const file = temporaryFolder();

const ROW = 'row=charter-clipper,knight-errant,castellan-keep,-,- explorers=20';
const SIDES = 'sides=star-empire,trade-federation face-up=star-empire';

/** A turn of the Star Empire in a scenario, with so much trade. */
function position(scenario: number, trade: number, used = '', row = ROW): string {
  const table = `${row} scenario=${scenario} ${SIDES} ${used} turns=2,1`;
  const [mine, theirs] = [
    `trade=${trade} in-play=0:castellan-keep+se1 deck=5*scout`,
    'authority=44 deck=5*scout',
  ];
  return `rise-of-empire-campaign@1 scenario active=0 | ${table} | ${mine} | ${theirs}`;
}

async function turn(line: string, input: readonly string[], ...flags: string[]): Promise<string> {
  const args = ['play', '--position', line, ...flags];
  const { code, out, err } = await openrealms(args, { input });
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return out;
}

/** What was answered to the lines that were typed, in plain mode. */
async function answers(line: string, ...input: string[]): Promise<string[]> {
  const out = await turn(line, input, '--plain');
  return input.map((typed, i) => {
    const from = out.indexOf(`> ${typed}\n`) + typed.length + 3;
    const next = input[i + 1];
    return out.slice(from, next === undefined ? undefined : out.indexOf(`> ${next}\n`)).trim();
  });
}

describe('a scenario at the table', () => {
  it('offers every sticker that there is for a card, with what it costs and does', async () => {
    const out = await turn(position(2, 7, 'used=star-empire:1:4:base'), [], '--plain');
    expect(out.match(/^b[1-3].*(?:Buy|Upgrade) .*$/gm)).toEqual([
      // Cards of the Consortium cost one less in scenario 2; the sticker is that of the printed cost.
      'b1. Buy Charter Clipper for 2.',
      'b1 s1. Upgrade Charter Clipper for 4, sheet 1: +3 Combat.',
      'b1 s2. Upgrade Charter Clipper for 4, sheet 2: Star Empire ally: draw 1 card.',
      'b2. Buy Knight Errant for 4.',
      'b2 s2. Upgrade Knight Errant for 6, sheet 2: +4 Combat.',
      'b3. Buy Castellan Keep for 4.',
      'b3 s2. Upgrade Castellan Keep for 7, sheet 2: Star Empire ally: an opponent of your choice discards 1 card.',
    ]);
  });

  it('upgrades by key, by name, and by either of two verbs', async () => {
    for (const typed of ['b2 s2', 'b knight sheet 2', 'b 2 up', 'upgrade knight', 'up 2']) {
      const [answer] = await answers(position(2, 7, 'used=star-empire:1:4:base'), typed, 'q');
      expect(answer).toContain('You buy Knight Errant +SE2 for 4 and upgrade it for 2.');
    }
    const french = await turn(
      position(2, 7),
      ['améliorer chevalier planche 2'],
      '--language',
      'fr',
    );
    expect(french).toContain("Vous achetez Chevalier Errant +EG2 pour 4 et l'améliorez pour 2.");
  });

  it('says why a card cannot be upgraded', async () => {
    const line = position(2, 5, 'used=star-empire:1:4:base');
    expect(await answers(line, 'b 1 up', 'b 1 s4', 'b x up', 'b 2 s1', 'b 2 up', 'b 4 up')).toEqual(
      [
        'Say with which sheet: b1 s1, b1 s2.',
        'Sheet 4 has no sticker left for Charter Clipper. Type sheets to see yours.',
        'None of your sheets has a sticker left for Explorer. Type sheets to see them.',
        'Sheet 1 has no sticker left for Knight Errant. Type sheets to see yours.',
        'Knight Errant with a sticker costs 6 and you have 5 trade.',
        expect.stringMatching(/^There is no card in space 4\./),
      ],
    );
  });

  it('shows its rule, its goals and the sheets', async () => {
    const line = position(2, 7, 'used=star-empire:1:4:base open-victory-cards=the-ring-of-iron');
    const [scenario, sheets, card] = await answers(
      line,
      'scenario',
      'sheets',
      'i castellan se1',
      'q',
    );
    expect(scenario.split('\n')).toEqual([
      'Scenario 2: Courting the Consortium',
      'Consortium cards cost both sides 1 less to acquire (but never less than 1).',
      'The Trade Federation starts with 3 more authority.',
      'Political Victory: You 0 of 5, Trader 0 of 5.',
      'The fifth sticker of sheet 2 wins the game at once.',
      'Victory cards that can be earned in this game:',
      'The Ring of Iron: 1 point: Be the first to have 3 or more outposts in play on your turn.',
    ]);
    expect(sheets).toContain('Sheet 1, You, Star Empire: 1 of 5');
    expect(sheets).toContain('cost 4: used on a base.');
    expect(sheets.indexOf('Sheet 2, You')).toBeLessThan(sheets.indexOf('Sheet 1, Trader'));
    expect(card).toContain('Kingdom / Star Empire');
  });

  it('is won at once by the fifth sticker, and says so before', async () => {
    const used = [1, 2, 4, 5].map((cost) => `star-empire:1:${cost}:ship`).join(',');
    const row = 'row=gleaner-tug,knight-errant,charter-clipper,-,- explorers=20';
    const out = await turn(position(1, 9, `used=${used}`, row), ['b 3 s1'], '--plain');
    expect(out).toContain('Political Victory: You 4 of 5, Trader 0 of 5.');
    expect(out).toContain('sheet 1: +3 Combat. Wins the game.');
    expect(out).toContain('You win after 1 turns, with ');
  });

  it('is saved and goes on with its sheets', async () => {
    const save = file('scenario.json');
    await turn(position(2, 9), ['b 2 s1', `save ${save}`, 'q'], '--plain');
    expect(JSON.parse(readFileSync(save, 'utf8')).moves).toHaveLength(1);
    const { out } = await openrealms(['play', '--plain', '--resume', save], { input: ['sheets'] });
    expect(out).toContain('cost 4: used on a ship.');
  });

  it('has no words in other games', async () => {
    const line =
      'core@1 standard turn=5 active=0 | row=cutter,-,-,-,- explorers=10 | trade=9 deck=5*scout | deck=5*scout';
    const [rule, sheets, up] = await answers(line, 'scenario', 'sheets', 'b 1 up');
    expect(new Set([rule, sheets, up.split('\n')[0]])).toEqual(
      new Set([scenarioWordsIn('en').notAScenario]),
    );
  });

  it('fits its frames at 40 and 80 columns', async () => {
    for (const columns of [40, 80]) {
      const args = ['play', '--position', position(12, 9), '--language', 'fr'];
      const { out } = await openrealms(args, { input: ['scenario', 'sheets', '?'], columns });
      const framed = out.split('\n').filter((line) => /^[┌│└]/.test(line));
      expect(framed.length).toBeGreaterThan(20);
      expect(framed.filter((line) => line.length !== columns)).toEqual([]);
      expect(out).toContain('Scénario 12');
      expect(out).toContain('Les Blobs attaquent');
    }
  });

  it('speaks both languages with the same commands', () => {
    const [english, french] = [scenarioWordsIn('en'), scenarioWordsIn('fr')];
    expect(Object.keys(french)).toEqual(Object.keys(english));
    const commands = (help: string) => [...help.matchAll(/^ {2}(\S+)/gm)].map(([, word]) => word);
    expect(commands(french.help)).toEqual(commands(english.help));
  });
});
