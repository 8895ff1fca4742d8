import { describe, expect, it } from 'vitest';
import { campaignWordsIn } from '../../../src/text/campaign-words.ts';
import { converse, goingOn, type Person } from './conversation.ts';
import { beginning, campaignFolder } from './played-campaigns.ts';

const { file, play, command } = campaignFolder();

/** Whoever is to act gives up; options are the first; the first two upgrades are made by hand. */
function concedingBoth(): Person {
  let upgrades = 0;
  return goingOn(({ prompt, text: printed }) => {
    const seen = printed.replace(/\s+/g, ' ');
    if (/it is for you to act|à vous d'agir/.test(prompt)) return '';
    if (/number, or name a card|numéro, ou nommez une carte/.test(seen))
      return ++upgrades > 2 ? 'rest' : '1';
    if (
      /choose one before the game|de choisir avant la partie|On which card|Sur quelle carte/.test(
        seen,
      )
    )
      return '1';
    return 'concede';
  });
}

describe('a whole campaign', () => {
  it.each([
    ['en', '--plain'],
    ['fr', ''],
  ])('is played to the final count and the last upgrades (%s %s)', async (language, plain) => {
    const name = `whole-${language}.json`;
    const flags = ['--two', '--seed', 'whole', '--language', language];
    const args = ['campaign', 'play', name, ...(plain === '' ? [] : [plain]), ...flags];
    const people = beginning(['Ada', 'Bob', '3', '3'], concedingBoth());
    const { code, out, err } = await converse(file('.'), args, people);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).not.toMatch(/undefined|NaN|\[object|Refused/);
    const say = campaignWordsIn(language as 'en' | 'fr');
    expect(out).toContain(say.coin.either('Ada'));
    const reports = out.match(/^(?:After Scenario|Après le scénario) \d+/gm);
    expect(reports?.map((line) => Number(/\d+/.exec(line)))).toEqual(
      Array.from({ length: 12 }, (_, i) => i + 1),
    );
    // The first face with options asks who goes first, by name.
    expect(out).toMatch(/^(?:Choice|Choix) \((?:Ada|Bob)\)/m);
    for (const title of [say.finalCount, say.lastUpgrades, say.restDone, say.finished]) {
      expect(out).toContain(title);
    }
    expect(out.split(say.finalCount)).toHaveLength(2);
    expect(out).toContain('84');
    const shown = await command('show', name, '--json');
    const view = JSON.parse(shown.out);
    expect(view).toMatchObject({
      phase: 'finished',
      opened: 12,
      verdict: { winner: expect.any(String) },
    });
    for (const vault of Object.values<{ upgrades: number }>(view.vaults))
      expect(vault.upgrades).toBe(20);
    // A finished campaign can be opened again, and says the same.
    const reopened = await command('play', name, '--language', language);
    expect(reopened.out).toContain(say.finalCount);
    expect(reopened.out).toContain(say.finished);
  });

  it('against a bot: who wins goes first, and the bot chooses its own option', async () => {
    const ada = goingOn(() => 'concede');
    const person = beginning(['Ada', '1'], (asked) =>
      asked.text.includes('Scenario 7: a sealed') ? 'q' : ada(asked),
    );
    const { out } = await play('bot.json', person, '--bot', 'recruit', '--seed', 'bot');
    expect(out).toContain('First player: Recruit, who won the scenario before.');
    expect(out).toMatch(/^Choice \(Recruit\): .+\.$/m);
    expect(out).toMatch(/^Recruit, Trade Federation: \d+ points, 6 scenarios won/m);
  });
});
