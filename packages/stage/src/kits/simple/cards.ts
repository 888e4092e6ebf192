import { ellipsePath, at, css, easing, leaf, roundedRect } from '@milestoon/drawing';
import type { Drawing } from '../../drawing.ts';
import { typefaces } from '../../lettering/fonts.ts';
import { letter } from '../../lettering/lettering.ts';
import { textWidth } from '../../lettering/measure.ts';
import type { CardArt } from '../card-art.ts';
import type { SimpleKit } from './kit.ts';

const letterColors = [
  css([0.64, 0.18, 28]),
  css([0.58, 0.14, 252]),
  css([0.8, 0.155, 80]),
  css([0.64, 0.13, 155]),
];

/** Four-coloured letters on a paper oval, below a paper sun. */
export const simpleCards = (kit: SimpleKit): CardArt => ({
  layout: {
    emblemY: 170,
    emblemRadius: 92,
    episodeY: 352,
    wordY: 588,
    wordSize: 178,
    wordWidth: 1260,
    starY: 730,
  },
  emblem: (drawing, x, y, radius, turn) => paperSun(kit, drawing, x, y, radius, turn),
  field(drawing, y) {
    drawing.fill(ellipsePath(960, y + 10, 840, 400), css([1, 0.005, 90], 0.9), {
      shadow: { blur: 34, dx: 0, dy: 12, color: css([0.4, 0.06, 265], 0.2) },
    });
    drawing.fill(ellipsePath(960, y + 10, 800, 366), css([0.975, 0.02, 88]), {
      shadow: { blur: 10, dx: 0, dy: 3, color: css([0.4, 0.06, 265], 0.1) },
    });
  },
  word: (size) => ({
    spacing: size * 0.01,
    bounce: size * 0.022,
    jitter: 0.03,
    passes: [
      // A soft shadow of its own for every letter would take longer than a frame.
      { stroke: { color: css([0.4, 0.06, 265], 0.09), width: size * 0.23 }, dy: 8 },
      { stroke: { color: css([0.4, 0.06, 265], 0.12), width: size * 0.17 }, dy: 8 },
      { stroke: { color: '#ffffff', width: size * 0.17 }, fill: '#ffffff' },
      { fill: (index) => at(letterColors, index % 4) },
    ],
  }),
  arrive: (t) => ({ dy: 0, scale: Math.max(0.01, easing.overshoot(t)), alpha: t > 0 ? 1 : 0 }),
  line(drawing, text, x, y, size, bright = false) {
    const face = typefaces.simple.line;
    const width = textWidth(text, face, size);
    const pad = size * 0.84;
    const plate = roundedRect(
      x - width / 2 - pad,
      y - size * 1.12,
      width + pad * 2,
      size * 1.62,
      size * 0.81,
    );
    kit.solid(drawing, plate, bright ? 'yellow' : 'white');
    letter(drawing, text, x, y, size, face, { passes: [{ fill: css([0.38, 0.05, 265]) }] });
  },
});

function paperSun(
  kit: SimpleKit,
  drawing: Drawing,
  x: number,
  y: number,
  radius: number,
  turn: number,
): void {
  const { light } = kit;
  const shadow = { blur: 10, dx: 0, dy: 5, color: css([0.4, 0.06, 265], 0.2) };
  const rays = (from: number, alpha: number): void => {
    for (let i = 0; i < 12; i++) {
      const angle = from + (i * Math.PI) / 6;
      const ray = leaf(
        x + Math.cos(angle) * radius * 0.78,
        y + Math.sin(angle) * radius * 0.78,
        radius * 0.48,
        radius * 0.2,
        angle,
      );
      const color = light.color(at(['red', 'yellow', 'blue', 'green'] as const, i % 4), 0, 0, alpha);
      drawing.fill(ray, color, alpha === 1 ? { shadow } : {});
    }
  };
  rays(turn * Math.PI * 2 - 0.22, 0.25);
  rays(turn * Math.PI * 2, 1);
  kit.solid(drawing, ellipsePath(x, y, radius * 0.74), 'yellow');
  for (const side of [-1, 1]) {
    drawing.fill(
      ellipsePath(x + side * radius * 0.24, y - radius * 0.06, radius * 0.07, radius * 0.09),
      light.color('dark'),
    );
    drawing.fill(
      ellipsePath(x + side * radius * 0.42, y + radius * 0.14, radius * 0.11, radius * 0.08),
      light.color('red', 0, 0.1, 0.5),
    );
  }
  drawing.stroke(
    `M${x - radius * 0.24} ${y + radius * 0.18}Q${x} ${y + radius * 0.4} ${x + radius * 0.24} ${y + radius * 0.18}`,
    light.color('dark'),
    radius * 0.06,
  );
}
