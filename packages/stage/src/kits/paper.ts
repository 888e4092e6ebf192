import { roundedRect, type TextureOp } from '@milestoon/drawing';
import type { Drawing } from '../drawing.ts';

/** The whole picture. */
export const frame = roundedRect(0, 0, 1920, 1080);

export const whiteFrame = (drawing: Drawing): void => drawing.fill(frame, '#ffffff');

/**
 * Grain of paper on a frame that will be multiplied. The tile is grey around its middle and so darkens
 * everything a little; most of that is added back.
 */
export function paperGrain(drawing: Drawing, name: TextureOp['name'], strength: number): void {
  drawing.texture(name, [0, 0, 1920, 1080], strength, 'multiply');
  const lift = Math.round(255 * strength * 0.42);
  drawing.fill(frame, `rgb(${lift},${lift},${lift})`, { blend: 'lighter' });
}
