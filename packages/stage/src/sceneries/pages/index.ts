import { css, mixColors, type Oklch, polygonPath, roundedRect } from '@milestoon/drawing';
import type { Drawing } from '../../drawing.ts';
import type { Kit } from '../../kits/kit.ts';
import type { SetDefinition } from '../../sets/set-definition.ts';
import { washShape } from './brush.ts';
import { ground } from './ground.ts';
import { ornament, sprig, wallpaper } from './ornament.ts';
import { blooms, brushwork, wash } from './wash.ts';

/** The sheet itself, in the light of the hour. */
function sheet(kit: Kit, drawing: Drawing): Oklch {
  const [lightness, , hue] = kit.light.glowing('white');
  const { light } = kit;
  const white = light.local([Math.min(lightness, 0.98), 0.022, hue]);
  const paper = light.night ? mixColors(white, light.sky[1], 0.6) : white;
  drawing.fill(roundedRect(-500, -1000, 2920, 2500), css(paper));
  return paper;
}

/** Daylight, or the moon's, that falls in through a window nobody sees. */
function lightOnWall(kit: Kit, drawing: Drawing, color: Oklch, x: number): void {
  const glow = css(kit.light.lit(color, 0.8), kit.light.night ? 0.22 : 0.5);
  for (const [dx, dy] of [
    [0, 0],
    [176, 14],
    [-14, 236],
    [162, 250],
  ] as const)
    drawing.fill(
      polygonPath([
        [x + dx, 120 + dy],
        [x + dx + 150, 132 + dy],
        [x + dx + 138, 340 + dy],
        [x + dx - 12, 328 + dy],
      ]),
      glow,
      kit.flat || kit.inks ? {} : { blur: 5 },
    );
}

const common = { mark: { x: 960, y: 955 }, picture: { x: 985, y: 260, size: 230 }, ceiling: false } as const;

/** Hues of a wall, of the floor below it, and of what has run into the wall. */
const roomHues = [
  [70, 55, 20],
  [155, 80, 200],
  [30, 60, 350],
  [225, 75, 280],
] as const;

/** A room that is none in particular: a wall and a floor in quiet colours on the paper. */
const indoors: SetDefinition = {
  ...common,
  indoor: true,
  horizon: ({ floorLine }) => floorLine,
  draw: (kit, { sky, far, mid }, { dice }) => {
    const { light } = kit;
    const y = kit.measures.floorLine;
    const [hue, under, second] = dice.pick(roomHues);
    sheet(kit, sky);
    const [lightness] = light.glowing('wall');
    const tint = (L: number, C: number, h: number): Oklch =>
      light.local([L, C, kit.roomHue(h, 290 + (h % 60))]);
    const wall = tint(Math.max(0.84, lightness - 0.04), 0.065, hue);
    const shape = washShape(kit, { left: 76, right: 1844, top: 44, bottom: y + 70 }, dice);
    wash(kit, far, shape, wall, {
      into: tint(0.9, 0.04, hue),
      bleed: 12,
      inside: (on) => {
        // By night what is warm would be a brown stain on a blue wall.
        const warm = mixColors(tint(0.9, 0.06, under), wall, light.night ? 0.75 : 0);
        blooms(kit, on, [tint(0.9, 0.06, second), tint(0.93, 0.05, hue), warm], dice);
        wallpaper(kit, on, wall, y - 60);
        const side = dice.pick([-1, 1]);
        lightOnWall(kit, on, wall, side < 0 ? 300 : 1290);
        ornament(kit, on, dice, [-side]);
        // A skirting: what makes of a colour a wall.
        on.fill(roundedRect(-500, y - 34, 2920, 60), css(light.lit(wall, 0.5)));
        on.stroke(`M-500 ${y - 34}H2420`, kit.lineColor(css(light.shade(wall, 0.22), 0.8)), 3);
      },
    });
    ground(kit, mid, y, tint(0.78, 0.06, under), { dice });
  },
};

/** Somewhere under the sky: quiet hills, leaves as blots, a ground to stand on. */
const outdoors: SetDefinition = {
  ...common,
  indoor: false,
  picture: { x: 545, y: 620, size: 230 },
  horizon: ({ horizon }) => horizon + 40,
  draw: (kit, { sky, far, mid, near }, { dice, seed }) => {
    const y = kit.measures.horizon + 40;
    const { light } = kit;
    const paper = sheet(kit, sky);
    const shape = washShape(kit, { left: 66, right: 1854, top: 40, bottom: y + 110 }, dice);
    const hill = (on: Drawing, at: number, swell: number, turn: number, color: Oklch): void =>
      wash(
        kit,
        on,
        washShape(
          kit,
          { left: -260, right: 2180, top: at, bottom: y + 170 },
          dice,
          (x) => swell * Math.sin(x / 330 + turn),
        ),
        color,
        { into: mixColors(color, light.haze, 0.4), bleed: 9 },
      );
    wash(kit, far, shape, light.sky[1], {
      into: mixColors(light.sky[2], paper, 0.35),
      bleed: 14,
      inside: (on) => {
        blooms(kit, on, [light.sky[0], light.lit(light.sky[2], 0.5), light.sky[2]], dice);
        brushwork(kit, on, light.sky[1], dice);
        ornament(kit, on, dice);
        hill(on, y - 130, 46, seed, mixColors(light.local('grass2', 0.5), light.haze, 0.6));
        hill(on, y - 46, 32, seed * 1.7 + 2, mixColors(light.local('grass', 0.34), light.haze, 0.45));
      },
    });
    const side = seed % 2 ? 1 : -1;
    for (const [out, size] of [
      [-820, 1],
      [830, 0.84],
      [640, 0.54],
    ] as const)
      kit.foliage(mid, 960 + side * out, y - 40 * size, 170 * size, 110 * size, seed + out, 'leaf2', 0.34);
    // Neither a meadow nor a road: nobody takes it for a place.
    const land = mixColors(light.local('grass'), light.local('path'), 0.85);
    ground(kit, near, y, land, { dice, crest: (x) => 10 * Math.sin(x / 300 + seed) });
  },
};

/** Three hues that run into one another, and that of the twigs before them. */
const openHues = [
  [60, 20, 330, 165],
  [150, 95, 60, 185],
  [330, 290, 45, 300],
  [35, 75, 350, 150],
] as const;

/** Nowhere that is told: colours that run into one another, and a ground. */
const open: SetDefinition = {
  ...common,
  indoor: false,
  horizon: ({ horizon }) => horizon + 40,
  draw: (kit, { sky, far, mid, near }, { dice }) => {
    const y = kit.measures.horizon + 40;
    const { light } = kit;
    sheet(kit, sky);
    const [first, second, third, twigs] = dice.pick(openHues);
    const tones = [first, second, third].map((hue, i): Oklch => {
      const tone = mixColors(light.local([0.88, 0.085, hue]), light.sky[2], light.night ? 0.66 : 0.12);
      // In the dark hues hardly differ: there it is lighter towards the middle.
      return light.night ? light.lit(tone, 0.3 * i) : tone;
    });
    const [main = light.sky[1], , last = light.sky[2]] = tones;
    const shape = washShape(kit, { left: 84, right: 1836, top: 46, bottom: y + 150 }, dice);
    wash(kit, far, shape, main, {
      into: light.lit(main, 0.3),
      bleed: 16,
      inside: (on) => {
        blooms(kit, on, [...tones.slice(1), light.lit(main, 0.7)], dice);
        brushwork(kit, on, main, dice);
        ornament(kit, on, dice);
      },
    });
    for (const [x, height, lean] of [
      [400, 250, -0.42],
      [330, 330, 0.16],
      [1530, 300, 0.4],
      [1600, 210, -0.16],
    ] as const)
      sprig(kit, mid, { x: x + dice.between(-40, 40), y: y + 60, height, lean, color: [0.76, 0.075, twigs] });
    ground(
      kit,
      near,
      y + 20,
      mixColors(light.local(light.winter ? 'snow' : [0.8, 0.06, first]), last, light.winter ? 0.1 : 0.3),
      {
        dice,
        crest: (x) => -26 * Math.cos((x - 960) / 620),
        melts: true,
      },
    );
  },
};

/** Pages of a picture book on which what is told stands: where a place is not known. */
export const pages = {
  'page-indoors': indoors,
  'page-outdoors': outdoors,
  page: open,
} satisfies Record<string, SetDefinition>;
