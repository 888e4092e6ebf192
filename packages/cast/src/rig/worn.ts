import { companion } from '@milestoon/drawing';
import type { Fit } from '../body/fit.ts';
import { ownFit, pyjamas, swimwear } from '../body/own-fit.ts';
import type { Headwear } from '../outfit.ts';
import type { Person } from '../person.ts';
import { createMemory, type Memory } from './memory.ts';

/** What an action is dressed for. */
export type Wear = 'day' | 'night' | 'swim';

/** Somebody as they are dressed for it. */
export interface Worn {
  person: Person;
  fit: Fit;
  /** Parts that look the same in many frames: made once, so that painters can keep their outlines. */
  remember: Memory;
  /** What was taken off for it. */
  aside: Pick<Person, 'glasses' | 'hearingAid'>;
}

/** Cloth that belongs to somebody's faith stays on in bed and in the water. */
const kept: readonly Headwear[] = ['hijab', 'turban', 'patka'];

export function wornBy(person: Person, fit: Fit): Record<Wear, Worn> {
  const headwear = kept.includes(person.headwear) ? person.headwear : 'none';
  // A hearing aid must not get wet, and nobody sleeps on it.
  const bare: Person = { ...person, headwear, hearingAid: false, coil: false, hairClip: null };
  const asleep: Person = { ...bare, glasses: null, outfit: pyjamas(person) };
  const goggles = { shape: 'oval', color: companion(person.signature, 180, 0.6, 0.15) } as const;
  const wet: Person = { ...bare, glasses: person.glasses && goggles, outfit: swimwear(person) };
  const nothing = { glasses: null, hearingAid: false };
  return {
    day: { person, fit, remember: createMemory(), aside: nothing },
    night: {
      person: asleep,
      fit: ownFit(asleep),
      remember: createMemory(),
      aside: { glasses: person.glasses, hearingAid: person.hearingAid },
    },
    swim: {
      person: wet,
      fit: ownFit(wet),
      remember: createMemory(),
      aside: nothing,
    },
  };
}
