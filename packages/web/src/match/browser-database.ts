import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** Opens a database of the browser when it is first asked for, and again when it was lost meanwhile. */
export function browserDatabase<Schema extends DBSchema>(
  name: string,
  create: (database: IDBPDatabase<Schema>) => void,
): () => Promise<IDBPDatabase<Schema>> {
  let opened: Promise<IDBPDatabase<Schema>> | undefined;
  const forget = (): void => {
    opened = undefined;
  };
  return () => {
    opened ??= openDB<Schema>(name, 1, {
      upgrade: create,
      // A page of a newer version must not wait for this one.
      blocking: (_version, _newer, { target }) => {
        (target as IDBDatabase).close();
        forget();
      },
      // A phone that puts the page to sleep may take the database away.
      terminated: forget,
    });
    opened.catch(forget);
    return opened;
  };
}
