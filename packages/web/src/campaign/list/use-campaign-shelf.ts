import { useCallback, useEffect, useState } from 'react';
import { useLanguage, useWords } from '../../i18n/words.ts';
import { campaignWords } from '../campaign-words.ts';
import type { CampaignBox } from '../store/campaign-box.ts';
import { campaignBoxes } from '../store/campaign-box-of.ts';
import { importCampaign, type ReadFile } from '../store/campaign-file.ts';
import { campaignProblem } from '../store/campaign-problem.ts';
import { campaigns } from '../store/campaign-store.ts';
import { settled } from '../store/settled.ts';
import type { CampaignId, StoredCampaign } from '../store/stored-campaign.ts';
import { listWords } from './list-words.ts';

/** The campaigns of this browser, what one can do with them, and what is to be said about it. */
export function useCampaignShelf() {
  const say = useWords(listWords);
  const packs = useWords(campaignWords);
  const language = useLanguage();
  /** Null until they are known, undefined where nothing can be kept. */
  const [kept, setKept] = useState<readonly StoredCampaign[] | null | undefined>(null);
  const [boxes, setBoxes] = useState<readonly CampaignBox[]>([]);
  const [removed, setRemoved] = useState<ReadonlyMap<CampaignId, StoredCampaign>>(new Map());
  const [returned, setReturned] = useState<CampaignId | null>(null);
  const [message, setMessage] = useState('');
  const [errors, setErrors] = useState<readonly string[]>([]);

  const reload = useCallback(async () => {
    setBoxes(await campaignBoxes());
    await allSettled().then(setKept, () => setKept(undefined));
  }, []);
  // Another tab may have played on meanwhile.
  useEffect(() => {
    void reload();
    window.addEventListener('focus', reload);
    return () => window.removeEventListener('focus', reload);
  }, [reload]);

  function tell(text: string, troubles: readonly string[] = []): void {
    setMessage(text);
    setErrors(troubles);
  }

  async function remove(stored: StoredCampaign, title: string): Promise<void> {
    try {
      await campaigns.remove(stored.id);
    } catch {
      return tell('', [say.notRemoved(title)]);
    }
    setRemoved((before) => new Map(before).set(stored.id, stored));
    setReturned(null);
    tell(say.removed(title));
  }

  async function putBack(stored: StoredCampaign, title: string): Promise<void> {
    await campaigns.put(stored);
    await reload();
    setRemoved((before) => new Map([...before].filter(([id]) => id !== stored.id)));
    setReturned(stored.id);
    tell(say.putBackDone(title));
  }

  async function importFiles(files: readonly File[]): Promise<void> {
    const results = await Promise.all(files.map((file) => importCampaign(file).catch(() => null)));
    const troubles = results.flatMap((result, i) =>
      result?.ok === true ? [] : [say.notImported(files[i].name, whyOf(result))],
    );
    const count = results.length - troubles.length;
    const changes = results.flatMap((result) =>
      result?.ok === true && result.writtenWith !== null
        ? [say.otherEdition(result.writtenWith, result.value.campaign.box.version)]
        : [],
    );
    tell(count === 0 ? '' : [say.imported(count), ...changes].join(' '), troubles);
    await reload();
  }

  function whyOf(result: ReadFile | null): string {
    if (result?.ok !== false) return say.notRead;
    if (result.pack === undefined) return campaignProblem(result.problem, language);
    const { name, id, version } = result.pack;
    return packs.fileNeeds(packs.packCalled(name, id, version));
  }

  return { kept, boxes, removed, returned, message, errors, remove, putBack, importFiles };
}

/** Every campaign with the result of its last game. */
async function allSettled(): Promise<readonly StoredCampaign[]> {
  const all = await campaigns.all();
  return Promise.all(
    all.map(async (stored) => {
      const now = await settled(stored).catch(() => stored);
      if (now !== stored) await campaigns.put(now);
      return now;
    }),
  );
}
