import { distantHills } from '../sets/props/country.ts';
import type { Part } from './pen.ts';

export const hills: Part = ({ kit, layers, y, options }) => distantHills(kit, layers.far, y, options.seed);
export const farPines: Part = ({ kit, layers, y, options, off }) => {
  for (let i = 0; i < 15; i++)
    kit.pine(layers.far, -260 + i * 170 + off(50), y + 12, 220 + off(40), options.seed + i, {
      depth: 0.34,
      plain: true,
    });
};
