import assert from 'node:assert/strict';
import { test } from 'node:test';
import { petCoats, petSpecies } from '@milestoon/domain';
import { defaultLook } from '@milestoon/look';
import { newHero } from '../hero.ts';
import { portrait } from '../portrait.ts';
import { newCastMember } from '../relatives.ts';
import { kinds } from './kinds/index.ts';

const hero = newHero({ name: 'Mia', look: defaultLook, style: 'simple', seed: 3, variant: 0 });

test('every coat of a pet has a name, and is drawn when it is chosen', () => {
  for (const role of petSpecies) {
    const { coats } = kinds[role];
    assert.equal(petCoats[role].length, coats.length, role);
    assert.equal(new Set(petCoats[role]).size, coats.length, `${role}: two coats of one name`);
    coats.forEach(({ fur, dark }, coat) => {
      const pet = newCastMember({ id: 'x', name: 'Biscuit', role, hero, seed: 3, own: { seed: 5, coat } });
      const drawn = JSON.stringify(portrait(pet));
      const otherwise = JSON.stringify(portrait({ ...pet, coat: (coat + 1) % coats.length }));
      assert.notEqual(drawn, otherwise, `${role} in ${petCoats[role][coat]}`);
      // White is toned where there are no outlines.
      assert.ok(drawn.includes(fur) || drawn.includes(dark) || petCoats[role][coat] === 'white', role);
    });
  }
});
