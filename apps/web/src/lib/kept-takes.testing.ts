import { vi } from 'vitest';
import type { KeptTake } from './kept-takes.ts';

type Key = [place: string, line: string];

/** An event target with a result, which tells of it once whoever asked has listened. */
const later = (type: string, work: () => unknown): object => {
  const target = Object.assign(new EventTarget(), { result: undefined as unknown });
  queueMicrotask(() => {
    target.result = work();
    target.dispatchEvent(new Event(type));
  });
  return target;
};

/** What a browser keeps of takes, in memory: as much of IndexedDB as they need. Ends with `vi.unstubAllGlobals`. */
export function withKeptTakes(...first: KeptTake[]): { lines: () => string[] } {
  const kept = new Map<string, KeptTake>();
  const keyOf = (...key: Key): string => JSON.stringify(key);
  const put = (take: KeptTake): unknown => kept.set(keyOf(take.place, take.line), take);
  const inRange = ({ lower: [place] }: { lower: Key }): KeptTake[] =>
    [...kept.values()].filter((take) => take.place === place);
  const takes = {
    put: (take: KeptTake) => ({ result: put(take) }),
    delete: (which: Key | { lower: Key }) => {
      if (Array.isArray(which)) kept.delete(keyOf(...which));
      else for (const { place, line } of inRange(which)) kept.delete(keyOf(place, line));
      return {};
    },
    clear: () => ({ result: kept.clear() }),
    getAll: (range?: { lower: Key }) => ({ result: range ? inRange(range) : [...kept.values()] }),
  };
  for (const take of first) put(take);
  const database = {
    transaction: () =>
      Object.assign(
        later('complete', () => {}),
        { objectStore: () => takes },
      ),
    close() {},
  };
  vi.stubGlobal('indexedDB', { open: () => later('success', () => database) });
  vi.stubGlobal('IDBKeyRange', { bound: (lower: Key, upper: Key) => ({ lower, upper }) });
  return { lines: () => [...kept.values()].map(({ place, line }) => `${place} ${line}`) };
}

/** A take that waits. */
export const takeOf = (place: string, line = 'l1', tellerId: string | null = null): KeptTake => ({
  place,
  line,
  text: `Line ${line}.`,
  tellerId,
  recording: new Blob(['a voice'], { type: 'audio/mp4' }),
});
