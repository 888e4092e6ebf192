/**
 * Why a take ended before who speaks ended it: the microphone was taken away, as by a call; the page was left or the
 * screen went dark; the page was closed or loaded anew.
 */
export type Cut = 'taken' | 'hidden' | 'closed';

/** What was recorded and is not known to have arrived: kept on this device through reloads and lost networks. */
export interface KeptTake {
  /** Which story, and as whom: the address a take goes to. */
  place: string;
  line: string;
  /** The words that were read. */
  text: string;
  tellerId: string | null;
  recording: Blob;
  /** Of one that is not whole. */
  cut?: Cut;
}

const store = 'takes';

/**
 * Undefined where the browser keeps nothing, as some do in private windows: takes then live as long as the page. Opened
 * anew each time, for phones close what a page in the background holds open.
 */
const open = (): Promise<IDBDatabase | undefined> =>
  new Promise((resolve) => {
    if (typeof indexedDB === 'undefined') return resolve(undefined);
    const request = indexedDB.open('telling', 1);
    request.addEventListener('upgradeneeded', () =>
      request.result.createObjectStore(store, { keyPath: ['place', 'line'] }),
    );
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => resolve(undefined));
  });

async function within<T>(
  mode: IDBTransactionMode,
  work: (takes: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> {
  const database = await open();
  if (!database) return undefined;
  return new Promise((resolve) => {
    const transaction = database.transaction(store, mode);
    const request = work(transaction.objectStore(store));
    const end = (result?: T): void => {
      database.close();
      resolve(result);
    };
    transaction.addEventListener('complete', () => end(request.result));
    transaction.addEventListener('abort', () => end());
  });
}

/** Where takes of a film lie that its family tells. */
export const placeOfEpisode = (id: string): string => `episode ${id}`;
/** Where takes of a guest lie. */
export const placeOfLink = (token: string): string => `link ${token}`;

const rangeOf = (place: string): IDBKeyRange => IDBKeyRange.bound([place, ''], [place, '\uFFFF']);

/** In the place of an earlier take of the line. */
export const keepTake = (take: KeptTake): Promise<unknown> => within('readwrite', (takes) => takes.put(take));

export const forgetTake = (place: string, line: string): Promise<unknown> =>
  within('readwrite', (takes) => takes.delete([place, line]));

/** Where takes of a place lie that are not whole, beside whole ones of the same lines. */
export const placeOfCut = (place: string): string => `cut ${place}`;

/** All of a place, whole or not. */
export const forgetTakes = (place: string): Promise<unknown> =>
  Promise.all(
    [place, placeOfCut(place)].map((each) => within('readwrite', (takes) => takes.delete(rangeOf(each)))),
  );

/** What was kept for a place, oldest names first. */
export const takesOf = async (place: string): Promise<KeptTake[]> =>
  (await within<KeptTake[]>('readonly', (takes) => takes.getAll(rangeOf(place)))) ?? [];

/** Everything that anybody said here. */
export const forgetAllTakes = (): Promise<unknown> => within('readwrite', (takes) => takes.clear());

/** What is kept on this device, of all places. */
export const allTakes = async (): Promise<KeptTake[]> =>
  (await within<KeptTake[]>('readonly', (takes) => takes.getAll())) ?? [];
