import assert from 'node:assert/strict';
import { test } from 'node:test';
import { petCoats, petSpecies } from '@milestoon/domain';
import { lightnessOf } from '@milestoon/drawing';
import { defaultLook } from '@milestoon/look';
import { newHero } from '../hero.ts';
import { portrait } from '../portrait.ts';
import { newCastMember } from '../relatives.ts';
import { coatIn } from './coat.ts';
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

test('a coat that is told is the nearest there is, or one of that colour', () => {
  const { coats } = kinds.cat;
  assert.equal(coatIn('#4a444a', coats), coats[2]);
  const purple = coatIn('#7a4bb5', coats);
  assert.equal(purple.fur, '#7a4bb5');
  assert.ok(
    lightnessOf(purple.pale) > lightnessOf(purple.fur) && lightnessOf(purple.dark) < lightnessOf(purple.fur),
  );
  const told = newCastMember({ id: 'x', name: 'Pip', role: 'bird', hero, seed: 3, color: '#8f96a6' });
  assert.ok(JSON.stringify(portrait(told)).includes('#8f96a6'));
});
