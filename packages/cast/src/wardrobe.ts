/** Clothes for everybody, made from one signature colour. */
import {
  adjust,
  type Color,
  companion,
  css,
  lightnessOf,
  mix,
  oklch,
  type Random,
  random,
  turnHue,
} from '@milestoon/drawing';
import type { Look } from '@milestoon/look';
import type { Outfit } from './outfit.ts';

const denim = '#3f6c8f';

/** Hair that is usually worn with dresses only decides the first suggestion, never what is possible. */
const longHair: readonly Look['hairShape'][] = [
  'long-fringe',
  'long-centre',
  'long-wavy',
  'bob',
  'braids',
  'pigtails',
  'ponytail',
  'top-bun',
  'space-buns',
  'puffs',
  'bob-parted',
  'long-side',
  'long-waves',
  'medium-curls-fringe',
  'long-curls',
  'long-curls-fringe',
  'long-coils',
  'long-coils-fringe',
  'low-bun',
  'low-ponytail',
  'one-braid',
];

const base = (signature: Color): Outfit => ({
  garment: 'tee',
  top: signature,
  bottom: denim,
  shoes: '#e2583e',
  motif: 'none',
  accent: lightnessOf(signature) > 0.75 ? companion(signature, 180, 0.58, 0.14) : '#fff3d0',
  sleeves: 'short',
  trousers: 'short',
  hem: 0.32,
  costume: true,
});

/** The four outfits of a child: everyday, sturdy, festive, cosy. The signature colour is in each. */
export function childOutfit(look: Look, variant: number, seed: number): Outfit {
  const { signatureColor: signature, hairShape } = look;
  const { pick } = random(seed + variant * 101);
  const plain = base(signature);
  const shoes = pick(['#e2583e', '#f0c046', '#4c7fb8', '#e8606c', '#f2f0ea']);
  switch (variant) {
    case 1:
      return {
        ...plain,
        garment: 'overall',
        bottom: pick(['#37508f', '#46688c', '#5a4f86']),
        trousers: 'long',
        shoes,
      };
    case 2:
      return longHair.includes(hairShape)
        ? {
            ...plain,
            garment: 'dress',
            top: mix('#f6f0e6', signature, 0.06),
            bottom: signature,
            motif: 'heart',
            accent: signature,
            shoes: adjust(signature, { lightness: -0.08 }),
          }
        : {
            ...plain,
            top: mix('#f6f0e6', signature, 0.1),
            motif: 'stripes',
            accent: signature,
            bottom: '#44506e',
            trousers: 'long',
            shoes,
          };
    case 3:
      return { ...plain, garment: 'hoodie', bottom: '#54607e', trousers: 'long', shoes: '#f2f0ea' };
    default:
      return {
        ...plain,
        motif: pick(['sun', 'star', 'flower', 'heart']),
        bottom: companion(signature, 160, 0.5, 0.08),
        shoes,
      };
  }
}

/**
 * Hues around the skin's that look like skin, degrees: more on the pink side, where shaded skin lies.
 * Strong colours and near-whites are safe, and so is anything much lighter or darker.
 */
const skinHues = { pinker: 46, yellower: 28 };
const strong = 0.13;
const nearlyWhite = 0.03;

/** The outfit, with a top that cannot be taken for bare skin: it turns to a clear rose or gold. */
export function dressed(outfit: Outfit, skin: Color): Outfit {
  const [L, C, h] = oklch(outfit.top);
  const [skinL, , skinHue] = oklch(skin);
  const apart = ((h - skinHue + 540) % 360) - 180;
  const near = apart > -skinHues.pinker && apart < skinHues.yellower;
  if (!near || C >= strong || C <= nearlyWhite || Math.abs(L - skinL) >= 0.22) return outfit;
  const turned = skinHue + (apart < 0 ? -skinHues.pinker : skinHues.yellower);
  return { ...outfit, top: css([L, strong + 0.02, (turned + 360) % 360]) };
}

/** What grown-ups of the cast wear; `random` decides inside the role's taste. */
export function grownUpOutfit(role: string, { pick }: Random): Outfit {
  const own = { ...base('#4f8fb3'), costume: false, trousers: 'long', shoes: '#e7e2d8' } as const;
  switch (role) {
    case 'mother': {
      const skirt = pick(['#e2725b', '#4f7f8f', '#8a5f9e', '#c9803f']);
      return {
        ...own,
        garment: 'skirt',
        top: pick(['#f2f0e8', '#f6dfc0', '#dbe8e4']),
        bottom: skirt,
        shoes: adjust(skirt, { lightness: -0.12 }),
        accent: skirt,
        hem: 0.5,
      };
    }
    case 'father':
      return {
        ...own,
        top: pick(['#4f8fb3', '#5b8f6a', '#b3634f', '#6a6fa8']),
        bottom: '#43506e',
        motif: 'stripes',
        accent: '#f4efe2',
      };
    case 'grandmother':
      return {
        ...own,
        garment: 'skirt',
        top: pick(['#b78cc4', '#8fb0a0', '#d69a8a']),
        bottom: '#6c5b93',
        shoes: '#7a4a5a',
        sleeves: 'long',
        hem: 0.6,
      };
    case 'grandfather':
      return {
        ...own,
        garment: 'overall',
        top: '#f0e6d2',
        bottom: pick(['#7d6b5b', '#5f7466', '#5d6a86']),
        shoes: '#6b4630',
        sleeves: 'long',
      };
    case 'aunt':
      return {
        ...own,
        top: pick(['#d9799a', '#5fa39a', '#e0a04a', '#7d7fc4']),
        bottom: pick(['#4a5a7c', '#5c4a6b', '#3f6c6a']),
        motif: 'heart',
        accent: '#fff3e0',
      };
    case 'uncle':
      return {
        ...own,
        garment: 'hoodie',
        top: pick(['#6f8f4f', '#a2694a', '#50708f']),
        bottom: pick(['#4f4a44', '#3e4a5e']),
      };
    case 'woman':
      return {
        ...own,
        garment: pick(['skirt', 'tee'] as const),
        top: pick(['#6d9dc5', '#c46a5a', '#73a987', '#b98ac0']),
        bottom: pick(['#44506e', '#5a4652']),
        sleeves: 'long',
        hem: 0.5,
      };
    case 'man':
      return {
        ...own,
        top: pick(['#5a86ad', '#a8694f', '#6c8a5f', '#7a6f9e']),
        bottom: pick(['#4a4740', '#44506e']),
        sleeves: 'long',
      };
    case 'doctor':
      return { ...own, garment: 'hoodie', top: '#eaf2f4', bottom: '#4f9aa0', shoes: '#ffffff' };
    case 'teacher':
      return {
        ...own,
        garment: 'skirt',
        top: pick(['#e8b04a', '#79a86a', '#d6826a']),
        bottom: '#3f5470',
        shoes: '#5a3f4a',
        sleeves: 'long',
        motif: 'star',
        accent: '#fff3d0',
        hem: 0.55,
      };
    default:
      return {
        ...own,
        top: '#ffe19a',
        bottom: '#ffe19a',
        shoes: '#ffe19a',
        motif: 'heart',
        accent: '#f7a267',
        sleeves: 'long',
      };
  }
}

/** A signature for another child: far from the hero's, so that the two are never confused. */
export const otherSignature = (signature: Color, { between }: Random): Color =>
  css([0.68, 0.13, turnHue(oklch(signature)[2] + 180, oklch(signature)[2] + 180 + between(-50, 50), 1)]);
