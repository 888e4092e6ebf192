import { chainOf, type WordNet } from './wordnet.ts';

/** Kinds that are read from what a meaning is a kind of: the nearest wins. */
const byAncestor: Readonly<Record<string, readonly string[]>> = {
  toy: ['plaything#1'],
  worn: ['clothing#1', 'footwear#1', 'footwear#2', 'headdress#1', 'jewelry#1', 'hat#1', 'spectacles#1'],
  place: [
    'structure#1',
    'room#1',
    'area#5',
    'way#6',
    'geological_formation#1',
    'body_of_water#1',
    'land#4',
    'location#1',
  ],
  food: ['food#1', 'food#2', 'beverage#1', 'edible_fruit#1', 'vegetable#1'],
  weather: ['weather#1', 'precipitation#3'],
};
/** Structures that are no places but stand in one. */
const things = [
  'barrier#1',
  'sculpture#1',
  'toilet#1',
  'door#1',
  'fountain#4',
  'monument#1',
  'shelter#2',
  'memorial#3',
  'ladder#1',
  'stairway#1',
];

/** Files of the lexicographers. */
const byFile: Readonly<Record<number, string>> = {
  5: 'animal',
  6: 'thing',
  8: 'body',
  13: 'food',
  15: 'place',
  17: 'thing',
  18: 'person',
  20: 'plant',
  27: 'thing',
  28: 'time',
};
/** Everything else is nothing that can be seen. */
const abstract = 'abstract';
/** Words that were never counted in the texts WordNet counted are kept where a family may name them. */
const keptUncounted = new Set(['animal', 'food', 'toy', 'worn', 'plant', 'body']);
/** Uncounted words are kept up to this length: longer ones are names of the trade. */
const longest = 12;

function kindOf(net: WordNet, at: number, anchors: ReadonlyMap<number, string>): string {
  for (const each of chainOf(net, at)) {
    const kind = anchors.get(each);
    if (kind) return kind;
  }
  return byFile[net.synsets.get(at)?.file ?? 0] ?? abstract;
}

/** Kind → its words, by the most frequent meaning of each word. */
export function boilNouns(net: WordNet): Record<string, string> {
  const anchors = new Map<number, string>();
  const anchor = (key: string, kind: string): void => {
    const [word = '', rank = '1'] = key.split('#');
    const sense = net.senses.get(word)?.[Number(rank) - 1];
    if (sense) anchors.set(sense.at, kind);
  };
  for (const [kind, keys] of Object.entries(byAncestor)) for (const key of keys) anchor(key, kind);
  for (const key of things) anchor(key, 'thing');
  const words = new Map<string, string[]>();
  for (const [word, senses] of net.senses) {
    if (!/^[a-z]{3,}$/.test(word)) continue;
    const chief = senses.reduce((best, each) => (each.counted > best.counted ? each : best));
    // Proper names have a capital in the meaning itself.
    if (!net.synsets.get(chief.at)?.words.includes(word)) continue;
    const kind = kindOf(net, chief.at, anchors);
    const counted = senses.reduce((sum, each) => sum + each.counted, 0);
    if (counted === 0 && (!keptUncounted.has(kind) || word.length > longest)) {
      if (kind !== 'thing' && kind !== 'person') continue;
      if (word.length > 9) continue;
    }
    words.set(kind, [...(words.get(kind) ?? []), word]);
  }
  return Object.fromEntries([...words].sort().map(([kind, list]) => [kind, list.sort().join(' ')]));
}
