/** Sheet of those who act together: strips of a hug, hands held, a present given, the way home. */
import { animationStyleKeys } from '@milestoon/domain';
import { type Action, type CharacterRole, newCastMember, newHero } from '@milestoon/cast';
import type { DrawOp } from '@milestoon/drawing';
import { blockShot, drawActors } from '@milestoon/film';
import { childLook } from './children.ts';
import { cell, contact, placed, plainGround, type Sheet, text } from './sheet.ts';

type Part = readonly [role: CharacterRole, action: Action];
interface Scene {
  title: string;
  cast: readonly [Part, Part];
  frames: readonly number[];
}
const scene = (title: string, one: Part, other: Part, frames: readonly number[]): Scene => ({
  title,
  cast: [one, other],
  frames,
});

const closingIn = [0, 8, 12, 16, 20, 30, 46, 64];
const scenes: readonly Scene[] = [
  scene('hug', ['mother', 'hug'], ['hero', 'hug'], closingIn),
  scene('hug a friend', ['hero', 'hug'], ['friend', 'hug'], closingIn),
  scene('hold hands', ['father', 'hold-hands'], ['hero', 'hold-hands'], [0, 8, 16, 24, 32, 40, 48, 60]),
  scene('give', ['grandmother', 'hand-over'], ['hero', 'stand'], [0, 14, 20, 26, 34, 42, 48, 60]),
  scene('look at it', ['grandfather', 'admire'], ['hero', 'admire'], [0, 18, 26, 40, 56, 60, 70, 104]),
  scene('go home', ['mother', 'walk-away'], ['hero', 'walk-away'], [0, 20, 26, 32, 42, 66, 90, 130]),
];

/** Stage pixels: where the set's mark is. */
const mark = { x: 960, y: 955 };
const [gap, width, height, left, scale] = [6, 160, 196, 110, 0.3];

export function together(): Sheet {
  const list: DrawOp[] = [];
  let y = gap;
  let strip = 0;
  animationStyleKeys.forEach((style, row) => {
    const hero = newHero({ name: 'child', look: childLook(row + 2), style, variant: 0, seed: 3 });
    for (const { title, cast, frames } of scenes) {
      const characters = Object.fromEntries(
        cast.map(([role]) => [
          role,
          role === 'hero' ? hero : newCastMember({ id: role, name: role, role, hero, seed: 3 }),
        ]),
      );
      const actors = blockShot({
        staging: cast.map(([member, action], i) => ({
          member,
          action,
          emotion: 'happy',
          place: i - 0.5,
          facing: 'right',
        })),
        characters,
        mark,
        set: 'park',
        from: 0,
        to: 180,
        speaker: null,
        continues: false,
      });
      strip += 1;
      const shot = { from: 0, actors, speaker: null, mouth: [] };
      list.push(text(title, 8, y + height / 2));
      frames.forEach((frame, i) => {
        const x = left + i * (width + gap);
        const drawn = drawActors({ characters, seed: strip }, shot, frame, frame);
        const toCell = (px: number, py: number): [number, number] => [
          x + width / 2 + (px - mark.x) * scale,
          y + height - 16 + (py - 889) * scale,
        ];
        const [originX, originY] = toCell(0, 0);
        list.push(
          cell({ x, y, width, height }, plainGround[style], [
            ...drawn.map((actor) => contact(...toCell(actor.x, actor.y), 56 * actor.size)),
            placed(
              drawn.flatMap(({ ops }) => [...ops]),
              originX,
              originY,
              scale,
            ),
          ]),
        );
      });
      y += height + gap;
    }
  });
  return { width: left + 8 * (width + gap), height: y, list };
}
