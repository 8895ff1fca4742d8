import { boxes, riseOfEmpire } from '@openrealms/content';
import { campaignBox, nextSetup, PACK_CODES, packText } from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { packProblemWords } from '../../src/campaign/packs/pack-problem-words.ts';
import { checkPackText } from '../../src/campaign/packs/store/check-pack-text.ts';
import { ownPacks } from '../../src/campaign/packs/store/own-packs.ts';
import { isNeeded, needsOf } from '../../src/campaign/packs/store/pack-needs.ts';
import type { PackStore, StoredPack } from '../../src/campaign/packs/store/pack-store.ts';
import { type CampaignBox, hasCampaign } from '../../src/campaign/store/campaign-box.ts';
import { boxOf, ourCampaignBoxes } from '../../src/campaign/store/campaign-box-of.ts';
import { fileText, storedFrom } from '../../src/campaign/store/campaign-file.ts';
import { packNeeded } from '../../src/campaign/store/needed-pack.ts';
import { startedCampaign } from '../../src/campaign/store/new-campaign.ts';
import { forked, inEdition } from '../../src/campaign/store/other-campaigns.ts';
import { keyOf, ownKey } from '../../src/match/box-key.ts';
import { onTable } from '../../src/match/own-boxes.ts';
import { campaignAfter, freshCampaign } from './made-campaign.ts';
import { madePackText } from './made-pack.ts';

/** A store that forgets. */
function memoryPacks(...texts: readonly string[]): PackStore & { readonly kept: StoredPack[] } {
  const kept = texts.map((text, i): StoredPack => {
    const { id, version, name } = JSON.parse(text);
    return { key: ownKey({ id, version }), name, text, addedAt: i };
  });
  return {
    kept,
    get: async (key) => kept.find((pack) => pack.key === key),
    put: async (pack) => void kept.push(pack),
    all: async () => kept,
    remove: async (key) =>
      void kept.splice(
        kept.findIndex((pack) => pack.key === key),
        1,
      ),
  };
}

async function boxesIn(store: PackStore): Promise<readonly CampaignBox[]> {
  return (await ownPacks(store)).flatMap(({ box }) => box ?? []);
}

describe('the packs of a browser', () => {
  it('give boxes that go by id and version, the same each time', async () => {
    const store = memoryPacks(madePackText('a'), madePackText('b'));
    const all = await boxesIn(store);
    expect(all.map(keyOf)).toEqual(['my-box@a', 'my-box@b']);
    expect(all.map((box) => keyOf(campaignBox(box)))).toEqual([
      'my-box-campaign@a',
      'my-box-campaign@b',
    ]);
    expect((await boxesIn(store))[0]).toBe(all[0]);
    expect(keyOf(riseOfEmpire)).toBe('rise-of-empire');
  });

  it('are read again where another one of the same name has come', async () => {
    const store = memoryPacks(madePackText('again'));
    const [before] = await boxesIn(store);
    store.kept[0] = {
      ...store.kept[0],
      text: madePackText('again').replace('"My Box"', '"Your Box"'),
      addedAt: 9,
    };
    const [after] = await boxesIn(store);
    expect([before.name, after.name]).toEqual(['My Box', 'Your Box']);
  });

  it('stay where the game cannot play them any more, with the reason', async () => {
    const text = madePackText('old').replaceAll('"opponent-discards"', '"hypnotise"');
    const [pack] = await ownPacks(memoryPacks(text));
    expect(pack.box).toBeNull();
    expect(pack.problems[0]).toMatchObject({ code: 'wrong-value' });
  });

  it('are none where nothing can be kept', async () => {
    const store = { ...memoryPacks(), all: () => Promise.reject(new Error('No room.')) };
    expect(await ownPacks(store)).toEqual([]);
  });
});

describe('a file that is to be added', () => {
  it('is refused with the line of each mistake', () => {
    const text = madePackText().replace('"points": 1', '"points": 7');
    const line = text.slice(0, text.indexOf('"points": 7')).split('\n').length;
    expect(checkPackText(text, [])).toMatchObject({
      kind: 'refused',
      problems: [{ severity: 'error', code: 'wrong-value', line }],
    });
  });

  it('is taken, also beside other editions and beside another pack with the same cards', async () => {
    const others = await boxesIn(memoryPacks(madePackText('1')));
    expect(checkPackText(madePackText('2'), others)).toMatchObject({ kind: 'good', problems: [] });
    const other = madePackText().replace('"my-box"', '"their-box"');
    expect(checkPackText(other, others)).toMatchObject({ kind: 'good', problems: [] });
  });

  it('that is here already is known, and one that says otherwise under the same name is refused', async () => {
    const others = await boxesIn(memoryPacks(madePackText('1')));
    expect(checkPackText(madePackText('1'), others)).toEqual({ kind: 'here', box: others[0] });
    expect(checkPackText(packText(riseOfEmpire), [])).toEqual({ kind: 'here', box: riseOfEmpire });
    const changed = madePackText('1').replace('"points": 1', '"points": 2');
    expect(checkPackText(changed, others)).toMatchObject({
      kind: 'refused',
      problems: [{ code: 'box-taken', line: 6 }],
    });
    const games = madePackText('1').replace('"my-box"', '"my-box-campaign"');
    expect(checkPackText(games, others)).toMatchObject({ problems: [{ code: 'box-taken' }] });
  });

  it('can be told about in French, whatever is wrong with it', () => {
    for (const code of Object.keys(PACK_CODES) as (keyof typeof PACK_CODES)[]) {
      const problem = { severity: 'error', code, path: [], why: 'Why.' } as const;
      expect(packProblemWords.fr.why(problem)).toMatch(/[a-zé»]\.$/);
      expect(packProblemWords.en.why(problem)).toBe('Why.');
    }
  });
});

describe('a campaign with a pack', () => {
  const players = freshCampaign().players;
  const start = { players, wishes: ['star-empire', 'either'], name: '' } as const;

  it('goes on with the edition that it was begun with', async () => {
    const all = [
      ...ourCampaignBoxes,
      ...(await boxesIn(memoryPacks(madePackText('1'), madePackText('2')))),
    ];
    const second = startedCampaign(all[2], start);
    expect(boxOf(second, all)).toBe(all[2]);
    const read = storedFrom(fileText(second), all);
    expect(read).toMatchObject({ ok: true, writtenWith: null });
    expect(read.ok && read.value.campaign.box).toEqual({ id: 'my-box', version: '2' });
    expect(second.pack).toBe('My Box');
    // Without its edition it waits, unless nobody says that it was played with a pack.
    expect(boxOf(second, all.slice(0, 2))).toBeNull();
    expect(storedFrom(fileText(second), all.slice(0, 2))).toMatchObject({
      ok: false,
      pack: { id: 'my-box', version: '2', name: 'My Box' },
    });
    const { note: _, ...plain } = JSON.parse(fileText(second));
    expect(storedFrom(JSON.stringify(plain), all.slice(0, 2))).toMatchObject({
      ok: true,
      writtenWith: '2',
      value: { campaign: { box: { id: 'my-box', version: '1' } }, pack: 'My Box' },
    });
  });

  it('says which pack is missing, and is read once that is here', async () => {
    const [box] = await boxesIn(memoryPacks(madePackText('3')));
    const war = startedCampaign(box, start);
    expect(storedFrom(fileText(war))).toMatchObject({ pack: packNeeded(war) });
    expect(packNeeded(war)).toEqual({ id: 'my-box', version: '3', name: 'My Box' });
    expect(storedFrom(fileText(war), [box])).toMatchObject({ ok: true, value: { pack: 'My Box' } });
    expect(boxOf(war, ourCampaignBoxes)).toBeNull();
  });

  it('does not go on with another pack that has come under the same name', async () => {
    const [box] = await boxesIn(memoryPacks(madePackText('7')));
    const { campaign, ...rest } = campaignAfter(3);
    const war = { ...rest, campaign: { ...campaign, box: { id: box.id, version: '7' } } };
    expect(boxOf({ ...war, pack: 'My Box' }, [box])).toBeNull();
  });

  it('keeps to its pack where it is forked', async () => {
    const [box] = await boxesIn(memoryPacks(madePackText('3')));
    const fork = forked(startedCampaign(box, start), box, 0, 'Fork');
    expect(fork).toMatchObject({ ok: true, value: { pack: 'My Box' } });
  });

  it('goes on with another edition if what was played fits it, and deals its open game again', async () => {
    const corrected = madePackText('6').replace(/"points": 1/g, '"points": 2');
    const [first, second] = await boxesIn(memoryPacks(madePackText('5'), corrected));
    const war = startedCampaign(first, start);
    const { seed } = nextSetup(war.campaign, first);
    const moved = inEdition({ ...war, games: { [seed]: 'open', before: 'ended' } }, second);
    expect(moved).toMatchObject({
      ok: true,
      value: { id: war.id, revision: war.revision + 1, pack: 'My Box' },
    });
    if (!moved.ok) return;
    expect(moved.value.games).toEqual({ before: 'ended' });
    expect(boxOf(moved.value, [first, second])).toBe(second);
    expect(moved.value.campaign.log).toEqual(war.campaign.log);
    const ours = inEdition(war, { ...ourCampaignBoxes[0], id: 'my-box' });
    expect(ours.ok && 'pack' in ours.value).toBe(false);
    // It has stickers on cards that are not in this box.
    const other = { ...first, id: riseOfEmpire.id };
    expect(inEdition(campaignAfter(3), other).ok).toBe(false);
  });

  it('with an edition of our own box does not go on with ours', async () => {
    const edition = packText(riseOfEmpire).replace(
      `"version": "${riseOfEmpire.version}"`,
      '"version": "mine"',
    );
    const [box] = await boxesIn(memoryPacks(edition));
    const war = startedCampaign(box, start);
    expect(boxOf(war, ourCampaignBoxes)).toBeNull();
    expect(storedFrom(fileText(war))).toMatchObject({ pack: { version: 'mine' } });
    const ours = freshCampaign();
    const older = { ...ours, campaign: { ...ours.campaign, box: { ...box, version: 'older' } } };
    expect(boxOf(older, ourCampaignBoxes)).toBe(ourCampaignBoxes[0]);
  });

  it('needs its pack, and so do its games', async () => {
    const [box] = await boxesIn(memoryPacks(madePackText('4')));
    const war = startedCampaign(box, start);
    const games = [
      { start: { seed: 's', boxes: ['my-box-campaign@4'], options: {} } },
      { start: { seed: 's', boxes: ['core', 'my-box@4'], options: {} } },
      { start: { seed: 's', boxes: ['core'], options: {} } },
      { start: { position: 'core@1+my-box@4 standard |' } },
    ];
    expect(needsOf(box, [war, freshCampaign()], games)).toEqual({ campaigns: 1, games: 3 });
    const other = { id: 'my-box', version: '5' };
    expect(isNeeded(needsOf(other, [war, freshCampaign()], games))).toBe(false);
  });

  it('has its cards on the table, and not those of another edition', async () => {
    const edition = packText(riseOfEmpire).replace(
      `"version": "${riseOfEmpire.version}"`,
      '"version": "mine"',
    );
    const [box] = await boxesIn(memoryPacks(edition));
    expect(hasCampaign(box)).toBe(true);
    const table = onTable([campaignBox(box)], boxes, boxes);
    expect(table.map(({ id }) => id)).toEqual(['rise-of-empire-campaign', 'core', 'frontiers']);
    expect(onTable([campaignBox(box)], boxes, table)).toBe(table);
  });
});
