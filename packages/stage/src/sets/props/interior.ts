import {
  ellipsePath,
  polygonPath,
  type Box,
  css,
  join,
  type Oklch,
  roundedRect,
  type SvgPath,
} from '@milestoon/drawing';
import type { Drawing } from '../../drawing.ts';
import type { Kit, SetColor } from '../../kits/kit.ts';

/** Hues of rooms at home: of the wall, and where fantasy would go its own way. */
export const homeHues = [
  [85, 300],
  [150, 200],
  [225, 265],
  [35, 350],
] as const;

/** The style's wall in another hue; `magic` is the hue where fantasy would go its own way. */
export function wallTint(kit: Kit, hue: number, magic = hue): Oklch {
  const [lightness, chroma] = kit.light.glowing('wall');
  const strength = kit.tones.wallChroma;
  return [lightness, Math.max(chroma, strength), kit.roomHue(hue, magic)];
}

/** The style's floor, so that it stands off the wall: paper a tone deeper, a floor of another magic hue. */
export function floorTint(kit: Kit, hue: number, magic: number): SetColor {
  return kit.tones.floor?.(hue, magic) ?? 'floor';
}

/** Tiles on a wall or a floor: a grid, inked, a chequer of two sheets, or scales of a mermaid. */
export function tiles(kit: Kit, drawing: Drawing, box: Box, size: number, color: SetColor): void {
  const { light } = kit;
  const [x, y, width, height] = box;
  const area = roundedRect(x, y, width, height);
  const base = light.local(color);
  const columns = Math.ceil(width / size);
  const rows = Math.ceil(height / size);
  const each = (make: (left: number, top: number, i: number, j: number) => SvgPath | null): SvgPath => {
    const shapes: SvgPath[] = [];
    for (let j = 0; j <= rows; j++) {
      for (let i = 0; i <= columns; i++) {
        const shape = make(x + i * size, y + j * size, i, j);
        if (shape) shapes.push(shape);
      }
    }
    return join(shapes);
  };
  drawing.fill(
    area,
    kit.wash(css(base), {
      linear: [x, y, x + width * 0.6, y + height],
      stops: [
        [0, css(light.lit(base, 0.3))],
        [1, css(light.shade(base, kit.curved ? 0.3 : 0.16))],
      ],
    }),
  );
  drawing.clip(area, (inside) => {
    if (kit.flat) {
      const second = each((left, top, i, j) => ((i + j) % 2 ? roundedRect(left, top, size, size) : null));
      inside.fill(second, css(light.lit(base, 0.22)));
    } else if (kit.curved) {
      const scales = each((left, top, i, j) =>
        ellipsePath(left + (j % 2 ? size / 2 : 0), top - size * 0.1, size * 0.54, size * 0.7),
      );
      inside.stroke(scales, css(light.shade(base, 0.4), 0.35), 4, { blur: 0.8 });
      inside.stroke(scales, css(light.lit(base, 0.7), 0.45), 1.6);
    } else {
      const lines = each((left, top) =>
        polygonPath(
          [
            [left, top + size],
            [left, top],
            [left + size, top],
          ],
          false,
        ),
      );
      const inked = kit.inks;
      inside.stroke(lines, inked ? kit.ink(0.6) : css(light.shade(base, 0.26)), inked ? 3.4 : 3);
      const glints = each((left, top, i, j) =>
        (i * 7 + j * 5) % 4 === 0
          ? polygonPath(
              [
                [left + size * 0.2, top + size * 0.5],
                [left + size * 0.5, top + size * 0.2],
              ],
              false,
            )
          : null,
      );
      inside.stroke(glints, css(light.lit(base, 0.8), 0.9), inked ? 4 : 5);
    }
  });
  kit.inkLine(drawing, `M${x} ${y}h${width}`, 5);
}

/** A cupboard with doors; `doors` side by side. */
export function cupboard(kit: Kit, drawing: Drawing, box: Box, color: SetColor, doors: number): void {
  const [x, y, width, height] = box;
  kit.solid(drawing, kit.box(x, y, width, height, 8), color, { shade: 0.1 });
  const gap = Math.min(14, height * 0.07);
  const wide = (width - gap * (doors + 1)) / doors;
  for (let i = 0; i < doors; i++) {
    const left = x + gap + i * (wide + gap);
    kit.solid(drawing, kit.box(left, y + gap, wide, height - gap * 2, 6), color, {
      shade: 0.06,
      lighter: 0.035,
      lineWidth: 3,
      flat: true,
    });
    const knob = i % 2 || doors === 1 ? left + 16 : left + wide - 16;
    kit.solid(drawing, ellipsePath(knob, y + height * 0.42, 7), kit.gilded('yellow'), {
      shade: 0.2,
      lineWidth: 2.4,
    });
  }
}
