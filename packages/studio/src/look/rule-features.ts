import { hairFamilies, type HairShape, hairTraits, tonePlace } from '@milestoon/look';
import type { FaceMeasures } from './face-measures.ts';
import { hairShapeOf } from './hair-shape.ts';
import { chromaOf, hueOf, type Lab } from './lab-color.ts';
import { eyeColorOf, hairColorOf, skinToneOf } from './palette-match.ts';
import { isDarkEye } from './read-fields.ts';

const drawnLengths = ['short', 'medium', 'long'] as const;
const nothing: Lab = [25, 4, 6];

/** An afro in a photo ends above the jaw, however wide it is drawn. */
function lengthOf(shape: HairShape): (typeof drawnLengths)[number] {
  const { length } = hairTraits[shape];
  return shape === 'afro' || length === 'none' ? 'short' : length;
}

/** Numbers that `ruleFeatures` tells. */
export const ruleFeaturesSize = 29;

/** What the rules see and would say: the read-outs learn where to believe them. */
export function ruleFeatures({
  hair,
  strands,
  region,
  age,
  exposed,
  skin,
  eyes,
}: FaceMeasures): Float32Array {
  const color = hair.color ?? nothing;
  const name = hairColorOf(color, hair.spread).value;
  const hue = (hueOf(color) * Math.PI) / 180;
  const evidence = { measures: hair, strands, color: name, skinShare: region.skinShare, age };
  const shape = hairShapeOf(evidence).value;
  const ratio = (part: number, whole: number): number => Math.log((part + 5) / (whole + 5));
  return Float32Array.from([
    ...color,
    chromaOf(color),
    Math.cos(hue),
    Math.sin(hue),
    hair.spread,
    Number(hair.color === null),
    ratio(color[0], skin.lightness),
    color[1] - skin.color[1],
    color[2] - skin.color[2],
    chromaOf(color) / (color[0] + 10),
    ...hairFamilies.map((other) => Number(other === name)),
    ...drawnLengths.map((length) => Number(length === lengthOf(shape))),
    Number(shape.includes('braids')),
    tonePlace[skinToneOf(skin, exposed.white).value],
    eyes ? Number(isDarkEye(eyeColorOf(eyes).value)) : 0.5,
    eyes?.color[0] ?? nothing[0],
    eyes?.color[1] ?? nothing[1],
    eyes?.color[2] ?? nothing[2],
  ]);
}
