/** Sheets of faces: likeness, avatar candidates, hair, emotions, visemes. */
import { animationStyleKeys, animationStyles } from '@milestoon/domain';
import {
  avatarCandidates,
  type Character,
  emotions,
  faceZone,
  newHero,
  perform,
  type Performance,
  portrait,
  visemes,
} from '@milestoon/cast';
import { defaultLook, hairColors, hairShapes, type Look, skinTones } from '@milestoon/look';
import type { DrawList, DrawOp } from '@milestoon/drawing';
import { childLook, childNames } from './children.ts';
import { cell, contact, placed, type Sheet, text } from './sheet.ts';

const gap = 8;
const nameOf = (key: string): string => animationStyles.find((style) => style.key === key)?.name ?? key;
const standing: Performance = {
  action: 'stand',
  actionFrame: 0,
  frame: 20,
  emotion: 'happy',
  facing: 'right',
};

/** Six children in four styles: large face and whole figure. */
export function likeness(): Sheet {
  const [width, height, left, top] = [360, 300, 130, 34];
  const list: DrawOp[] = animationStyleKeys.map((style, i) =>
    text(nameOf(style), left + i * (width + gap) + width / 2, 22, 'center'),
  );
  childNames.forEach((name, row) => {
    const y = top + row * (height + gap);
    list.push(text(name, 10, y + height / 2));
    animationStyleKeys.forEach((style, column) => {
      const x = left + column * (width + gap);
      const hero = (variant: 0 | 1): Character =>
        newHero({ name, look: childLook(row), style, variant, seed: 7 + row });
      const figure = hero(row % 2 ? 1 : 0);
      list.push(
        cell(
          { x, y, width, height },
          style,
          [
            placed(portrait(hero(0), { emotion: 'neutral', transparent: true }), x - 34, y + 12, 0.29),
            contact(x + width - 62, y + height - 18, 76),
            placed(perform(figure, standing), x + width - 62, y + height - 18, 0.46),
          ],
          7 + row,
        ),
      );
    });
  });
  return { width: left + 4 * (width + gap), height: top + childNames.length * (height + gap), list };
}

/** The four avatars of two children in every style. */
export function candidates(): Sheet {
  const [size, top] = [250, 30];
  const list: DrawOp[] = [];
  [2, 1].forEach((child, half) =>
    animationStyleKeys.forEach((style, row) => {
      avatarCandidates({ name: 'child', look: childLook(child), style, seed: 9 }).forEach((candidate, i) => {
        const x = gap + (half * 4 + i) * (size + gap);
        const y = top + row * (size + gap);
        if (row === 0) list.push(text(candidate.label, x + size / 2, 20, 'center'));
        list.push(
          cell({ x, y, width: size, height: size }, '#ffffff', [
            placed(portrait(candidate), x, y, size / 1024),
          ]),
        );
      });
    }),
  );
  return { width: gap + 8 * (size + gap), height: top + 4 * (size + gap), list };
}

/** Every hair shape in every style, in changing colours. */
export function hair(): Sheet {
  const [size, columns] = [168, 11];
  const rowsPerStyle = Math.ceil(hairShapes.length / columns);
  const list: DrawOp[] = [];
  animationStyleKeys.forEach((style, block) => {
    const top = block * (rowsPerStyle * (size + gap) + 30);
    list.push(text(nameOf(style), gap, top + 20));
    hairShapes.forEach((hairShape, i) => {
      const skin = skinTones[(i * 3 + 1) % skinTones.length] ?? 'medium';
      const dark = skinTones.indexOf(skin) >= skinTones.indexOf('brown');
      const look: Look = {
        ...defaultLook,
        hairShape,
        skin,
        hairColor: dark ? 'black' : (hairColors[(i * 5) % hairColors.length] ?? 'brown'),
        age: hairShape === 'bald' ? 68 : 5,
        lips: dark ? 0.75 : 0.4,
        nose: dark ? 0.7 : 0.4,
      };
      const hero = newHero({ name: hairShape, look, style, variant: 0, seed: i });
      const x = gap + (i % columns) * (size + gap);
      const y = top + 28 + Math.floor(i / columns) * (size + gap);
      list.push(
        cell(
          { x, y, width: size, height: size },
          style,
          [
            placed(
              portrait(hero, { emotion: 'neutral', transparent: true }),
              x + 8,
              y + 10,
              (size - 16) / 1024,
            ),
          ],
          i,
        ),
      );
    });
  });
  return {
    width: gap + columns * (size + gap),
    height: 4 * (rowsPerStyle * (size + gap) + 30),
    list,
  };
}

/** The head of a performance, centred in a cell by its face zone. */
function closeUp(
  character: Character,
  performance: Performance,
  x: number,
  y: number,
  size: number,
): DrawList {
  const [fx, fy, width, height] = faceZone(character, performance);
  const scale = (size * 0.78) / width;
  return [
    placed(
      perform(character, performance),
      x + size / 2 - (fx + width / 2) * scale,
      y + size * 0.6 - (fy + height / 2) * scale,
      scale,
    ),
  ];
}

function faceGrid(
  columns: readonly string[],
  draw: (index: number) => Partial<Performance>,
  child: number,
): Sheet {
  const [size, left, top] = [160, 90, 34];
  const list: DrawOp[] = columns.map((name, i) =>
    text(name, left + i * (size + gap) + size / 2, 22, 'center'),
  );
  animationStyleKeys.forEach((style, row) => {
    const hero = newHero({ name: 'child', look: childLook(child), style, variant: 0, seed: 3 });
    const y = top + row * (size + gap);
    list.push(text(nameOf(style), 8, y + size / 2));
    columns.forEach((_, i) => {
      const x = left + i * (size + gap);
      const performance: Performance = { ...standing, ...draw(i) };
      list.push(cell({ x, y, width: size, height: size }, style, closeUp(hero, performance, x, y, size), i));
    });
  });
  return { width: left + columns.length * (size + gap), height: top + 4 * (size + gap), list };
}

export const emotionFaces = (child: number): Sheet =>
  faceGrid(emotions, (i) => ({ emotion: emotions[i] ?? 'neutral' }), child);

export const visemeFaces = (child: number): Sheet =>
  faceGrid(
    visemes,
    (i) => ({
      emotion: 'neutral',
      viseme: { from: visemes[i] ?? 'rest', to: visemes[i] ?? 'rest', t: 0 },
    }),
    child,
  );
