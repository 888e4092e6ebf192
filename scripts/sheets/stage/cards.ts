import { animationStyleKeys } from '@milestoon/domain';
import {
  buildSet,
  captionPlate,
  type CaptionWord,
  composeShot,
  endCard,
  poster,
  sceneChanges,
  titleCard,
  transition,
  transitionFrames,
} from '@milestoon/stage';
import type { Box, DrawList } from '@milestoon/drawing';
import { figures, type GridSheets, hero, writeGrid } from './grid.ts';

const set = (
  style: (typeof animationStyleKeys)[number],
  name: 'park' | 'forest' | 'beach' | 'snow' | 'bedroom',
) => buildSet({ name, style, time: style === 'fantasy' ? 'night' : 'day', weather: 'clear', seed: 3 });

const words = (text: string, now: number): CaptionWord[] =>
  text.split(' ').map((word, i) => ({ text: word, state: i < now ? 'said' : i === now ? 'now' : 'to-come' }));
const shot = (
  style: (typeof animationStyleKeys)[number],
  name: 'park' | 'forest' | 'beach' | 'snow' | 'bedroom',
): DrawList => {
  const place = set(style, name);
  const { x, y } = place.mark;
  return composeShot({
    set: place,
    camera: { x: 0, y: 0, zoom: 1 },
    cast: figures(place),
    shadows: [{ x: x - 120, y, width: 210 }],
    frame: 12,
    still: true,
  });
};
const captioned = (style: (typeof animationStyleKeys)[number], text: string, now: number, avoid: Box[]) => ({
  label: style,
  list: [...shot(style, 'park'), ...captionPlate({ style, words: words(text, now), avoid })],
});

/** Title cards, end cards and posters, captions, transitions. */
export const cardSheets: GridSheets = {
  'stage-titles': (file) =>
    writeGrid(
      file,
      4,
      460,
      [6, 20, 60].flatMap((frame) =>
        animationStyleKeys.map((style) => ({
          label: `${style} · frame ${frame}`,
          list: titleCard({
            style,
            title:
              style === 'simple' ? 'The day the whole family went camping by the lake' : 'First bike ride',
            episodeLine: 'Episode 01',
            starring: 'Starring Mia',
            frame,
            frames: 84,
            hero: hero(set(style, 'park')),
            set: set(style, style === 'adventure' ? 'forest' : 'park'),
          }),
        })),
      ),
    ),
  'stage-end': (file) =>
    writeGrid(
      file,
      4,
      460,
      [0, 1].flatMap((row) =>
        animationStyleKeys.map((style) => ({
          label: row ? `${style} · poster` : `${style} · end`,
          list: row
            ? poster({
                style,
                title: 'First bike ride',
                hero: hero(set(style, 'park')),
                set: set(style, 'park'),
              })
            : endCard({
                style,
                line: 'The End',
                credit: 'Starring Zoë & João',
                frame: 70,
                frames: 72,
                hero: hero(set(style, 'park')),
                set: set(style, style === 'simple' ? 'snow' : 'beach'),
              }),
        })),
      ),
    ),
  'stage-captions': (file) =>
    writeGrid(file, 2, 720, [
      captioned('anime', '“Look, Mamãe! I can do it all by myself!”', 5, []),
      captioned(
        'adventure',
        'João and Zoë follow the trail to the old señor oak, and what do they find there?',
        11,
        [],
      ),
      captioned('simple', 'Mia counts: um, dois, três… então a maçã!', 6, [[700, 800, 500, 280]]),
      captioned(
        'fantasy',
        'Good night, little moon — sleep well, my brave niña, até amanhã, říkala babička Jiřina.',
        8,
        [],
      ),
    ]),
  'stage-transitions': (file) =>
    writeGrid(
      file,
      6,
      300,
      animationStyleKeys.flatMap((style) =>
        sceneChanges.flatMap((change) => {
          const frames = transitionFrames(style, change);
          return [0.12, 0.3, 0.46, 0.6, 0.76, 0.92].map((t) => ({
            label: `${style} · ${change}, ${frames} frames · ${t}`,
            list: transition({ style, change, from: shot(style, 'park'), to: shot(style, 'bedroom'), t }),
          }));
        }),
      ),
    ),
};
