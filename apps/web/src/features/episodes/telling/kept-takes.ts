/** What was recorded and is not known to have arrived: kept on this device through reloads and lost networks. */
export interface KeptTake {
  /** Which story, and as whom: the address a take goes to. */
  place: string;
  line: string;
  /** The words that were read. */
  text: string;
  tellerId: string | null;
  recording: Blob;
}

const store = 'takes';

/** Undefined where the browser keeps nothing, as some do in private windows: takes then live as long as the page. */
let opening: Promise<IDBDatabase | undefined> | undefined;

function open(): Promise<IDBDatabase | undefined> {
  opening ??= new Promise((resolve) => {
    if (typeof indexedDB === 'undefined') return resolve(undefined);
    const request = indexedDB.open('telling', 1);
    request.addEventListener('upgradeneeded', () =>
      request.result.createObjectStore(store, { keyPath: ['place', 'line'] }),
    );
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => resolve(undefined));
  });
  return opening;
}

async function within<T>(
  mode: IDBTransactionMode,
  work: (takes: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> {
  const database = await open();
  if (!database) return undefined;
  return new Promise((resolve) => {
    const transaction = database.transaction(store, mode);
    const request = work(transaction.objectStore(store));
    transaction.addEventListener('complete', () => resolve(request.result));
    transaction.addEventListener('abort', () => resolve(undefined));
  });
}

const rangeOf = (place: string): IDBKeyRange => IDBKeyRange.bound([place, ''], [place, '\uFFFF']);

/** In the place of an earlier take of the line. */
export const keepTake = (take: KeptTake): Promise<unknown> => within('readwrite', (takes) => takes.put(take));

export const forgetTake = (place: string, line: string): Promise<unknown> =>
  within('readwrite', (takes) => takes.delete([place, line]));

/** All of a place. */
export const forgetTakes = (place: string): Promise<unknown> =>
  within('readwrite', (takes) => takes.delete(rangeOf(place)));

/** What was kept for a place, oldest names first. */
export const takesOf = async (place: string): Promise<KeptTake[]> =>
  (await within<KeptTake[]>('readonly', (takes) => takes.getAll(rangeOf(place)))) ?? [];
