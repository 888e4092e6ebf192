import { defaultLook } from '@milestoon/look';
import { drawStoryboard } from './draw-storyboard.ts';

/** A sentence in each language that is read: words, pictures and bodies are loaded when they are needed first. */
const sentences = ['Mia kicked the ball.', 'A Mia chutou a bola.', 'Mia pateó la pelota.'] as const;

/** Draws stories nobody asked for: one step each, to be taken while nobody waits. */
export const steps: readonly (() => void)[] = sentences.map((description) => () => {
  drawStoryboard({
    seed: 1,
    childSeed: 1,
    childName: 'Mia',
    look: defaultLook,
    style: 'simple',
    variant: 0,
    title: 'A day',
    description,
    episodeNumber: 1,
    photos: 0,
    corrections: [],
  });
});
