import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { hairTraits, isVague } from '@milestoon/look';
import { likeliestHair } from './drawn-hair.ts';
import type { HairMeasures } from './hair-measures.ts';
import type { LearnedLook } from './learned-look.ts';
import { type HairCut, hairCuts } from './read-fields.ts';

const loose = { atJaw: 0.6, atNeck: 0.6, fringe: 0, longSide: 2, volume: 1.8, crown: 0.4 } as HairMeasures;
const inBands: HairMeasures = { ...loose, atJaw: 0.2, atNeck: 0.2 };

/** Hair of which length and texture are nearly certain. */
function read(
  length: LearnedLook['length']['value'],
  texture: LearnedLook['texture']['value'],
  fringe: boolean,
  tied = false,
): LearnedLook {
  const said = (names: readonly string[], name: string) => {
    const odds = names.map((other) => (other === name ? 0.91 : 0.03));
    return { odds, chances: odds };
  };
  return {
    length: { value: length, confidence: 0.9, ...said(['none', 'short', 'medium', 'long'], length) },
    texture: { value: texture, confidence: 0.9, ...said(['straight', 'wavy', 'curly', 'coily'], texture) },
    fringe: { value: fringe, confidence: 0.8, odds: [], chances: [] },
    tied: { value: tied, confidence: 0.9, odds: [], chances: [] },
    wornLong: { value: tied || length === 'medium' || length === 'long', confidence: 0.9 },
    roped: { value: false, confidence: 0.9, odds: [], chances: [] },
    cut: cutAs('flat'),
    ageGroup: { value: 'child', confidence: 0.9, odds: [], chances: [] },
  } as unknown as LearnedLook;
}

/** One cut that has this chance; the others share what is left. */
function cutAs(value: HairCut, chance = 0.93): LearnedLook['cut'] {
  const odds = hairCuts.map((cut) => (cut === value ? chance : (1 - chance) / (hairCuts.length - 1)));
  return { value, confidence: chance, odds, chances: odds };
}

describe('the hair that is drawn', () => {
  for (const [length, texture, fringe] of [
    ['short', 'curly', false],
    ['medium', 'wavy', true],
    ['long', 'coily', true],
    ['long', 'straight', false],
  ] as const) {
    test(`${length} ${texture} hair ${fringe ? 'with' : 'without'} a fringe`, () => {
      const { value } = likeliestHair(read(length, texture, fringe), 'bob', loose, 8);
      assert.deepEqual(hairTraits[value], { length, texture, fringe, tied: 'loose' });
    });
  }

  test('of coils is locs where they are in ropes, long or short, and no other hair is', () => {
    const roped = (length: 'short' | 'long', texture: 'coily' | 'curly') => {
      const learned = read(length, texture, false);
      return likeliestHair({ ...learned, roped: { ...learned.roped, value: true } }, 'bob', loose, 8);
    };
    assert.equal(roped('short', 'coily').value, 'locs-short');
    assert.equal(roped('long', 'coily').value, 'locs');
    assert.equal(roped('short', 'curly').value, 'short-curls');
    assert.ok(roped('short', 'coily').rivals?.every(({ value }) => value !== 'locs-short'));
  });

  test('of coils is offered in ropes where that is in doubt', () => {
    const learned = read('short', 'coily', false);
    const doubtful = { ...learned, roped: { ...learned.roped, confidence: 0.6 } };
    const { rivals = [] } = likeliestHair(doubtful, 'bob', loose, 8);
    assert.equal(rivals[0]?.value, 'locs-short');
  });

  describe('is asked about', () => {
    const { texture, length, fringe, tied } = read('medium', 'wavy', false);
    const likely = (chance: number, of: LearnedLook['texture' | 'length']) => {
      const chances = of.chances.map((one) => (one > 0.5 ? chance : (1 - chance) / 3));
      return { ...of, chances, odds: chances };
    };
    const sure = { fringe: { ...fringe, confidence: 0.98 }, tied: { ...tied, confidence: 0.98 } };
    const confidenceOf = (ofLength: number, ofTexture: number): number => {
      const chances = {
        length: likely(ofLength, length) as LearnedLook['length'],
        texture: likely(ofTexture, texture) as LearnedLook['texture'],
      };
      return likeliestHair({ ...read('medium', 'wavy', false), ...sure, ...chances }, 'bob', loose, 8)
        .confidence;
    };
    const isAsked = (...chances: [number, number]): boolean =>
      isVague({ confidence: { hairShape: confidenceOf(...chances) } }, 'hairShape');

    test('where anything of it is in doubt, and not where all is likely', () => {
      assert.ok(isAsked(0.6, 0.97));
      assert.ok(isAsked(0.97, 0.6));
      assert.ok(!isAsked(0.97, 0.97));
    });

    test('for its texture as much as for its length', () =>
      assert.ok(Math.abs(confidenceOf(0.6, 0.9) - confidenceOf(0.9, 0.6)) < 1e-9));
  });

  test('is shaved at the sides where the rules see that', () =>
    assert.equal(likeliestHair(read('short', 'straight', false), 'undercut', loose, 8).value, 'undercut'));

  test('leaves a bare forehead bare, whatever the rules say', () => {
    const bare = read('short', 'straight', false);
    assert.equal(likeliestHair(bare, 'swept-short', loose, 8).value, 'short-parted');
    assert.equal(likeliestHair(bare, 'tousled', loose, 8).value, 'short-parted');
  });

  test('is never shaved at the sides of a baby', () => {
    const baby = read('short', 'straight', false);
    baby.ageGroup.value = 'baby';
    assert.equal(likeliestHair(baby, 'undercut', loose, 8).value, 'short-parted');
  });

  test('is braids where long hair hangs in narrow bands, and only where it is long', () => {
    assert.equal(likeliestHair(read('long', 'straight', false), 'long-centre', inBands, 8).value, 'braids');
    assert.equal(
      hairTraits[likeliestHair(read('short', 'wavy', false), 'braids', inBands, 8).value].tied,
      'loose',
    );
  });

  for (const [length, texture, fringe, tied] of [
    ['short', 'straight', false, 'bun'],
    ['short', 'straight', true, 'two-tails'],
    ['medium', 'coily', false, 'two-tails'],
    ['long', 'straight', false, 'braids'],
    ['long', 'coily', false, 'braids'],
  ] as const) {
    test(`tied ${length} ${texture} hair ${fringe ? 'with' : 'without'} a fringe`, () => {
      const { value, confidence } = likeliestHair(read(length, texture, fringe, true), 'bob', loose, 8);
      assert.equal(hairTraits[value].tied, tied);
      assert.equal(hairTraits[value].fringe, fringe);
      assert.equal(isVague({ confidence: { hairShape: confidence } }, 'hairShape'), length !== 'long');
    });
  }

  for (const tied of [false, true]) {
    test(`is drawn loose, asked about and offered tied where it is rather ${tied ? 'tied' : 'loose'}`, () => {
      const learned = read('short', 'straight', false, tied);
      const doubtful = {
        ...learned,
        tied: { ...learned.tied, confidence: 0.6 },
        wornLong: { ...learned.wornLong, value: tied, confidence: 0.6 },
        ...(tied && { length: { ...learned.length, chances: [0, 0.3, 0.4, 0.3] } }),
      };
      const { value, confidence, rivals = [] } = likeliestHair(doubtful, 'bob', loose, 8);
      assert.equal(hairTraits[value].tied, 'loose');
      assert.ok(isVague({ confidence: { hairShape: confidence } }, 'hairShape'), `${confidence}`);
      assert.ok(rivals.some((rival) => hairTraits[rival.value].tied === 'bun'));
    });
  }

  describe('that is worn long', () => {
    const worn = (learned: LearnedLook, chance: number): LearnedLook => ({
      ...learned,
      wornLong: { ...learned.wornLong, value: chance > 0.5, confidence: Math.max(chance, 1 - chance) },
    });
    const unsure = (medium: number): LearnedLook => {
      const short = read('short', 'straight', true);
      const chances = [0, 0.9 - medium, medium, 0.1];
      return worn({ ...short, length: { ...short.length, odds: chances, chances } }, 0.9);
    };

    test('and looks short is tied, unless it rather reaches the jaw', () => {
      const tied = { ...unsure(0), tied: { ...unsure(0).tied, confidence: 0.7 } };
      assert.notEqual(hairTraits[likeliestHair(tied, 'bob', loose, 8).value].tied, 'loose');
      assert.equal(likeliestHair(unsure(0.3), 'bob', loose, 8).value, 'bob');
      assert.equal(hairTraits[likeliestHair(worn(tied, 0.1), 'bob', loose, 8).value].length, 'short');
    });

    test('or not is as likely in the other avatars as it is read', () => {
      const chanceOfLong = (chance: number): number => {
        const { rivals = [] } = likeliestHair(worn(unsure(0.2), chance), 'bob', loose, 8);
        return rivals
          .filter((rival) => ['medium', 'long'].includes(hairTraits[rival.value].length))
          .reduce((sum, rival) => sum + rival.chance, 0);
      };
      assert.ok(Math.abs(chanceOfLong(0.3) - 0.3) < 1e-9, `${chanceOfLong(0.3)}`);
      assert.ok(Math.abs(chanceOfLong(0.05) - 0.05) < 1e-9);
    });
  });

  describe('and its outline', () => {
    const close: HairMeasures = { ...loose, volume: 1.2 };
    const short = read('short', 'straight', false);
    const baby = { ...short, ageGroup: { ...short.ageGroup, value: 'baby' as const } };
    const cut = (value: HairCut, from = short, chance?: number): LearnedLook => ({
      ...from,
      cut: cutAs(value, chance),
    });
    const drawn = (learned: LearnedLook, measures: HairMeasures, age = 8) =>
      likeliestHair(learned, 'bald', measures, age).value;

    test('is soft on a baby and on a toddler, fringe or not, unless it stands off or curls', () => {
      const fringed = { ...read('short', 'wavy', true), ageGroup: baby.ageGroup };
      assert.equal(drawn(baby, close), 'short-soft');
      assert.equal(drawn(fringed, close), 'short-soft-fringe');
      assert.equal(drawn(short, close, 3), 'short-soft');
      assert.equal(drawn(short, close, 6), 'short-parted');
      assert.equal(drawn(baby, { ...close, volume: 1.8 }), 'short-parted');
      const curly = { ...read('short', 'curly', false), ageGroup: baby.ageGroup };
      assert.equal(drawn(curly, close), 'short-curls');
    });

    test('is clipped where it is cut so close that the scalp shows, a baby has its down', () => {
      assert.equal(drawn(cut('clipped'), loose), 'shaved');
      assert.equal(drawn(cut('clipped', baby), close), 'baby-down');
      assert.equal(drawn(cut('clipped', read('none', 'straight', false)), close), 'shaved');
      assert.notEqual(drawn(cut('clipped', read('medium', 'straight', false)), close), 'shaved');
      const { confidence, rivals } = likeliestHair(cut('clipped', short, 0.6), 'bob', close, 8);
      assert.ok(isVague({ confidence: { hairShape: confidence } }, 'hairShape'));
      assert.ok(rivals?.some(({ value }) => hairTraits[value].length === 'short'));
    });

    test('is between clipped and combed where it may be clipped', () => {
      const maybe = (chance: number) => {
        const flat = cutAs('flat', 0.9 - chance);
        const chances = hairCuts.map((one, at) => (one === 'clipped' ? chance : (flat.odds[at] ?? 0)));
        return { ...short, cut: { ...flat, odds: chances, chances } };
      };
      assert.equal(drawn(maybe(0.3), close), 'short-fine');
      assert.equal(drawn(maybe(0.2), close), 'short-parted');
      assert.equal(drawn(maybe(0.3), close, 3), 'short-soft');
    });

    test('stands up, sticks out or is round as a ball as it is cut', () => {
      const fringed = read('short', 'straight', true);
      assert.equal(drawn(cut('raised'), close), 'quiff');
      assert.notEqual(drawn(cut('raised', fringed), close), 'quiff');
      assert.equal(drawn(cut('mop'), close), 'short-wavy');
      assert.equal(drawn(cut('mop', fringed), close), 'tousled');
      assert.equal(drawn(cut('ball'), close), 'short-curls');
      assert.equal(drawn(cut('ropes'), close), 'short-parted');
    });

    test('may stand up in another avatar: then it is among its rivals', () => {
      const { rivals } = likeliestHair(cut('flat', short, 0.5), 'bob', close, 8);
      assert.ok(rivals?.some(({ value }) => value === 'quiff'));
    });

    test('is taken from the photo where the head begins in it only', () =>
      assert.equal(drawn(baby, { ...close, crown: 0.05 }), 'short-parted'));

    test('of coils is a cut, a dome or a ball by how far they stand off', () => {
      const coils = read('short', 'coily', false);
      assert.equal(drawn(coils, close), 'cropped');
      assert.equal(drawn(coils, { ...close, volume: 1.95, crown: 0.55 }), 'short-afro');
      assert.equal(drawn(coils, { ...close, volume: 2.4, crown: 0.7 }), 'afro');
    });
  });

  test('has the likeliest first among its rivals: where the texture is in doubt, another texture', () => {
    const learned = read('medium', 'wavy', true);
    const chances = [0.4, 0.5, 0.05, 0.05];
    const [first] =
      likeliestHair({ ...learned, texture: { ...learned.texture, odds: chances, chances } }, 'bob', loose, 8)
        .rivals ?? assert.fail();
    assert.deepEqual(first && hairTraits[first.value], {
      length: 'medium',
      texture: 'straight',
      fringe: true,
      tied: 'loose',
    });
  });

  test('has rivals that are other hair and of which those as long share what is left', () => {
    const { value, confidence, rivals = [] } = likeliestHair(read('medium', 'wavy', true), 'bob', loose, 8);
    const traits = [value, ...rivals.map((rival) => rival.value)].map((shape) =>
      JSON.stringify(hairTraits[shape]),
    );
    assert.equal(new Set(traits).size, 4);
    const left = rivals
      .filter((rival) => hairTraits[rival.value].length !== 'short')
      .reduce((sum, { chance }) => sum + chance, 0);
    assert.ok(left > 0 && left <= 1 - confidence + 1e-9, `${left}`);
  });
});
