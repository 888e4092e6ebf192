/** Sheets of whole figures: poses, motion strips, the family. */
import { animationStyleKeys, animationStyles } from '@milestoon/domain';
import {
  type Action,
  actions,
  type CharacterRole,
  type Emotion,
  emotions,
  isAnimal,
  newCastMember,
  newHero,
  perform,
  travel,
} from '@milestoon/cast';
import type { DrawOp } from '@milestoon/drawing';
import { childLook } from './children.ts';
import { cell, contact, placed, plainGround, type Sheet, text } from './sheet.ts';

const gap = 6;
const nameOf = (key: string): string => animationStyles.find((style) => style.key === key)?.name ?? key;
const feelings: Partial<Record<Action, Emotion>> = {
  sleep: 'sleepy',
  think: 'thinking',
  point: 'surprised',
  hug: 'proud',
  clap: 'laughing',
  jump: 'laughing',
  cheer: 'laughing',
  run: 'laughing',
  laugh: 'laughing',
  sled: 'laughing',
  cry: 'sad',
};
const telling: Partial<Record<Action, number>> = {
  jump: 20,
  blow: 30,
  wave: 20,
  talk: 16,
  point: 14,
  cheer: 10,
  hide: 14,
  catch: 24,
  climb: 12,
  eat: 12,
  drink: 24,
  swing: 12,
};
/** Actions that need more room. */
const small: readonly Action[] = ['blow', 'jump', 'cheer', 'catch', 'climb', 'kite', 'swing'];
const offset: Partial<Record<Action, number>> = {
  blow: -38,
  sit: -22,
  point: -10,
  kite: -34,
  kick: -20,
  climb: -14,
  crawl: -26,
  paint: -24,
  swing: -14,
};

/** Riding is seen with the pony, among the animals' deeds. */
const posed = actions.filter((action) => action !== 'ride');

/** Every action at its most telling frame, in every style. */
export function poses(): Sheet {
  const [width, height, columns] = [172, 210, 12];
  const list: DrawOp[] = [];
  const blockHeight = Math.ceil(posed.length / columns) * (height + gap) + 28;
  animationStyleKeys.forEach((style, block) => {
    const hero = newHero({
      name: 'child',
      look: childLook([2, 3, 1, 0][block] ?? 0),
      style,
      variant: 0,
      seed: 3,
    });
    list.push(text(nameOf(style), gap, block * blockHeight + 20));
    posed.forEach((action, i) => {
      const x = gap + (i % columns) * (width + gap);
      const y = block * blockHeight + 26 + Math.floor(i / columns) * (height + gap);
      const actionFrame = telling[action] ?? 8;
      const figure = perform(hero, {
        action,
        actionFrame,
        frame: 20 + actionFrame,
        emotion: feelings[action] ?? 'happy',
        facing: 'right',
      });
      const middle = x + width / 2 + (offset[action] ?? 0);
      list.push(
        cell({ x, y, width, height }, plainGround[style], [
          contact(middle, y + height - 22, 70),
          placed(figure, middle, y + height - 22, small.includes(action) ? 0.35 : 0.42),
          text(action, x + width / 2, y + height - 5, 'center'),
        ]),
      );
    });
  });
  return { width: gap + columns * (width + gap), height: 4 * blockHeight, list };
}

/** Standing with each feeling: what the whole body says. */
export function postures(): Sheet {
  const [width, height, top] = [160, 210, 30];
  const list: DrawOp[] = emotions.map((emotion, i) =>
    text(emotion, gap + i * (width + gap) + width / 2, 20, 'center'),
  );
  animationStyleKeys.forEach((style, row) => {
    const hero = newHero({ name: 'child', look: childLook(row), style, variant: 0, seed: 3 });
    emotions.forEach((emotion, i) => {
      const x = gap + i * (width + gap);
      const y = top + row * (height + gap);
      const figure = perform(hero, {
        action: 'stand',
        actionFrame: 44,
        frame: 150,
        emotion,
        facing: 'right',
      });
      list.push(
        cell({ x, y, width, height }, plainGround[style], [
          contact(x + width / 2, y + height - 14, 70),
          placed(figure, x + width / 2, y + height - 14, 0.43),
        ]),
      );
    });
  });
  return { width: gap + emotions.length * (width + gap), height: top + 4 * (height + gap), list };
}

const strides: Partial<Record<Action, number>> = {
  walk: 2,
  run: 2,
  bike: 3,
  jump: 4,
  clap: 2,
  dance: 4,
  catch: 6,
  hide: 8,
};

/** Eight moments of every action, in order; a line marks where the feet were planted first. */
export function motion(): Sheet {
  const [width, height, columns, left] = [150, 164, 10, 70];
  const list: DrawOp[] = [];
  actions.forEach((action, row) => {
    const style = animationStyleKeys[row % 4] ?? 'anime';
    const hero = newHero({ name: 'child', look: childLook(row), style, variant: 0, seed: 3 });
    const y = row * (height + gap);
    list.push(text(action, 8, y + height / 2));
    for (let i = 0; i < columns; i++) {
      const frame = i * (strides[action] ?? 4);
      const x = left + i * (width + gap);
      const scale = small.includes(action) ? 0.27 : 0.33;
      const figure = perform(hero, {
        action,
        actionFrame: frame,
        frame: 100 + frame,
        emotion: feelings[action] ?? 'happy',
        facing: 'right',
      });
      const walked =
        action === 'bike' || action === 'sled' ? 0 : (frame * travel(hero, action) * scale) % (width * 0.6);
      const middle = x + width / 2 + (offset[action] ?? 0) * 0.8 + (walked > 0 ? walked - width * 0.3 : 0);
      list.push(
        cell({ x, y, width, height }, plainGround[style], [
          contact(middle, y + height - 14, 56),
          placed(figure, middle, y + height - 14, scale),
        ]),
      );
    }
  });
  return { width: left + columns * (width + gap), height: actions.length * (height + gap), list };
}

const familyRoles: readonly CharacterRole[] = [
  'grandfather',
  'grandmother',
  'father',
  'mother',
  'hero',
  'sister',
  'brother',
  'baby',
  'friend',
  'aunt',
  'uncle',
  'cousin',
  'woman',
  'man',
  'teacher',
  'doctor',
  'dog',
  'cat',
];

/** The whole cast of a child beside one another. */
export function family(child: number, seed: number): Sheet {
  const [column, height] = [126, 330];
  const width = familyRoles.length * column;
  const list: DrawOp[] = [];
  animationStyleKeys.forEach((style, row) => {
    const hero = newHero({ name: 'child', look: childLook(child), style, variant: 0, seed });
    const y = row * (height + gap);
    const ops = familyRoles.flatMap((role, i): DrawOp[] => {
      const member = role === 'hero' ? hero : newCastMember({ id: role, name: role, role, hero, seed });
      const pet = isAnimal(role);
      const action: Action = role === 'father' ? 'wave' : pet && row % 2 === 0 ? 'sit' : 'stand';
      const x = column * (i + 0.5);
      return [
        contact(x, y + height - 30, 70),
        placed(
          perform(member, {
            action,
            actionFrame: 20,
            frame: 30 + i,
            emotion: role === 'grandfather' ? 'proud' : role === 'baby' ? 'laughing' : 'happy',
            facing: 'right',
          }),
          x,
          y + height - 30,
          0.47,
        ),
        text(role, x, y + height - 8, 'center'),
      ];
    });
    list.push(cell({ x: 0, y, width, height }, plainGround[style], ops));
  });
  return { width, height: 4 * (height + gap), list };
}
