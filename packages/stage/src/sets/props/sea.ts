import {
  ellipsePath,
  polygonPath,
  css,
  hill,
  join,
  leaf,
  mixColors,
  type Point,
  random,
  roundedRect,
  smooth,
  spiral,
  type SvgPath,
  taper,
} from '@milestoon/drawing';
import type { Drawing } from '../../drawing.ts';
import type { Kit } from '../../kits/kit.ts';
import type { LocalColor } from '../../light/light.ts';
import type { SetLayers } from '../set-definition.ts';

/** The sea from the horizon down, with the sun's glitter at x 480. */
export function sea(kit: Kit, drawing: Drawing, horizon: number): void {
  const { manner, light } = kit;
  const water = light.local('sea');
  const shallow = light.local('sea2');
  const surface = roundedRect(-500, horizon, 2920, 420);
  if (manner === 'simple') {
    for (let i = 0; i < 4; i++) {
      const y = horizon + i * 52;
      drawing.fill(
        hill(-500, 2420, (x) => y + (i ? 9 * Math.sin(x / 90 + i * 1.7) : 0), 1300, 30),
        css(mixColors(water, shallow, i / 3.2)),
        {
          shadow: {
            blur: 16,
            dx: 0,
            dy: -4,
            color: css([0.35, 0.06, 250], 0.13),
          },
        },
      );
    }
  } else {
    drawing.fill(surface, {
      linear: [0, horizon, 0, horizon + 270],
      stops: [
        [0, css(light.shade(water, manner === 'fantasy' ? 0.1 : 0.18))],
        [0.55, css(water)],
        [1, css(shallow)],
      ],
    });
    const dice = random(5);
    if (manner === 'anime') {
      const shapes: SvgPath[] = [];
      const others: SvgPath[] = [];
      for (let i = 0; i < 260; i++) {
        const t = dice.next() ** 1.6;
        const y = horizon + 4 + t * 240;
        const width = (10 + t * 120) * dice.between(0.5, 1.2);
        const x = dice.between(-450, 2350);
        (i % 3 ? shapes : others).push(leaf(x, y, width, 1 + t * 3.6, 0));
      }
      drawing.fill(join(shapes), css(light.lit(shallow, 0.5)), {
        alpha: 0.6,
      });
      drawing.fill(join(others), css(light.shade(water, 0.25)), {
        alpha: 0.5,
      });
      const shapes2: SvgPath[] = [];
      for (let i = 0; i < 120; i++) {
        const y = horizon + 3 + dice.next() ** 1.4 * 200;
        shapes2.push(
          ellipsePath(480 + dice.signed() * (50 + (y - horizon) * 0.5), y, dice.between(3, 20), 1.6),
        );
      }
      drawing.fill(join(shapes2), css([0.99, 0.04, 95], light.time === 'rain' ? 0.1 : 0.85));
    }
    if (manner === 'adventure') {
      drawing.halftone(
        [-500, horizon, 2920, 280],
        12,
        [0, horizon, 0, horizon + 240],
        [0.42, 0.05],
        css(light.shade(water, 0.4)),
      );
      let outline = '';
      for (let i = 0; i < 90; i++) {
        const t = dice.next() ** 1.4;
        const y = horizon + 14 + t * 230;
        const width = 18 + t * 70;
        const x = dice.between(-450, 2350);
        outline += `M${x | 0} ${y | 0}q${(width * 0.25) | 0} ${(-width * 0.22) | 0} ${(width * 0.5) | 0} 0q${(width * 0.25) | 0} ${(-width * 0.22) | 0} ${(width * 0.5) | 0} 0`;
      }
      drawing.stroke(outline, kit.ink(0.85), 3);
      drawing.stroke(`M-500 ${horizon}H2420`, kit.ink(), 5);
    }
    if (manner === 'fantasy') {
      for (let i = 0; i < 46; i++) {
        const t = dice.next() ** 1.3;
        const y = horizon + 12 + t * 240;
        const x = dice.between(-450, 2350);
        const reach = 8 + t * 22;
        drawing.fill(
          taper(spiral(x, y, reach, 1.3, 3.1, 1, 16), (u) => reach * 0.2 * (1 - u * 0.7)),
          css(light.lit(shallow, 0.4), 0.7),
          {
            blur: 0.8,
          },
        );
        drawing.fill(
          leaf(x - reach * 5, y + reach * 0.9, reach * 9, reach * 0.16, 0),
          css(light.lit(shallow, 0.5), 0.5),
          {
            blur: 1,
          },
        );
      }
      const shapes: SvgPath[] = [];
      for (let i = 0; i < 70; i++) {
        const y = horizon + 3 + dice.next() * 220;
        shapes.push(
          ellipsePath(480 + dice.signed() * (40 + (y - horizon) * 0.5), y, dice.between(3, 18), 1.8),
        );
      }
      drawing.fill(join(shapes), css([0.95, 0.1, 85], 0.75), {
        blur: 0.8,
      });
    }
  }
}

/** A small sailing boat that rides on the waves. */
export function boat(kit: Kit, layers: SetLayers, x: number, y: number, sail: LocalColor): void {
  layers.moving('mid', { kind: 'sway', pivot: [x, y + 120], angle: 0.05, period: 96 }, (drawing) =>
    sailing(kit, drawing, x, y, sail),
  );
}

function sailing(kit: Kit, drawing: Drawing, x: number, y: number, sail: LocalColor): void {
  const size = kit.layout.boatSize;
  const place = (dx: number, dy: number): Point => [x + dx * size, y + dy * size];
  kit.solid(drawing, polygonPath([place(4, -150), place(4, -26), place(86, -26)]), 'white', {
    shade: 0.2,
  });
  kit.solid(drawing, polygonPath([place(-8, -128), place(-8, -26), place(-64, -26)]), sail, {
    shade: 0.2,
  });
  kit.solid(
    drawing,
    smooth([place(-80, -18), place(100, -18), place(66, 18), place(-50, 18)], true, 0.35),
    kit.tones.boatHull,
    {
      shade: 0.3,
    },
  );
  kit.solid(drawing, roundedRect(x - 5 * size, y - 160 * size, 7 * size, 146 * size, 2), 'wood', {
    lineWidth: 2,
    shade: 0,
  });
}
