import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Action, type CharacterRole, newCastMember, newHero } from '@milestoon/cast';
import { defaultLook } from '@milestoon/look';
import { type Beat, screenplaySchema, type Staging } from '@milestoon/story';
import { type Coverage, planCoverage } from './coverage.ts';
import { newScreenplay } from '../testing/fixture.ts';
import { planShots } from './shots.ts';

const seconds = 24;
const hero = newHero({ name: 'Mia', look: defaultLook, style: 'simple', variant: 0, seed: 1 });
const does = (member: string, action: Action, place: number, facing: Staging['facing']): Staging => ({
  member,
  action,
  emotion: 'happy',
  place,
  facing,
});

interface Line {
  text: string;
  speaker?: Beat['speaker'];
  size?: Beat['shot']['size'];
  action?: Action;
  /** A picture of the story in the child's hands. */
  thing?: string;
  other?: Action;
  felt?: Staging['emotion'];
  photo?: Beat['photo'];
  length?: number;
}

/** Mia with one other, the first line in a new place, and one more to end the film with. */
function coverageOf(lines: readonly Line[], role: CharacterRole = 'mother'): (Coverage | undefined)[] {
  const base = newScreenplay();
  const [scene] = base.scenes;
  assert.ok(scene);
  const end: Line = { text: 'The end.' };
  const beats = [{ text: 'Once upon a time.' }, ...lines, end].map(
    (line: Line, i): Beat => ({
      id: `b${i}`,
      speaker: line.speaker ?? 'narrator',
      text: line.text,
      shot: { size: line.size ?? 'medium', move: 'hold' },
      staging: [
        {
          ...does('hero', line.action ?? 'stand', -0.3, 'right'),
          ...(line.thing ? { thing: { picture: line.thing } } : {}),
        },
        { ...does('other', line.other ?? 'stand', 0.35, 'left'), emotion: line.felt ?? 'happy' },
      ],
      ...(line.photo ? { photo: line.photo } : {}),
    }),
  );
  const screenplay = screenplaySchema.parse({
    ...base,
    cast: [...base.cast, { id: 'other', role, name: 'Mommy' }],
    scenes: [{ ...scene, beats }],
  });
  let from = 0;
  const timed = beats.map(({ id }, i) => {
    const length = (lines[i - 1]?.length ?? 4) * seconds;
    from += length;
    return {
      beat: id,
      scene: 0,
      opensScene: i === 0,
      from: from - length,
      to: from,
      speechFrom: from - length,
    };
  });
  const other = newCastMember({ id: 'other', name: 'Mommy', role, hero, seed: 1 });
  const coverage = planCoverage(screenplay, timed, { hero, other });
  return lines.map((_, i) => coverage.get(`b${i + 1}`));
}
const looks = (line: Line, role?: CharacterRole): string => {
  const look = coverageOf([line], role)[0]?.overShoulder;
  return look ? `${look.faced} past ${look.past}, ${look.part}` : 'none';
};

test('who speaks to somebody is looked at over the shoulder of that one', () => {
  assert.equal(looks({ text: 'Look!', speaker: 'hero', action: 'talk' }), 'hero past other, all');
  assert.equal(looks({ text: 'Look!', speaker: 'hero', action: 'jump' }), 'none');
  assert.equal(looks({ text: 'Look!', speaker: 'hero', other: 'sleep' }), 'none');
  assert.equal(looks({ text: 'Look!', speaker: 'hero' }, 'dog'), 'none');
});

test('who is spoken of is looked at over the shoulder of the child', () => {
  assert.equal(looks({ text: 'Mommy was proud.' }), 'other past hero, last');
  assert.equal(looks({ text: 'Mommy was proud.', length: 3 }), 'other past hero, all');
  assert.equal(looks({ text: 'Mommy was proud.', length: 3, action: 'wave' }), 'none');
  assert.equal(looks({ text: 'Nobody else was there.', length: 3 }), 'none');
  assert.equal(looks({ text: 'Some friends need no words.' }), 'other past hero, last', 'eye to eye');
  assert.equal(looks({ text: 'Mia told Mommy.', size: 'close' }), 'hero past other, all');
  assert.equal(looks({ text: 'Mommy had tears in her eyes.', size: 'close' }), 'other past hero, all');
});

test('never twice in a row, at most five times, and not where the photo is seen', () => {
  const line: Line = { text: 'Mommy was proud.' };
  const many = coverageOf(Array.from({ length: 12 }, () => line)).map((each) => each?.overShoulder);
  assert.equal(many.filter(Boolean).length, 5);
  assert.ok(many.every((each, i) => !each || !many[i + 1]));
  assert.equal(looks({ ...line, photo: { image: 0, treatment: 'album' } }), 'none');
});

test('a thing is shown once, in a long line without the photo; two things at most', () => {
  const inserts = coverageOf([
    { text: 'Mia painted.', action: 'paint', length: 2.5 },
    { text: 'Mia painted.', action: 'paint', photo: { image: 0, treatment: 'wall' } },
    { text: 'Mia painted.', action: 'paint' },
    { text: 'Mia painted again.', action: 'paint' },
    { text: 'Mia read.', action: 'read' },
    { text: 'Mia ate.', action: 'eat' },
  ]).map((each) => each?.insert);
  const glimpse = { member: 'hero', part: 'first' };
  assert.deepEqual(inserts, [undefined, undefined, glimpse, undefined, glimpse, undefined]);
  const near = coverageOf([
    { text: 'Mia painted.', action: 'paint' },
    { text: 'Mia read.', action: 'read' },
  ]);
  assert.equal(near[1]?.insert, undefined, 'not two in a row');
  const [read] = coverageOf([{ text: 'Mommy read.', other: 'read' }]);
  assert.deepEqual(read?.insert, { member: 'other', part: 'first' });
});

test('a surprise is taken in by who looks on, and not by whom it befell', () => {
  const amused = (felt: Staging['emotion']): (string | undefined)[] =>
    coverageOf([{ text: 'Oops, the bag fell down.', other: 'drop', felt, length: 8 }]).map(
      (each) => each?.reaction,
    );
  assert.ok(amused('laughing').includes('other'));
  assert.ok(!amused('surprised').includes('other'));
});

test('what the story gives somebody to eat is seen with their face', () => {
  const inserts = (thing?: string) =>
    coverageOf([{ text: 'Mia ate it up.', action: 'eat', ...(thing ? { thing } : {}), length: 8 }]).filter(
      (each) => each?.insert,
    ).length;
  assert.deepEqual([inserts(), inserts('doughnut')], [1, 0]);
});

test('the shots of a covered line follow each other without a gap', () => {
  const [, beat] = newScreenplay().scenes[0]?.beats ?? [];
  assert.ok(beat);
  const words = Array.from({ length: 14 }, (_, i) => 110 + i * 11);
  const timed = { beat: beat.id, scene: 0, opensScene: false, from: 100, to: 280, speechFrom: 110 };
  const over = { faced: 'other', past: 'hero' } as const;
  const kinds: Coverage[] = [
    { insert: { member: 'hero', part: 'first' } },
    { insert: { member: 'hero', part: 'last' } },
    { overShoulder: { ...over, part: 'last' } },
    { overShoulder: { ...over, part: 'all' } },
  ];
  for (const coverage of kinds) {
    const shots = planShots(beat, timed, words, coverage);
    assert.deepEqual([shots[0]?.from, shots.at(-1)?.to], [100, 280]);
    for (const [i, shot] of shots.entries()) {
      if (i > 0) assert.equal(shot.from, shots[i - 1]?.to);
      const length = shot.to - shot.from;
      if (shot.view?.kind === 'insert') assert.ok(length >= 1.2 * seconds && length <= 2 * seconds);
      else assert.ok(length >= 1.5 * seconds, `${length}`);
    }
    assert.equal(shots.filter(({ view }) => view).length, 1);
  }
});
