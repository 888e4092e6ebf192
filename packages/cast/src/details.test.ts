import assert from 'node:assert/strict';
import { test } from 'node:test';
import { animationStyleKeys } from '@milestoon/domain';
import { fromHex, toOklab } from '@milestoon/drawing';
import type { Character } from './character.ts';
import {
  eyePaints,
  glassesColors,
  skinPaints,
  defaultLook,
  hairDyeColors,
  type Look,
  lookSchema,
  plainDetails,
  skinColorOf,
  skinTones,
} from '@milestoon/look';
import { newCastMember } from './relatives.ts';
import { newHero } from './hero.ts';
import { perform } from './perform.ts';
import { portrait } from './portrait.ts';
import { personOf } from './person.ts';

const child = (change: Partial<Look>, style: Character['style'] = 'anime'): Character =>
  newHero({
    name: 'Mila',
    look: { ...defaultLook, hairShape: 'short-parted', ...change },
    style,
    variant: 0,
    seed: 11,
  });
const drawn = (change: Partial<Look>, style: Character['style']): string =>
  JSON.stringify(portrait(child(change, style), { emotion: 'happy' }));
const seenFrom = (change: Partial<Look>, degrees: number): string =>
  JSON.stringify(
    perform(child(change), {
      action: 'stand',
      actionFrame: 0,
      frame: 20,
      emotion: 'happy',
      facing: 'right',
      heading: { body: degrees, head: degrees },
    }),
  );

test('looks stored before there were details have none of them', () => {
  const stored = Object.fromEntries(
    Object.entries(defaultLook).filter(([field]) => !(field in plainDetails)),
  );
  assert.deepEqual(lookSchema.parse(stored), defaultLook);
});

test('every detail is seen in every style, and no two values of one look alike', () => {
  const values: Partial<Look>[][] = [
    [{ undertone: 'warm' }, { undertone: 'neutral' }, { undertone: 'cool' }],
    [{ ears: 'small' }, { ears: 'average' }, { ears: 'standing-out' }],
    [{ faceWidth: 0.08 }, { faceWidth: 0.5 }, { faceWidth: 0.92 }],
    [{ jaw: 0.08 }, { jaw: 0.5 }, { jaw: 0.92 }],
    [{ brows: 0.08 }, { brows: 0.5 }, { brows: 0.92 }],
    [{}, { dimples: true }],
    [{}, { toothGap: true }],
    [{}, { cochlearImplant: true }, { hearingAid: true }],
    [{ eyePatch: 'none' }, { eyePatch: 'left' }, { eyePatch: 'right' }],
    (['none', 'pink', 'lilac', 'blue', 'teal', 'mint', 'red'] as const).map((hairDye) => ({ hairDye })),
    (['none', 'red', 'yellow', 'blue', 'pink', 'white'] as const).map((hairClip) => ({ hairClip })),
    (['none', 'cap', 'hijab', 'turban', 'patka', 'kippah'] as const).map((headCover) => ({
      headCover,
      age: 11,
    })),
    [
      { birthmark: 'none' },
      ...(['forehead', 'left-cheek', 'right-cheek', 'chin'] as const).flatMap((birthmark) =>
        (['small', 'large'] as const).map((birthmarkSize) => ({ birthmark, birthmarkSize })),
      ),
    ],
    (['none', 'round', 'square', 'oval', 'rectangle', 'cat-eye'] as const).map((glasses) => ({ glasses })),
    (['metal', 'black', 'tortoise', 'red', 'blue', 'pink', 'clear'] as const).map((glassesColor) => ({
      glasses: 'round' as const,
      glassesColor,
    })),
  ];
  for (const style of animationStyleKeys)
    for (const looks of values) {
      const pictures = new Set(looks.map((look) => drawn(look, style)));
      assert.equal(pictures.size, looks.length, `${style} ${JSON.stringify(looks[1])}`);
    }
});

test('wire frames are thin and dark ones thick, in every style', () => {
  const widest = (glassesColor: Look['glassesColor'], style: Character['style']): number => {
    const ops = portrait(child({ glasses: 'round', glassesColor }, style), { emotion: 'happy' });
    const color = glassesColors[glassesColor === 'any' ? 'metal' : glassesColor];
    const widths = JSON.stringify(ops).matchAll(new RegExp(`"${color}","width":([0-9.]+)`, 'g'));
    return Math.max(...[...widths].map(([, width]) => Number(width)));
  };
  for (const style of animationStyleKeys) {
    assert.ok(widest('metal', style) > 0, style);
    assert.ok(widest('black', style) > 1.6 * widest('metal', style), style);
  }
});

test('details are drawn from all round', () => {
  const worn: Partial<Look> = {
    eyePatch: 'right',
    hairClip: 'pink',
    cochlearImplant: true,
    ears: 'standing-out',
  };
  for (const degrees of [10, 62, 90, 130, -90, 180]) {
    const picture = seenFrom({ ...worn, headCover: 'kippah', birthmark: 'right-cheek' }, degrees);
    assert.ok(!picture.includes('null'), `${degrees}`);
    assert.notEqual(seenFrom({ cochlearImplant: true }, degrees), seenFrom({ hearingAid: true }, 45));
    assert.notEqual(
      seenFrom({ headCover: 'kippah' }, degrees),
      seenFrom({}, degrees),
      `kippah at ${degrees}`,
    );
  }
  assert.ok(seenFrom({ eyePatch: 'right' }, 180) === seenFrom({}, 180), 'no eye is seen from behind');
});

/** Mirrored pictures must not move what sits on one side of the child. */
test('a patch stays over the same eye, and a birthmark on the same cheek, whichever way the child faces', () => {
  for (const part of [{ eyePatch: 'right' }, { birthmark: 'right-cheek', birthmarkSize: 'large' }] as const) {
    const other = (
      'eyePatch' in part ? { eyePatch: 'left' } : { ...part, birthmark: 'left-cheek' }
    ) as Partial<Look>;
    // In profile only one eye and one cheek are seen: the right ones while the child faces right.
    const isSeen = (look: Partial<Look>, degrees: number): boolean =>
      seenFrom(look, degrees) !== seenFrom({}, degrees);
    assert.deepEqual([isSeen(part, 90), isSeen(other, 90)], [true, false], 'to the right');
    assert.deepEqual([isSeen(part, -90), isSeen(other, -90)], [false, true], 'to the left');
  }
});

test('an undertone keeps the tone as light as it is; the neutral one is the tone itself', () => {
  for (const skin of skinTones) {
    assert.equal(skinColorOf({ skin, undertone: 'neutral' }), skinPaints[skin]);
    const [neutral, warm, cool] = (['neutral', 'warm', 'cool'] as const).map((undertone) =>
      fromHex(skinColorOf({ skin, undertone })),
    ) as [ReturnType<typeof fromHex>, ReturnType<typeof fromHex>, ReturnType<typeof fromHex>];
    for (const other of [warm, cool]) {
      assert.ok(Math.abs(other[0] - neutral[0]) < 0.01, skin);
      const [a, b] = [toOklab(neutral), toOklab(other)];
      const apart = Math.hypot(a[1] - b[1], a[2] - b[2]);
      assert.ok(apart > 0.006 && apart < 0.03, `${skin}: ${apart}`);
    }
    assert.ok(warm[2] > neutral[2] && neutral[2] > cool[2], skin);
  }
});

test('hazel eyes are a light brown: amber in hue, never the green of olives', () => {
  const [hazel, brown] = [fromHex(eyePaints.hazel), fromHex(eyePaints.brown)];
  assert.ok(hazel[2] > brown[2] + 10 && hazel[2] < 80, `${hazel[2]}°`);
  assert.ok(hazel[0] > brown[0] + 0.06, `${hazel[0]}`);
});

test('dyed hair is seen from all round, and brows keep the colour that grows', () => {
  for (const degrees of [0, 45, 90, 130, 180])
    assert.ok(seenFrom({ hairDye: 'teal' }, degrees) !== seenFrom({}, degrees), `${degrees}`);
  for (const hairColor of ['black', 'blond'] as const) {
    const [dyed, plain] = [child({ hairColor, hairDye: 'pink' }), child({ hairColor })].map(personOf);
    assert.equal(dyed?.naturalHair, plain?.hair, hairColor);
    assert.equal(dyed?.hair, hairDyeColors.pink, hairColor);
  }
  // Under one dye, only the brows tell fair from dark.
  for (const style of animationStyleKeys) {
    const dyedOver = (hairColor: Look['hairColor']): string => drawn({ hairColor, hairDye: 'blue' }, style);
    assert.ok(dyedOver('blond') !== dyedOver('black'), style);
  }
});

test('the family has the undertone and none of what is the child’s own', () => {
  const own: Partial<Look> = {
    undertone: 'cool',
    glasses: 'round',
    glassesColor: 'red',
    hairDye: 'mint',
    hairClip: 'pink',
    eyePatch: 'left',
    cochlearImplant: true,
    toothGap: true,
    birthmark: 'chin',
  };
  for (let seed = 0; seed < 20; seed++)
    for (const role of ['mother', 'father', 'sister', 'grandmother', 'friend', 'teacher', 'dog'] as const) {
      const { look } = newCastMember({ id: role, name: role, role, hero: child(own), seed });
      const expected = { ...plainDetails, undertone: look.undertone };
      assert.deepEqual({ ...look, ...expected }, look, role);
      const related = !['friend', 'teacher', 'dog'].includes(role);
      assert.equal(look.undertone, related ? 'cool' : 'neutral', role);
    }
});

test('a grown-up of a child with a patka wraps a turban', () => {
  const covers = new Set(
    Array.from({ length: 20 }, (_, seed) => {
      const hero = newHero({
        name: 'Jai',
        look: { ...defaultLook, headCover: 'patka' },
        style: 'anime',
        variant: 0,
        seed,
      });
      return newCastMember({ id: 'dad', name: 'Dad', role: 'father', hero, seed }).look.headCover;
    }),
  );
  assert.deepEqual([...covers].toSorted(), ['none', 'turban']);
});
