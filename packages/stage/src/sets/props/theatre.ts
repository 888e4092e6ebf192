import {
  ellipsePath,
  polygonPath,
  starPath,
  css,
  hill,
  random,
  roundedRect,
  smooth,
} from '@milestoon/drawing';
import type { Drawing } from '../../drawing.ts';
import type { Kit } from '../../kits/kit.ts';
import type { LocalColor } from '../../light/light.ts';

/** A painted cloth at the back: hills with a sun, a castle, or a night of stars. */
export function backdropOf(
  kit: Kit,
  drawing: Drawing,
  y: number,
  scene: 'hills' | 'castle' | 'stars',
  seed: number,
  bare: boolean,
): void {
  const { light } = kit;
  const dice = random(seed);
  const night = scene === 'stars';
  const top = light.local(
    night ? [0.42, 0.11, 280] : scene === 'castle' ? [0.84, 0.08, kit.tones.castleHue] : kit.tones.theatreSky,
  );
  drawing.fill(roundedRect(-500, -1000, 2920, 2500), {
    linear: [0, 0, 300, y],
    stops: [
      [0, css(top)],
      [1, css(light.lit(top, kit.contrast(0.35, 0.1)))],
    ],
  });
  kit.inkDots(
    drawing,
    [-500, -100, 2920, y + 100],
    13,
    [0, y, 0, 0],
    [0.02, 0.34],
    css(light.shade(top, 0.22)),
  );
  if (night) {
    for (let i = 0; i < 40; i++)
      drawing.fill(
        starPath(dice.between(200, 1750), dice.between(60, 520), dice.between(5, 13), 3.4, kit.starPoints),
        css([0.95, 0.08, 92], 0.9),
      );
  }
  if (!bare) {
    const sunX = dice.between(620, 820);
    kit.glow(drawing, sunX, 300, 210, [0.96, 0.09, 88], 0.5);
    kit.solid(drawing, ellipsePath(sunX, 300, 82), 'yellow', { shade: 0.12 });
    for (const [dx, dy, wide] of [
      [420, 250, 300],
      [640, 400, 240],
    ] as const)
      kit.cloud(drawing, sunX + dx, dy, wide, seed + dx, 0.1);
  }
  const green = scene === 'hills' ? 'green' : night ? 'blue' : 'leaf2';
  kit.solid(
    drawing,
    hill(-500, 2420, (x) => y - 150 - 46 * Math.sin(x / 260 + seed), y + 80, 40),
    green,
    { shade: 0, depth: 0.25 },
  );
  if (scene === 'castle') castle(kit, drawing, dice.between(1190, 1330), y - 90);
  kit.solid(
    drawing,
    hill(-500, 2420, (x) => y - 74 - 30 * Math.sin(x / 190 + seed * 2), y + 80, 40),
    green,
    { shade: 0, lighter: -0.06 },
  );
}

function castle(kit: Kit, drawing: Drawing, x: number, y: number): void {
  for (const [dx, wide, tall] of [
    [-120, 76, 250],
    [-40, 96, 330],
    [66, 70, 220],
  ] as const) {
    kit.solid(drawing, kit.box(x + dx, y - tall, wide, tall + 60, 2), 'wall', { shade: 0.24 });
    kit.solid(
      drawing,
      polygonPath([
        [x + dx - 14, y - tall + 4],
        [x + dx + wide / 2, y - tall - 110],
        [x + dx + wide + 14, y - tall + 4],
      ]),
      'purple',
      { shade: 0.3 },
    );
    kit.solid(drawing, roundedRect(x + dx + wide / 2 - 13, y - tall + 52, 26, 42, 13), 'dark', {
      shade: 0,
      lineWidth: 3,
      lighter: 0.1,
    });
  }
}

/** The two curtains at the sides, gathered. */
export function drapes(kit: Kit, drawing: Drawing, cloth: LocalColor, hem: LocalColor, y: number): void {
  const { light } = kit;
  for (const side of [-1, 1]) {
    const edge = side < 0 ? 0 : 1920;
    const at = (dx: number, top: number): readonly [number, number] => [edge - side * dx, top];
    const shape = smooth(
      [
        at(-560, -300),
        at(400, -300),
        at(380, 120),
        at(250, 470),
        at(150, 620),
        at(196, 700),
        at(250, y + 70),
        at(-560, y + 70),
      ],
      true,
      0.55,
    );
    kit.solid(drawing, shape, cloth, {
      shade: 0.1,
      inside: (inside, base) => {
        for (let i = 0; i < 9; i++) {
          const dx = -330 + i * 78;
          const fold = smooth(
            [at(dx, -300), at(dx + 12, 200), at(dx * 0.42 + 40, 620), at(dx * 0.6 + 70, y + 80)],
            false,
            0.9,
          );
          if (kit.flat) inside.stroke(fold, css(light.shade(base, 0.14)), 26);
          else {
            inside.stroke(fold, css(light.shade(base, 0.45), 0.75), kit.lineWidth(20, 22), kit.bleed(6));
            inside.group({ matrix: [1, 0, 0, 1, -24, 0] }, (lit) =>
              lit.stroke(fold, css(light.lit(base, 0.4), 0.55), 8, kit.bleed(4)),
            );
            kit.inkLine(inside, fold, 4);
          }
        }
      },
    });
    kit.solid(
      drawing,
      smooth([at(70, 590), at(180, 604), at(172, 642), at(40, 640), at(-60, 640), at(-60, 590)], true, 0.5),
      hem,
      { shade: 0.2 },
    );
    const [tx, ty] = at(150, 640);
    kit.solid(
      drawing,
      polygonPath([
        [tx - 14, ty],
        [tx + 14, ty],
        [tx + 24, ty + 74],
        [tx - 24, ty + 74],
      ]),
      hem,
      { shade: 0.3, lineWidth: 3 },
    );
  }
}

/** The swags along the top. */
export function swags(kit: Kit, drawing: Drawing, cloth: LocalColor, hem: LocalColor): void {
  for (let i = 0; i < 8; i++) {
    const x = -60 + i * 260;
    for (const [drop, color, lighter] of [
      [104, hem, 0],
      [84, cloth, 0],
    ] as const) {
      const shape = {
        d: `M${x - 20} -300H${x + 280}V-10Q${x + 130} ${drop * 2.1} ${x - 20} -10Z`,
        box: [x - 20, -300, 300, 300 + drop] as const,
      };
      kit.solid(drawing, shape, color, { shade: 0.1, lighter });
    }
  }
}

/** A microphone on a stand. */
export function microphone(kit: Kit, drawing: Drawing, x: number, y: number): void {
  kit.castShadow(drawing, x, y, 60);
  kit.solid(drawing, roundedRect(x - 5, y - 330, 10, 330, 4), 'dark', { lineWidth: 2.6, lighter: 0.1 });
  kit.solid(drawing, ellipsePath(x, y - 2, 56, 13), 'dark', { lineWidth: 3, lighter: 0.1 });
  kit.solid(
    drawing,
    polygonPath([
      [x - 6, y - 318],
      [x - 28, y - 352],
      [x - 16, y - 362],
      [x + 8, y - 330],
    ]),
    'dark',
    { lineWidth: 2.6, lighter: 0.1 },
  );
  kit.solid(drawing, ellipsePath(x - 30, y - 366, 24, 22), 'white', { shade: 0.3, lighter: -0.12 });
}

/** An upright piano; x is its middle, y the floor. */
export function piano(kit: Kit, drawing: Drawing, x: number, y: number, color: LocalColor): void {
  kit.castShadow(drawing, x, y + 4, 220, 24);
  const lighter = color === 'dark' ? 0.12 : 0;
  kit.solid(drawing, kit.box(x - 190, y - 310, 380, 310, 12), color, { shade: 0.14, lighter });
  kit.solid(drawing, kit.box(x - 204, y - 326, 408, 28, 10), color, {
    shade: 0.2,
    lighter: lighter + 0.05,
    lineWidth: 4,
  });
  kit.solid(drawing, kit.box(x - 60, y - 286, 120, 80, 4), 'white', { shade: 0.05, lineWidth: 3 });
  for (const row of [0, 1, 2])
    drawing.fill(roundedRect(x - 46, y - 270 + row * 20, 92, 4), kit.light.color('dark'));
  kit.solid(drawing, kit.box(x - 206, y - 184, 412, 34, 8), color, {
    shade: 0.2,
    lighter: lighter + 0.05,
    lineWidth: 4,
  });
  kit.solid(drawing, roundedRect(x - 186, y - 182, 372, 18, 2), 'white', {
    shade: 0,
    lineWidth: 3,
    flat: true,
  });
  for (let i = 0; i < 21; i++) {
    if (i % 7 === 2 || i % 7 === 6) continue;
    drawing.fill(roundedRect(x - 174 + i * 17, y - 182, 9, 11), kit.light.color('dark'));
  }
  for (const dx of [-190, 162])
    kit.solid(drawing, kit.box(x + dx, y - 152, 28, 152, 6), color, { shade: 0.3, lighter });
  kit.solid(drawing, ellipsePath(x - 30, y - 14, 18, 7), kit.gold, { lineWidth: 2.4, shade: 0.2 });
  kit.solid(drawing, ellipsePath(x + 20, y - 14, 18, 7), kit.gold, { lineWidth: 2.4, shade: 0.2 });
}

/** A drum kit for children. */
export function drums(kit: Kit, drawing: Drawing, x: number, y: number, color: LocalColor): void {
  kit.castShadow(drawing, x, y + 4, 210, 24);
  for (const [dx, tall] of [
    [-150, 330],
    [160, 300],
  ] as const) {
    kit.solid(drawing, roundedRect(x + dx - 5, y - tall, 10, tall, 3), 'dark', {
      lineWidth: 2.6,
      lighter: 0.14,
    });
    kit.solid(drawing, ellipsePath(x + dx, y - tall, 84, 17, dx < 0 ? -0.12 : 0.12), kit.gold, {
      shade: 0.24,
    });
  }
  for (const [dx, dy] of [
    [-62, -226],
    [62, -226],
  ] as const) {
    kit.solid(drawing, kit.box(x + dx - 56, y + dy, 112, 80, 10), color, { shade: 0.26 });
    kit.solid(drawing, ellipsePath(x + dx, y + dy, 58, 17), 'white', { shade: 0.06, lineWidth: 4 });
  }
  kit.solid(drawing, ellipsePath(x, y - 92, 100, 96), color, { shade: 0.1 });
  kit.solid(drawing, ellipsePath(x, y - 92, 82, 78), 'white', { shade: 0.14, lineWidth: 4, flat: true });
  kit.solid(drawing, starPath(x, y - 90, 46, 20, 5), 'yellow', { shade: 0.1, lineWidth: 3, flat: true });
  for (const side of [-1, 1])
    kit.solid(drawing, roundedRect(x + side * 92 - 6, y - 30, 12, 34, 4), 'dark', {
      lineWidth: 2.4,
      lighter: 0.14,
    });
}
