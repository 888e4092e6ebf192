import { townHouses } from '../sets/props/town.ts';
import type { Part } from './pen.ts';

export const houses =
  (height: number, depth = 0.1): Part =>
  ({ kit, layers, y, options }) =>
    townHouses(kit, layers.mid, y + 12, { height, depth, seed: options.seed, gap: 16, doors: true });
/** Flags of stone, lines that run together at the horizon. */
export const paved: Part = ({ kit, lines, layers, y, options }) => {
  const slabs = kit.tones.pavement;
  kit.ground(layers.near, { y, seed: options.seed, color: slabs, tufts: false, amplitude: 0, deepen: 0.2 });
  let d = '';
  for (let i = -14; i <= 14; i++) d += `M${960 + i * 150} ${y}L${960 + i * 420} 1240`;
  for (const drop of [30, 70, 124, 196, 290, 410]) d += `M-500 ${y + drop}H2420`;
  lines(layers.near, d, slabs);
};
export const asphalt: Part = ({ kit, layers, y, options }) =>
  kit.ground(layers.near, { y, seed: options.seed, color: kit.tones.townRoad, tufts: false, amplitude: 0 });
