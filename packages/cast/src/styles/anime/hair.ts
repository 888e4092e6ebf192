import {
  at,
  type Color,
  type DrawOp,
  fill,
  lerp,
  lightnessOf,
  type Point,
  radians,
} from '@milestoon/drawing';

const teeth = [0, 0.8, 0.25, 1, 0.4, 0.1, 0.9, 0.3, 0.65, 0, 0.75, 0.2, 1] as const;
const steps = 48;

/** The halo on the crown: a ring with teeth that runs out at both ends. */
export function lightBand(base: Color, light: Color): DrawOp[] {
  const rim = (radius: (t: number, envelope: number) => number): Point[] =>
    Array.from({ length: steps + 1 }, (_, i): Point => {
      const t = i / steps;
      const angle = radians(lerp(-166, -26, t));
      const r = 0.5 * radius(t, Math.sin(Math.PI * t) ** 0.6);
      return [-0.03 + Math.cos(angle) * r, 0.02 + Math.sin(angle) * r];
    });
  const outer = rim((_, envelope) => 1 - 0.02 * (1 - envelope));
  const inner = rim((t, envelope) => {
    const j = Math.floor(t * 12);
    const depth = lerp(at(teeth, j), at(teeth, j + 1), t * 12 - j);
    return 1 - (0.03 + 0.085 * depth) * envelope - 0.02 * (1 - envelope);
  });
  return [fill([...outer, ...inner.reverse()], light, lightnessOf(base) < 0.4 ? 0.8 : 0.7)];
}
