import { ellipsePath, blob, random, roundedRect } from '@milestoon/drawing';
import type { Drawing } from '../../drawing.ts';
import type { Kit } from '../../kits/kit.ts';
import type { LocalColor } from '../../light/light.ts';

/** What somebody has drawn on the board (its upper left corner at x, y). */
export function chalkDrawing(
  drawing: Drawing,
  what: 'sun' | 'numbers' | 'ship',
  x: number,
  y: number,
  chalk: string,
): void {
  const rays = (cx: number, cy: number): void => {
    drawing.stroke(ellipsePath(cx, cy, 46), chalk, 6);
    for (let i = 0; i < 10; i++) {
      const a = i * 0.628;
      drawing.stroke(
        `M${cx + Math.cos(a) * 60} ${cy + Math.sin(a) * 60}l${Math.cos(a) * 24} ${Math.sin(a) * 24}`,
        chalk,
        5,
      );
    }
  };
  if (what === 'sun') {
    drawing.stroke(`M${x + 70} ${y + 180}q60 -130 120 0t120 0`, chalk, 6);
    rays(x + 420, y + 120);
    drawing.stroke(`M${x + 540} ${y + 230}v-70l50 -44l50 44v70zM${x + 580} ${y + 230}v-36h22v36`, chalk, 6);
  } else if (what === 'numbers') {
    drawing.stroke(
      `M${x + 90} ${y + 96}l26 -24v110M${x + 180} ${y + 96}q34 -50 62 -8q10 34 -62 94h70M${x + 320} ${y + 84}q50 -34 56 12q-6 36 -36 36q44 2 42 34q-14 40 -66 16`,
      chalk,
      7,
    );
    drawing.stroke(
      `M${x + 470} ${y + 130}h46m-23 -23v46M${x + 570} ${y + 116}h52M${x + 570} ${y + 144}h52`,
      chalk,
      6,
    );
    for (let i = 0; i < 5; i++) drawing.stroke(ellipsePath(x + 480 + i * 36, y + 210, 12), chalk, 5);
  } else {
    drawing.stroke(`M${x + 90} ${y + 200}h190l-34 50h-120zM${x + 184} ${y + 196}v-130l74 100h-74`, chalk, 6);
    drawing.stroke(`M${x + 60} ${y + 256}q30 -18 60 0t60 0t60 0t60 0`, chalk, 5);
    drawing.stroke(`M${x + 420} ${y + 196}q60 -70 140 -6l44 -34v76l-44 -34q-80 62 -140 -2z`, chalk, 6);
    drawing.stroke(ellipsePath(x + 456, y + 184, 5), chalk, 5);
    drawing.stroke(ellipsePath(x + 600, y + 90, 26), chalk, 5);
  }
  drawing.stroke(`M${x + 60} ${y + 266}h580`, chalk, 4, { dash: [18, 14] });
}

/** A globe on its foot; y is its middle. */
export function globe(kit: Kit, drawing: Drawing, x: number, y: number): void {
  kit.solid(drawing, ellipsePath(x, y, 66), 'sea', {
    shade: 0.36,
    inside: (inside) => {
      inside.fill(blob(x - 25, y - 14, 34, 28, 8, 0.5, random(3)), kit.light.color('leaf'));
      inside.fill(blob(x + 30, y + 16, 26, 22, 8, 0.5, random(4)), kit.light.color('leaf'));
    },
  });
  kit.solid(drawing, roundedRect(x - 12, y + 64, 24, 14, 3), 'wood', { lineWidth: 3 });
}

/** Jars with brushes. */
export function paintJars(kit: Kit, drawing: Drawing, x: number, y: number): void {
  (['red', 'yellow', 'blue'] as const).forEach((color: LocalColor, i) => {
    const left = x + i * 84;
    for (const [dx, lean] of [
      [18, -8],
      [32, 10],
    ] as const) {
      drawing.stroke(
        `M${left + dx} ${y - 40}l${lean} -70`,
        kit.lineColor(kit.light.shadeOf('wood', 0, 0.2)),
        8,
      );
      kit.solid(drawing, ellipsePath(left + dx + lean, y - 114, 8, 14), color, {
        shade: 0.2,
        lineWidth: 2.4,
      });
    }
    kit.solid(drawing, kit.box(left, y - 64, 52, 64, 8), color, { shade: 0.3, lineWidth: 3 });
  });
}
