import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Character, CharacterRole } from '../character.ts';
import { defaultLook, hairColors, hairShapes, hairTraits, type Look, skinTones } from '@milestoon/look';
import { newCastMember } from '../relatives.ts';
import { newHero } from '../hero.ts';
import { ensembleOf } from '../ensemble.ts';
import { parentsOf, sideOf, textureOf, textures } from './heredity.ts';

const seeds = Array.from({ length: 300 }, (_, i) => i * 7919 + 3);
const looked = (change: Partial<Look>): Look => ({ ...defaultLook, ...change });
const tone = ({ skin }: { skin: Look['skin'] }): number => skinTones.indexOf(skin);
const darkness = ['white', 'blond', 'light-brown', 'brown', 'dark-brown', 'black'];

const hero = (change: Partial<Look>, seed: number): Character =>
  newHero({ name: 'Mila', look: looked(change), style: 'anime', variant: 0, seed });
const member = (role: CharacterRole, child: Character, seed: number): Look =>
  newCastMember({ id: role, name: role, role, hero: child, seed }).look;

/** Share of the seeds for which something holds. */
const share = (holds: (seed: number) => boolean): number => seeds.filter(holds).length / seeds.length;

test('a child’s tone is the mean of its parents’, or half a step beside it', () => {
  for (const skin of skinTones)
    for (const seed of seeds) {
      const { mother, father } = parentsOf(looked({ skin }), seed);
      const mean = (tone(mother) + tone(father)) / 2;
      assert.ok(Math.abs(mean - tone({ skin })) <= 0.5, `${skin}: ${mother.skin} and ${father.skin}`);
    }
});

test('lighter and darker parents are about as frequent, and some couples are mixed', () => {
  for (const skin of ['light-medium', 'tan', 'brown'] as const) {
    const own = tone({ skin });
    for (const who of ['mother', 'father'] as const) {
      const lighter = share((seed) => tone(parentsOf(looked({ skin }), seed)[who]) < own);
      const darker = share((seed) => tone(parentsOf(looked({ skin }), seed)[who]) > own);
      assert.ok(lighter > 0.25 && darker > 0.25, `${skin} ${who}: ${lighter} lighter, ${darker} darker`);
      assert.ok(Math.abs(lighter - darker) < 0.15, `${skin} ${who}: ${lighter} lighter, ${darker} darker`);
    }
  }
  const far = share((seed) => {
    const { mother, father } = parentsOf(looked({ skin: 'tan' }), seed);
    return Math.abs(tone(mother) - tone(father)) >= 4;
  });
  assert.ok(far > 0.15 && far < 0.55, `${far} of the couples are four steps apart or more`);
});

test('a light child never stands between two dark parents, nor a deep one between two light ones', () => {
  for (const seed of seeds) {
    const light = parentsOf(looked({ skin: 'light' }), seed);
    assert.ok(Math.max(tone(light.mother), tone(light.father)) <= 3);
    const deep = parentsOf(looked({ skin: 'deep' }), seed);
    assert.ok(Math.min(tone(deep.mother), tone(deep.father)) >= 8);
  }
});

test('fair and red-haired children often have a darker-haired parent, dark-haired ones no fair couple', () => {
  const parents = (hairColor: Look['hairColor'], seed: number) =>
    Object.values(parentsOf(looked({ skin: 'light', hairColor }), seed)).map((one) => one.hairColor);
  const rank = (color: string): number => darkness.indexOf(color);
  for (const color of ['blond', 'light-brown'] as const) {
    const darker = share((seed) => parents(color, seed).some((one) => rank(one) > rank(color)));
    const same = share((seed) => parents(color, seed).includes(color));
    assert.ok(darker > 0.6 && darker < 0.98 && same > 0.4, `${color}: ${darker} darker, ${same} the same`);
  }
  const red = share((seed) => parents('red', seed).includes('red'));
  assert.ok(red > 0.4 && red < 0.75, `${red} of red-haired children have a red-haired parent`);
  for (const color of ['black', 'dark-brown'] as const)
    assert.equal(
      share((seed) => parents(color, seed).every((one) => rank(one) <= rank('light-brown'))) < 0.02,
      true,
      color,
    );
  for (const color of hairColors)
    for (const seed of seeds)
      for (const own of parents(color, seed))
        assert.ok(own !== 'grey' && own !== 'white', `the parent of a child with ${color} hair is ${own}`);
});

test('a parent with brown skin has dark hair and brown eyes, a tanned one is not blond', () => {
  for (const hairColor of hairColors)
    for (const seed of seeds) {
      const look = looked({ skin: 'tan', hairColor, eyes: 'green' });
      for (const parent of Object.values(parentsOf(look, seed))) {
        if (parent.hairColor === 'blond') assert.ok(tone(parent) < skinTones.indexOf('tan'), parent.skin);
        if (tone(parent) < skinTones.indexOf('brown')) continue;
        assert.ok(['black', 'dark-brown'].includes(parent.hairColor), parent.hairColor);
        assert.ok(['dark-brown', 'brown'].includes(parent.eyes), parent.eyes);
      }
    }
});

test('the child’s hair is as curly as its parents’ are between them', () => {
  for (const hairShape of hairShapes) {
    const look = looked({ hairShape, skin: 'tan' });
    const own = textures.indexOf(textureOf(look));
    for (const seed of seeds) {
      const [one, other] = Object.values(parentsOf(look, seed)).map(({ texture }) =>
        textures.indexOf(texture),
      ) as [number, number];
      assert.ok(Math.min(one, other) <= own && own <= Math.max(one, other), `${hairShape}: ${one}, ${other}`);
      assert.ok(Math.abs((one + other) / 2 - own) <= 1, `${hairShape}: ${one}, ${other}`);
    }
  }
  const unlike = share((seed) => {
    const { mother, father } = parentsOf(looked({ hairShape: 'long-wavy' }), seed);
    return mother.texture !== father.texture;
  });
  assert.ok(unlike > 0.35 && unlike < 0.65, `${unlike}`);
});

test('nobody of the family is a copy of the child or of another parent', () => {
  for (const hairShape of hairShapes)
    for (const seed of seeds.slice(0, 12)) {
      const child = hero({ hairShape }, seed);
      for (const role of ['mother', 'father', 'sister', 'brother'] as const) {
        const look = member(role, child, seed);
        assert.notEqual(look.hairShape, hairShape, role);
        assert.equal(look.glasses, 'none');
      }
    }
  const pairs = new Set(
    seeds.map((seed) => {
      const child = hero({}, seed);
      const [mother, father] = [member('mother', child, seed), member('father', child, seed)];
      return [mother.skin, mother.hairColor, mother.hairShape, father.skin, father.hairColor].join();
    }),
  );
  assert.ok(pairs.size > 200, `${pairs.size} different couples of ${seeds.length}`);
});

test('grandparents take after a parent and are grey or white', () => {
  for (const [at, seed] of seeds.entries()) {
    const child = hero({ skin: at % 2 === 0 ? 'medium' : 'brown' }, seed);
    const parents = [member('mother', child, seed), member('father', child, seed)];
    for (const role of ['grandmother', 'grandfather'] as const) {
      const old = member(role, child, seed);
      assert.ok(old.hairColor === 'grey' || old.hairColor === 'white');
      assert.ok(
        parents.some((parent) => Math.abs(tone(parent) - tone(old)) <= 1),
        role,
      );
    }
  }
  for (const color of ['grey', 'white'] as const) {
    const part = share((seed) => member('grandmother', hero({}, seed), seed).hairColor === color);
    assert.ok(part > 0.35 && part < 0.65, `${color}: ${part}`);
  }
});

test('brothers and sisters lie between the parents and near the child', () => {
  for (const skin of ['light', 'tan', 'dark'] as const) {
    for (const seed of seeds) {
      const child = hero({ skin }, seed);
      const tones = [tone({ skin }), ...Object.values(parentsOf(child.look, seed)).map(tone)];
      for (const role of ['sister', 'brother', 'baby'] as const) {
        const own = tone(member(role, child, seed));
        assert.ok(own >= Math.min(...tones) && own <= Math.max(...tones), role);
        assert.ok(Math.abs(own - tone({ skin })) <= 1, role);
      }
    }
    const same = share((seed) => member('sister', hero({ skin }, seed), seed).skin === skin);
    assert.ok(same > 0.4 && same < 0.95, `${skin}: ${same} have the child’s tone`);
  }
});

test('those whose looks nobody told are near the child and near each other, whatever the dice', () => {
  const roles = ['mother', 'father', 'grandmother', 'grandfather', 'aunt', 'uncle', 'cousin'] as const;
  for (const skin of skinTones)
    for (const seed of seeds.slice(0, 80)) {
      const child = hero({ skin }, seed);
      for (const role of roles) {
        const steps = Math.abs(tone(member(role, child, seed)) - tone({ skin }));
        assert.ok(steps <= 2, `${role} of ${skin}, ${seed}: ${steps}`);
      }
      const [old, other] = (['grandmother', 'grandfather'] as const).map((role) => member(role, child, seed));
      assert.ok(old && other && Math.abs(tone(old) - tone(other)) <= 2, `${skin}, ${seed}`);
    }
});

test('grandmother and grandfather are a couple, the second ones are the parents of the other', () => {
  const sides = seeds.map((seed) => {
    const first = sideOf('grandmother', seed);
    assert.equal(sideOf('grandfather', seed), first);
    assert.notEqual(sideOf('grandmother-2', seed), first);
    return first;
  });
  assert.equal(new Set(sides).size, 2);
});

test('a relative is the same in every film of a child, whoever else is in it', () => {
  for (const seed of seeds.slice(0, 20)) {
    const child = hero({}, seed);
    const grandmother = { id: 'grandmother', name: 'Rosa', role: 'grandmother' } as const;
    const father = { id: 'father', name: 'Papa', role: 'father' } as const;
    const alone = ensembleOf(child, [{ ...grandmother, name: 'Grandma' }], seed).grandmother;
    const together = ensembleOf(child, [father, grandmother], seed).grandmother;
    assert.deepEqual(together?.look, alone?.look);
    assert.deepEqual(together?.outfit, alone?.outfit);
  }
});

test('the same child has the same family', () => {
  for (const seed of seeds.slice(0, 20)) {
    const child = hero({}, seed);
    assert.deepEqual(parentsOf(child.look, seed), parentsOf(child.look, seed));
    assert.deepEqual(member('mother', child, seed), member('mother', child, seed));
  }
  assert.equal(hairTraits[defaultLook.hairShape].texture, textureOf(defaultLook));
});
