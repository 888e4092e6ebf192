import { framesPerSecond } from '@milestoon/drawing';
import { z } from 'zod';

/** The pictures that films are made of; trailers have them upright. */
export interface VideoSettings {
  width: number;
  height: number;
  /** How many frames one drawing stands for. */
  heldFor: number;
}

const widths = { '1080': 1920, '720': 1280, '360': 640 } as const;
const heights = ['1080', '720', '360'] as const;
/** A second; each divides the frames of one. */
const drawings = ['24', '12', '8', '4'] as const;

export const videoSettings = {
  VIDEO_HEIGHT: z.enum(heights, `must be one of ${heights.join(', ')}`).default('1080'),
  VIDEO_DRAWINGS: z.enum(drawings, `must be one of ${drawings.join(', ')}`).default('24'),
};

/** From the settings of the environment. */
export const videoOf = (settings: {
  VIDEO_HEIGHT: (typeof heights)[number];
  VIDEO_DRAWINGS: (typeof drawings)[number];
}): VideoSettings => ({
  width: widths[settings.VIDEO_HEIGHT],
  height: Number(settings.VIDEO_HEIGHT),
  heldFor: framesPerSecond / Number(settings.VIDEO_DRAWINGS),
});
