/** Sheets of the animals: every kind from all round in every style, and what they do as strips. */
import { animationStyleKeys } from '@milestoon/domain';
import {
  type Action,
  animalRoles,
  type Character,
  type CharacterRole,
  type Emotion,
  heightOf,
  newCastMember,
  newHero,
  perform,
  travel,
  widthOf,
} from '@milestoon/cast';
import type { DrawOp } from '@milestoon/drawing';
import { childLook } from './children.ts';
import { cell, contact, placed, plainGround, type Sheet, text } from './sheet.ts';

const gap = 6;

function animalOf(role: CharacterRole, style: Character['style'], seed: number): Character {
  const hero = newHero({ name: 'child', look: childLook(seed), style, variant: 0, seed: 3 });
  return newCastMember({ id: role, name: role, role, hero, seed: 3 + seed });
}

/** Large ones are drawn smaller, so that each fills its cell. */
const scaleIn = (animal: Character, width: number, height: number): number =>
  Math.min(0.72, (width * 0.8) / widthOf(animal, 'stand'), (height * 0.58) / heightOf(animal));

/** Degrees about the vertical. */
const angles = [4, 10, 90, 140, 180];

/** Every kind in every style: front, three-quarter, profile, half from behind, back; then seated and on its way. */
export function animals(): Sheet {
  const [width, height, left] = [104, 120, 96];
  const list: DrawOp[] = [];
  const columns = angles.length + 2;
  const block = columns * (width + gap) + gap;
  animalRoles.forEach((role, row) => {
    list.push(text(role, 8, row * (height + gap) + height / 2));
    animationStyleKeys.forEach((style, i) => {
      const animal = animalOf(role, style, row + i);
      const scale = scaleIn(animal, width, height);
      const y = row * (height + gap);
      Array.from({ length: columns }, (_, j) => {
        const x = left + i * block + j * (width + gap);
        const angle = angles[j];
        const action: Action = angle !== undefined ? 'stand' : j === angles.length ? 'sit' : 'walk';
        const drawing = perform(animal, {
          action,
          actionFrame: 10,
          frame: 40,
          emotion: 'happy',
          facing: 'right',
          ...(angle === undefined ? {} : { heading: { body: angle, head: angle } }),
        });
        const middle = x + width / 2;
        const ground = y + height - 14;
        list.push(
          cell({ x, y, width, height }, plainGround[style], [
            contact(middle, ground, widthOf(animal, 'stand') * scale * 0.8),
            placed(drawing, middle, ground, scale),
          ]),
        );
      });
    });
  });
  return { width: left + 4 * block, height: animalRoles.length * (height + gap), list };
}

interface Strip {
  role: CharacterRole;
  action: Action;
  every: number;
  emotion?: Emotion;
}
const strips: readonly Strip[] = [
  { role: 'dog', action: 'walk', every: 3 },
  { role: 'dog', action: 'run', every: 2 },
  { role: 'dog', action: 'cheer', every: 5 },
  { role: 'dog', action: 'eat', every: 6 },
  { role: 'dog', action: 'fetch', every: 6 },
  { role: 'dog', action: 'shake', every: 3 },
  { role: 'dog', action: 'sniff', every: 7 },
  { role: 'dog', action: 'sit', every: 4, emotion: 'laughing' },
  { role: 'dog', action: 'stand', every: 4, emotion: 'scared' },
  { role: 'dog', action: 'sleep', every: 9 },
  { role: 'cat', action: 'chase', every: 2 },
  { role: 'cat', action: 'wave', every: 5 },
  { role: 'cat', action: 'pet', every: 6 },
  { role: 'cat', action: 'hide', every: 9 },
  { role: 'rabbit', action: 'run', every: 2 },
  { role: 'hamster', action: 'eat', every: 5 },
  { role: 'bird', action: 'walk', every: 2 },
  { role: 'bird', action: 'fly', every: 4 },
  { role: 'duck', action: 'walk', every: 3 },
  { role: 'duck', action: 'splash', every: 3 },
  { role: 'chicken', action: 'peck', every: 3 },
  { role: 'horse', action: 'walk', every: 3 },
  { role: 'horse', action: 'run', every: 2 },
  { role: 'cow', action: 'eat', every: 5 },
];

/** Up in the air, or with something before the nose. */
const roomy: readonly Action[] = ['fly', 'fetch', 'chase', 'cheer'];

/** Eight moments of what animals do; marks on the ground stay behind as fast as the feet carry on. */
export function animalDeeds(): Sheet {
  const [width, height, left] = [150, 150, 130];
  const list: DrawOp[] = [];
  strips.forEach(({ role, action, every, emotion = 'happy' }, row) => {
    const style = animationStyleKeys[row % 4] ?? 'anime';
    const animal = animalOf(role, style, row);
    const scale = scaleIn(animal, width, height) * (roomy.includes(action) ? 0.66 : 1);
    const y = row * (height + gap);
    const ground = y + height - 18;
    list.push(text(`${role}: ${action}`, 4, y + height / 2));
    for (let i = 0; i < 8; i++) {
      const x = left + i * (width + gap);
      const frame = 4 + i * every;
      const passed = travel(animal, action) * scale * frame;
      const marks = Array.from({ length: 4 }, (_, k): DrawOp => {
        const at = x + k * 50 + 50 - (passed % 50);
        const ring = [
          [at, ground + 2],
          [at + 3, ground + 2],
          [at + 3, ground + 8],
          [at, ground + 8],
        ] as const;
        return { kind: 'fill', path: { rings: [ring] }, paint: '#e4483a' };
      });
      const middle = x + width / 2 - 8;
      list.push(
        cell({ x, y, width, height }, plainGround[style], [
          contact(middle, ground, widthOf(animal, 'stand') * scale * 0.8),
          ...(passed > 0 ? marks : []),
          placed(
            perform(animal, { action, actionFrame: frame, frame: 100 + frame, emotion, facing: 'right' }),
            middle,
            ground,
            scale,
          ),
        ]),
      );
    }
  });
  return { width: left + 8 * (width + gap), height: strips.length * (height + gap), list };
}
