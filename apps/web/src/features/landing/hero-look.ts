import type { Look } from '@milestoon/film/look';

/** The child on the landing page. */
export const heroLook: Look = {
  version: 1,
  skin: 'light-medium',
  hairColor: 'red',
  hairShape: 'pigtails',
  eyes: 'green',
  glasses: 'none',
  freckles: 0.7,
  lashes: 0.5,
  lips: 0.45,
  nose: 0.45,
  brows: 0.5,
  faceWidth: 0.5,
  jaw: 0.45,
  age: 6,
  signatureColor: '#2f9c86',
};
