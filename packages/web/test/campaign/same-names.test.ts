import { describe, expect, it } from 'vitest';
import { packProblemWords } from '../../src/campaign/packs/pack-problem-words.ts';
import { packsWords } from '../../src/campaign/packs/packs-words.ts';
import { sideWords } from '../../src/campaign/side-words.ts';
import { box } from './made-campaign.ts';

describe('what the campaign calls things', () => {
  it.each(['en', 'fr'] as const)('is the same on the map and in the story, in %s', (language) => {
    const [{ story }] = box.campaign.scenarios;
    const home = sideWords[language].factions['trade-federation'];
    expect(story[language].toLowerCase()).toContain(home.toLowerCase());
  });

  it('is the same of sheets on the page of packs as in the vaults, in French', () => {
    const why = (code: 'missing-sheet' | 'sheet-twice' | 'cost-twice') =>
      packProblemWords.fr.why({ code, severity: 'error', path: [], why: '' });
    for (const text of [
      packsWords.fr.lead,
      why('missing-sheet'),
      why('sheet-twice'),
      why('cost-twice'),
    ]) {
      expect(text).toMatch(/planche/);
      expect(text).not.toMatch(/feuille/);
    }
  });
});
