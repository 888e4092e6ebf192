import type { Viseme } from '@milestoon/cast';

/** CMU phones by the mouth that forms them. */
const phonesOf: Record<Viseme, readonly string[]> = {
  rest: ['pau', 'sil', 'ssil', 'brth', 'h#'],
  mbp: ['m', 'b', 'p'],
  aa: ['aa', 'ae', 'ah', 'ay', 'aw'],
  ee: ['eh', 'ey', 'ih', 'iy', 'y', 'ix'],
  oo: ['ow', 'ao', 'oy', 'uh', 'uw', 'w', 'r', 'er', 'axr'],
  fv: ['f', 'v'],
  th: ['th', 'dh'],
  std: ['l', 'n', 'd', 't', 's', 'z', 'k', 'g', 'ng', 'nx', 'dx', 'hh', 'hv', 'ax', 'el', 'em', 'en'],
  shch: ['ch', 'sh', 'jh', 'zh'],
};

const visemeByPhone: ReadonlyMap<string, Viseme> = new Map(
  Object.entries(phonesOf).flatMap(([viseme, phones]) => phones.map((phone) => [phone, viseme as Viseme])),
);

/** The mouth shape of a CMU phone; an unknown phone gets the small neutral opening. */
export const visemeOf = (phone: string): Viseme => visemeByPhone.get(phone) ?? 'std';
