import { defaultLook, type Look } from '@milestoon/look';

const child = (change: Partial<Look>): Look => ({ ...defaultLook, ...change });

/** Looks measured from six synthetic portraits of the photo set. */
export const children: Record<string, Look> = {
  'long fringe': child({
    skin: 'light',
    hairColor: 'black',
    hairShape: 'long-fringe',
    eyes: 'dark-brown',
    age: 4,
    lips: 0.35,
    nose: 0.35,
    brows: 0.4,
    lashes: 0.8,
    signatureColor: '#f0727c',
  }),
  'cropped coils': child({
    skin: 'dark',
    hairColor: 'black',
    hairShape: 'cropped',
    eyes: 'dark-brown',
    age: 4,
    lips: 0.9,
    nose: 0.9,
    brows: 0.55,
    lashes: 0.15,
    signatureColor: '#f0a63a',
  }),
  'red waves': child({
    skin: 'very-light',
    hairColor: 'red',
    hairShape: 'wavy-medium',
    eyes: 'blue',
    age: 3,
    freckles: 0.8,
    lips: 0.45,
    nose: 0.35,
    brows: 0.25,
    lashes: 0.35,
    signatureColor: '#4ba25f',
  }),
  'two braids': child({
    skin: 'tan',
    hairColor: 'dark-brown',
    hairShape: 'braids',
    eyes: 'dark-brown',
    age: 4,
    lips: 0.6,
    nose: 0.6,
    brows: 0.55,
    lashes: 0.9,
    signatureColor: '#f6bf2e',
  }),
  'round glasses': child({
    skin: 'medium',
    hairColor: 'black',
    hairShape: 'tousled',
    eyes: 'dark-brown',
    age: 6,
    glasses: 'round',
    lips: 0.45,
    nose: 0.4,
    brows: 0.6,
    lashes: 0.1,
    signatureColor: '#6fc0ab',
  }),
  'short swept': child({
    skin: 'medium',
    hairColor: 'dark-brown',
    hairShape: 'swept-short',
    eyes: 'brown',
    lips: 0.4,
    nose: 0.45,
    brows: 0.65,
    lashes: 0.2,
    signatureColor: '#e8553a',
  }),
};

export const childNames = Object.keys(children);

/** The look of the i-th child, round and round. */
export function childLook(index: number): Look {
  return children[childNames[index % childNames.length] ?? ''] ?? defaultLook;
}
