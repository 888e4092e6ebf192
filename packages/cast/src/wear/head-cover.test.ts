import assert from 'node:assert/strict';
import { test } from 'node:test';
import { animationStyleKeys } from '@milestoon/domain';
import { adjust } from '@milestoon/drawing';
import { avatarCandidates, newHero } from '../hero.ts';
import type { Character } from '../character.ts';
import { defaultLook, hairShapes, type Look, lookSchema } from '@milestoon/look';
import { newCastMember } from '../relatives.ts';
import { perform } from '../perform.ts';
import { portrait } from '../portrait.ts';
import { personOf } from '../person.ts';
import { headCloth } from './cloth.ts';

const child = (change: Partial<Look>, style: Character['style'] = 'anime', variant: 0 | 1 | 2 | 3 = 0) =>
  newHero({ name: 'Mila', look: { ...defaultLook, ...change }, style, variant, seed: 11 });
const seenFrom = (character: Character, degrees: number): string =>
  JSON.stringify(
    perform(character, {
      action: 'stand',
      actionFrame: 12,
      frame: 40,
      emotion: 'happy',
      facing: 'right',
      heading: { body: degrees, head: degrees },
    }),
  );
const views = [10, 20, 30, 62, 90, 100, 130, -90, 180];

test('a look stored before there was anything to wear has nothing on', () => {
  const { headCover, hearingAid, wheelchair, ...stored } = defaultLook;
  assert.deepEqual(
    { headCover, hearingAid, wheelchair },
    { headCover: 'none', hearingAid: false, wheelchair: false },
  );
  assert.deepEqual(lookSchema.parse(stored), defaultLook);
});

test('every cover and a hearing aid can be drawn from all round in every style, and is seen', () => {
  const extras: Partial<Look>[] = [
    { headCover: 'cap' },
    { headCover: 'beanie' },
    { headCover: 'sun-hat' },
    { headCover: 'hijab' },
    { headCover: 'turban', age: 6 },
    { headCover: 'turban', age: 12 },
    { hearingAid: true },
  ];
  for (const style of animationStyleKeys)
    for (const degrees of views)
      for (const extra of extras) {
        const what = `${style} ${JSON.stringify(extra)} at ${degrees}`;
        const drawn = seenFrom(child(extra, style), degrees);
        assert.ok(!drawn.includes('null'), what);
        const without = child({ ...extra, headCover: 'none', hearingAid: false }, style);
        assert.ok(drawn !== seenFrom(without, degrees), what);
      }
});

test('a brimmed hat in a colour of its own has a darker band of that colour', () => {
  const drawn = (headCoverColor: string): string =>
    JSON.stringify(portrait(child({ headCover: 'sun-hat', headCoverColor }, 'simple')));
  const band = adjust('#705840', { lightness: -0.12 });
  assert.ok(drawn('#705840').includes(band));
  assert.ok(!drawn('any').includes(band));
});

test('no hair is seen under a hijab, and an aid below any hair', () => {
  for (const degrees of [10, 90]) {
    const covered = hairShapes.map((hairShape) =>
      seenFrom(child({ headCover: 'hijab', hairShape }), degrees),
    );
    assert.equal(new Set(covered).size, 1, `${degrees}`);
    for (const hairShape of hairShapes)
      assert.ok(
        seenFrom(child({ hearingAid: true, hairShape }), degrees) !== seenFrom(child({ hairShape }), degrees),
        `${hairShape} at ${degrees}`,
      );
  }
});

test('the four avatars of a child with a covered head are told apart by the cloth, too', () => {
  for (const headCover of ['hijab', 'turban'] as const)
    for (const style of animationStyleKeys) {
      const candidates = avatarCandidates({
        name: 'Mila',
        look: { ...defaultLook, headCover },
        style,
        seed: 3,
      });
      assert.equal(new Set(candidates.map(({ character }) => headCloth(personOf(character)))).size, 4);
      assert.equal(new Set(candidates.map((candidate) => JSON.stringify(portrait(candidate)))).size, 4);
      for (const { character, description } of candidates) {
        assert.equal(character.headwear, headCover);
        assert.ok(description.endsWith(` and a ${headCover}.`), description);
      }
    }
});

test('some of the family cover the head as the child does; strangers and animals have nothing of the child’s', () => {
  const roles = ['mother', 'father', 'sister', 'friend', 'teacher', 'doctor', 'baby', 'dog'] as const;
  const hero = (seed: number): Character =>
    newHero({
      name: 'Mila',
      look: { ...defaultLook, headCover: 'hijab', hearingAid: true, wheelchair: true },
      style: 'anime',
      variant: 0,
      seed,
    });
  const wearing = new Map<string, number>();
  for (let seed = 0; seed < 40; seed++)
    for (const role of roles) {
      const { look, headwear } = newCastMember({ id: role, name: role, role, hero: hero(seed), seed });
      assert.ok(!look.hearingAid && !look.wheelchair, role);
      assert.equal(headwear, look.headCover);
      if (headwear !== 'none') wearing.set(role, (wearing.get(role) ?? 0) + 1);
    }
  assert.deepEqual([...wearing.keys()].toSorted(), ['mother', 'sister']);
  assert.ok((wearing.get('mother') ?? 0) < 40, 'a mother may, but need not');
});

test('bows are for hair that can be tied, and for children', () => {
  const bows = (look: Partial<typeof defaultLook>): number =>
    avatarCandidates({ name: 'Ida', look: { ...defaultLook, ...look }, style: 'anime', seed: 3 }).filter(
      ({ character }) => character.headwear === 'bow',
    ).length;
  assert.equal(bows({ hairShape: 'long-wavy', age: 11 }), 1);
  assert.equal(bows({ hairShape: 'long-wavy', age: 12 }), 0);
  assert.equal(bows({ hairShape: 'short-parted', age: 11 }), 0);
});

test('a cover has the colour it has in the photo, in every style; without one it goes with the clothes', () => {
  const own = '#1b7f3c';
  for (const style of animationStyleKeys)
    for (const headCover of ['cap', 'beanie', 'sun-hat', 'hijab', 'turban'] as const)
      for (const degrees of [10, 90])
        assert.ok(
          seenFrom(child({ headCover, headCoverColor: own }, style), degrees) !==
            seenFrom(child({ headCover }, style), degrees),
          `${style} ${headCover} at ${degrees}`,
        );
  assert.equal(personOf(child({ headCover: 'cap', headCoverColor: own })).coverColor, own);
  assert.equal(personOf(child({ headCover: 'none', headCoverColor: own })).coverColor, null);
});

test('no avatar of a bare head wears a hat: the hair is what a child is known by', () => {
  for (const style of animationStyleKeys)
    for (const hairShape of ['bob', 'short-parted', 'afro'] as const) {
      const worn = avatarCandidates({
        name: 'Ida',
        look: { ...defaultLook, hairShape },
        style,
        seed: 3,
      }).map(({ character }) => character.headwear);
      assert.deepEqual(
        worn.filter((piece) => piece === 'cap' || piece === 'beanie' || piece === 'hat'),
        [],
        style,
      );
    }
});
