import { adjust, lightOf, shadowOf } from '@milestoon/drawing';
import type { Outfit } from '../outfit.ts';
import type { Person } from '../person.ts';
import type { Fit } from './fit.ts';
import { garments } from './garments/own-clothes.ts';

/** A person's own clothes, cut to the rig. */
export function ownFit(person: Person): Fit {
  const { outfit } = person;
  const long = outfit.sleeves === 'long';
  const base: Fit = {
    garment: garments[outfit.garment],
    top: outfit.top,
    bottom: outfit.bottom,
    shoes: outfit.shoes,
    signature: person.signature,
    sleeve: {
      to: long ? 0.95 : 0.4,
      color: outfit.top,
      width: 1,
      flare: 1,
      cuff: long ? shadowOf(outfit.top, 'cloth', 0.6) : null,
    },
    trousers: { to: outfit.trousers === 'long' ? 0.95 : 0.44, width: 1.08, cuff: null },
    skirt: null,
    tights: null,
    sock: person.grownUp || outfit.barefoot ? null : { color: '#fdfaf4', from: 0.8 },
    boot: outfit.boots && !outfit.barefoot ? { cuff: lightOf(outfit.shoes) } : null,
    sole: null,
    hem: 0.06,
    hemWidth: 1,
    lap: false,
  };
  const bare = { ...base.sleeve, cuff: null } as NonNullable<Fit['sleeve']>;
  switch (outfit.garment) {
    case 'tee':
      return base;
    case 'dress':
      return {
        ...base,
        sleeve: { ...bare, to: long ? 0.9 : 0.3, width: 1.08 },
        trousers: null,
        skirt: outfit.motif === 'smock' ? outfit.top : outfit.bottom,
        sock: base.sock && { ...base.sock, from: 0.84 },
        hem: outfit.hem,
        hemWidth: 1.38,
      };
    case 'overall':
      return {
        ...base,
        sleeve: bare,
        trousers: { to: 0.93, width: 1.05, cuff: lightOf(outfit.bottom) },
        sock: base.sock && { ...base.sock, from: 0.9 },
        hem: 0.05,
      };
    case 'hoodie':
      return {
        ...base,
        sleeve: {
          to: 0.97,
          color: outfit.top,
          width: 1.02,
          flare: 1,
          cuff: shadowOf(outfit.top, 'cloth', 0.5),
        },
        trousers: { to: 0.95, width: 1, cuff: null },
        sock: base.sock && { ...base.sock, from: 0.92 },
        hem: 0.07,
        hemWidth: 1.03,
      };
    case 'skirt':
      return {
        ...base,
        sleeve: { ...bare, to: long ? 0.9 : 0.42 },
        trousers: null,
        skirt: outfit.bottom,
        hem: outfit.hem,
        hemWidth: 1.3,
      };
  }
}

/** Sleeping clothes: one soft colour, long everything. */
export const pyjamas = ({ outfit }: Person): Outfit => ({
  ...outfit,
  garment: 'tee',
  motif: 'none',
  top: '#a9cdea',
  bottom: '#a9cdea',
  sleeves: 'long',
  trousers: 'long',
  barefoot: true,
});

/** For the water: a striped shirt against the sun and trunks; long sleeves with a hijab. */
export const swimwear = ({ outfit, signature, headwear }: Person): Outfit => ({
  ...outfit,
  garment: 'tee',
  motif: 'stripes',
  top: signature,
  bottom: adjust(signature, { lightness: -0.2 }),
  accent: '#fffdf6',
  sleeves: headwear === 'hijab' ? 'long' : 'short',
  trousers: 'short',
  barefoot: true,
});
