import { useCallback, useEffect, useState } from 'react';
import { useWords } from '../../i18n/words.ts';
import { packsWords } from './packs-words.ts';
import type { Needs } from './store/pack-needs.ts';
import {
  type Addition,
  addPack,
  removePack,
  type ShelvedPack,
  shelvedPacks,
} from './store/pack-shelf.ts';
import { packs } from './store/pack-store.ts';

/** A file that was to be added, and what became of it. */
export interface AddedFile {
  readonly file: string;
  readonly result: Addition;
}

/** A pack that is needed and whose removal waits for an answer. */
interface AskedPack {
  readonly key: string;
  readonly needs: Needs;
}

/** The packs of this browser, what one can do with them, and what is to be said about it. */
export function usePacks() {
  const say = useWords(packsWords);
  /** Null until they are known, undefined where nothing can be kept. */
  const [kept, setKept] = useState<readonly ShelvedPack[] | null | undefined>(null);
  const [removed, setRemoved] = useState<readonly ShelvedPack[]>([]);
  /** The one that is to be removed although it is needed, until that is decided. */
  const [asked, setAsked] = useState<AskedPack | null>(null);
  /** The one that was put back last. */
  const [returned, setReturned] = useState<string | null>(null);
  const [files, setFiles] = useState<readonly AddedFile[]>([]);
  const [message, setMessage] = useState('');
  const [error, setError] = useState('');

  const reload = useCallback(
    () =>
      shelvedPacks().then(setKept, () => {
        setKept(undefined);
      }),
    [],
  );
  // Another tab may have added one meanwhile, or begun a campaign.
  useEffect(() => {
    void reload();
    window.addEventListener('focus', reload);
    return () => window.removeEventListener('focus', reload);
  }, [reload]);

  function tell(text: string, trouble = ''): void {
    setMessage(text);
    setError(trouble);
  }

  /** One after the other: two of them may be editions of the same pack. */
  async function add(chosen: readonly File[]): Promise<void> {
    const added: AddedFile[] = [];
    for (const file of chosen) added.push({ file: file.name, result: await addPack(file) });
    setFiles(added);
    const keys = added.map(({ result }) => ('key' in result ? result.key : ''));
    setRemoved((before) => before.filter(({ stored }) => !keys.includes(stored.key)));
    const [good, bad] = [added.filter(isKept), added.filter((each) => !isKept(each))];
    const sentences = (those: readonly AddedFile[]): string =>
      those.map(({ file, result }) => say.result(file, result)).join(' ');
    tell(sentences(good), sentences(bad));
    await reload();
  }

  async function remove(pack: ShelvedPack, sure = false): Promise<void> {
    const { key, name } = pack.stored;
    setFiles([]);
    tell('');
    try {
      const needs = await removePack(pack, sure);
      if (needs !== null) return setAsked({ key, needs });
    } catch {
      return tell('', say.notRemoved(name));
    }
    setAsked(null);
    setRemoved((before) => [...before, pack]);
    tell(say.removed(name));
    await reload();
  }

  async function putBack(pack: ShelvedPack): Promise<void> {
    const { stored } = pack;
    try {
      await packs.put(stored);
    } catch {
      return tell('', say.result(stored.name, { kind: 'not-kept' }));
    }
    setRemoved((before) => before.filter((each) => each !== pack));
    setReturned(stored.key);
    tell(say.putBackDone(stored.name));
    await reload();
  }

  const keep = (): void => setAsked(null);

  return {
    kept,
    removed,
    returned,
    asked,
    files,
    message,
    error,
    add,
    remove,
    keep,
    putBack,
  };
}

function isKept({ result }: AddedFile): boolean {
  return result.kind === 'added' || result.kind === 'replaced';
}
