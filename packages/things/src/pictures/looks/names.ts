/** How a thing can look whatever it is: what it has on it, what has become of it, and how it lies. */
export const looks = [
  'striped',
  'spotted',
  'starry',
  'hearts',
  'flowery',
  'wet',
  'muddy',
  'dirty',
  'burnt',
  'frozen',
  'melted',
  'torn',
  'cracked',
  'shattered',
  'flat',
  'upturned',
  'toppled',
] as const;
export type Look = (typeof looks)[number];
