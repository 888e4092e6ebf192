import type { AnimationStyle } from '@milestoon/domain';
import type { Action, CharacterRole, Emotion } from '@milestoon/cast';
import type { SetName, TimeOfDay, Weather } from '@milestoon/stage';

interface Part {
  action: Action;
  emotion: Emotion;
  /** -1 the left edge of the stage … 1 the right edge; of somebody on the way, in the middle of the shot. */
  place: number;
  facing: 'left' | 'right';
}
export type Extra = Part & { role: Exclude<CharacterRole, 'hero'> };

export interface Scene {
  set: SetName;
  time: TimeOfDay;
  weather?: Weather;
  /** Stage pixels off the centre; zoom 1 is the whole set. */
  camera: { x: number; y: number; zoom: number };
  /** The camera keeps pace with the child. */
  follows?: true;
  hero: Part;
  extras?: readonly Extra[];
}

interface Plot {
  /** Which of the four avatars' clothes, 0…3. */
  outfit: 0 | 1 | 2 | 3;
  familySeed: number;
  scenes: readonly [Scene, Scene];
}

/** What happens in the trailer of each style. */
export const plots: Record<AnimationStyle, Plot> = {
  anime: {
    outfit: 0,
    familySeed: 11,
    scenes: [
      {
        set: 'park',
        time: 'day',
        camera: { x: 0, y: 110, zoom: 1.42 },
        follows: true,
        hero: { action: 'bike', emotion: 'happy', place: 0, facing: 'right' },
        extras: [{ role: 'dog', action: 'run', emotion: 'happy', place: -0.75, facing: 'right' }],
      },
      {
        set: 'beach',
        time: 'golden',
        camera: { x: 30, y: 70, zoom: 1.2 },
        hero: { action: 'cheer', emotion: 'laughing', place: -0.2, facing: 'right' },
        extras: [{ role: 'father', action: 'clap', emotion: 'happy', place: 0.45, facing: 'left' }],
      },
    ],
  },
  adventure: {
    outfit: 0,
    familySeed: 12,
    scenes: [
      {
        set: 'forest',
        time: 'day',
        camera: { x: 0, y: 110, zoom: 1.42 },
        follows: true,
        hero: { action: 'run', emotion: 'happy', place: 0, facing: 'right' },
        extras: [{ role: 'dog', action: 'run', emotion: 'happy', place: -0.6, facing: 'right' }],
      },
      {
        set: 'forest',
        time: 'golden',
        camera: { x: 0, y: 150, zoom: 1.5 },
        hero: { action: 'point', emotion: 'surprised', place: -0.3, facing: 'right' },
        extras: [{ role: 'grandfather', action: 'stand', emotion: 'happy', place: -0.9, facing: 'right' }],
      },
    ],
  },
  simple: {
    outfit: 0,
    familySeed: 13,
    scenes: [
      {
        set: 'party',
        time: 'day',
        camera: { x: 0, y: 90, zoom: 1.3 },
        hero: { action: 'blow', emotion: 'happy', place: 0, facing: 'right' },
        extras: [{ role: 'grandmother', action: 'clap', emotion: 'happy', place: -0.8, facing: 'right' }],
      },
      {
        set: 'snow',
        time: 'day',
        weather: 'snow',
        camera: { x: 0, y: 140, zoom: 1.45 },
        hero: { action: 'cheer', emotion: 'laughing', place: -0.2, facing: 'right' },
        extras: [{ role: 'friend', action: 'dance', emotion: 'happy', place: 0.5, facing: 'left' }],
      },
    ],
  },
  fantasy: {
    outfit: 0,
    familySeed: 14,
    scenes: [
      {
        set: 'forest',
        time: 'night',
        camera: { x: 0, y: 110, zoom: 1.42 },
        follows: true,
        hero: { action: 'walk', emotion: 'surprised', place: 0, facing: 'right' },
        extras: [{ role: 'cat', action: 'walk', emotion: 'happy', place: -0.55, facing: 'right' }],
      },
      {
        set: 'beach',
        time: 'night',
        camera: { x: 30, y: 80, zoom: 1.24 },
        hero: { action: 'dance', emotion: 'laughing', place: -0.2, facing: 'right' },
        extras: [{ role: 'mother', action: 'dance', emotion: 'happy', place: 0.5, facing: 'left' }],
      },
    ],
  },
};
