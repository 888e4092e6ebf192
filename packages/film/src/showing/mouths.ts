/** Where the mouth of an animal is that is a picture: what it eats or carries is there. */
import { fitted } from './fitted.ts';
import type { Prop } from './prop.ts';

/** Shares of its width from the side it looks to, here the left, and of its height from the top. */
type Mouth = readonly [across: number, down: number];
const inFront: Mouth = [0.06, 0.38];
const mouths: readonly (readonly [RegExp, Mouth])[] = [
  // Faces that look at us.
  [/^(?:bear|polar-bear|panda|koala|fox|wolf|raccoon|frog)$/, [0.5, 0.74]],
  [/^(?:orangutan|owl|penguin)$/, [0.5, 0.42]],
  [/^(?:monkey|otter|sloth)$/, [0.27, 0.36]],
  // Claws and feelers in front.
  [/^(?:crab|lobster|beetle|lady-beetle|spider|fly|butterfly)$/, [0.5, 0.14]],
  // Heads held low.
  [/^(?:hedgehog|badger|skunk|turtle|mouse|rat|rhinoceros|hippopotamus)$/, [0.03, 0.58]],
  [/^crocodile$/, [0.06, 0.94]],
  [/^(?:kangaroo|llama|two-hump-camel|zebra|goose|swan|gorilla)$/, [0.04, 0.24]],
  [/^snake$/, [0.66, 0.18]],
  [/^blackbird$/, [0.94, 0.16]],
  [/^peacock$/, [0.36, 0.3]],
];
const mouthOf = (picture: string): Mouth => mouths.find(([names]) => names.test(picture))?.[1] ?? inFront;

/** Share of the animal's width that what it has at its mouth takes at most: the rest of it is still seen. */
const mouthful = 0.85;

/** A thing whose edge is at the mouth; before a face that looks at us it hangs from it. */
export function atMouth(prop: Prop, { box: [left, top, width, height], pictures, mirrored }: Prop): Prop {
  const [across, down] = mouthOf(pictures[0]?.name ?? '');
  const [, , wide, tall] = prop.box;
  const fits = Math.min(1, (mouthful * width) / wide);
  const [w, h] = [wide * fits, tall * fits];
  const towards = mirrored ? 1 - across : across;
  const isBefore = across > 0.3 && across < 0.7;
  const outward = isBefore ? 0 : towards < 0.5 ? -1 : 1;
  const x = left + towards * width + outward * w * 0.42;
  const y = top + down * height + h * (isBefore ? 0.7 : 0.55);
  return fitted(prop, fits, [x, y]);
}
