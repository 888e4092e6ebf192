import { blinkAt, type Emotion, faceZone, hasTrait, heightOf, widthOf } from '@milestoon/cast';
import type { Box } from '@milestoon/drawing';
import type { Actor, Film, StoryShot } from '../film.ts';
import { actorAt, performanceOf } from '../acting/acting.ts';

/** A shot of the story in which the child is drawn, not a photo. */
export interface HeroShot {
  shot: StoryShot;
  hero: Actor;
}

/** The story's shots with the child in them, silent: lips that move without a voice look wrong. */
export function heroShots(film: Film): HeroShot[] {
  return film.shots.flatMap((shot) => {
    // Pictures of earlier episodes belong to those.
    if (shot.kind !== 'story' || shot.memory) return [];
    const hero = shot.actors.find(({ member }) => member === 'hero');
    const showsPhoto = shot.photo !== null && shot.photo.treatment !== 'wall';
    if (!hero || !film.characters.hero || showsPhoto) return [];
    return [{ shot: { ...shot, speaker: null, mouth: [] }, hero }];
  });
}

/** How glad a face is to look at, 0…1. */
const charm: Record<Emotion, number> = {
  laughing: 1,
  happy: 1,
  proud: 0.9,
  surprised: 0.55,
  shy: 0.45,
  neutral: 0.35,
  thinking: 0.3,
  sleepy: 0.15,
  sad: 0.05,
  scared: 0.05,
  angry: 0.05,
};
/** How gladly the child's face is seen at a frame, whatever the camera, 0…1; 0 with eyes shut. */
export function charmAt(film: Film, { shot, hero }: HeroShot, frame: number): number {
  const character = film.characters.hero;
  if (!character || blinkAt(character.seed, frame) > 0.2) return 0;
  const { action, emotion, heading } = performanceOf(shot, hero, frame);
  // From behind there is no face.
  if (heading && Math.abs(heading.head) > 80) return 0;
  if (hasTrait(action, 'faceless')) return 0;
  const { acting, before } = actorAt(hero, frame);
  // On the way from one feeling to the next a face shows neither.
  const settling = before && frame - acting.from < 8 ? 0.6 : 1;
  // Something happens: better than standing and talking.
  const shown = hasTrait(action, 'face-half-hidden') ? 0.3 : hasTrait(action, 'plain') ? 0.88 : 1;
  return charm[emotion] * shown * settling;
}

/** What of the child must be in the picture, stage pixels. */
export function heroBoxes(film: Film, { shot, hero }: HeroShot, frame: number): { face: Box; body: Box } {
  const character = film.characters.hero;
  if (!character) throw new Error('a film needs a hero');
  const performance = performanceOf(shot, hero, frame);
  const { x, y, size } = actorAt(hero, frame);
  const [faceX, faceY, width, height] = faceZone(character, performance);
  const tall = heightOf(character) * size;
  const wide = widthOf(character, performance.action) * size;
  return {
    face: [x + faceX * size, y + faceY * size, width * size, height * size],
    body: [x - wide / 2, y - tall, wide, tall],
  };
}
