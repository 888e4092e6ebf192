import { css, fromOklab, mixColors, type Oklch, toOklab } from '@milestoon/drawing';
import type { TimeOfDay, Weather } from '../set-names.ts';

/** Rain by day has a light of its own. */
export type LightTime = TimeOfDay | 'rain';

export type LocalColor =
  | 'grass'
  | 'grass2'
  | 'leaf'
  | 'leaf2'
  | 'trunk'
  | 'path'
  | 'wall'
  | 'wall2'
  | 'floor'
  | 'wood'
  | 'red'
  | 'blue'
  | 'yellow'
  | 'pink'
  | 'green'
  | 'purple'
  | 'white'
  | 'sea'
  | 'sea2'
  | 'sand'
  | 'snow'
  | 'sofa'
  | 'board'
  | 'rug'
  | 'bed'
  | 'dark';

export type SkyColors = readonly [top: Oklch, middle: Oklch, low: Oklch, haze: Oklch];

/** The colours of a style: what things are under neutral light, its skies, and where its shadows lean. */
export interface Palette {
  locals: Readonly<Record<LocalColor, Oklch>>;
  sky: Readonly<Record<LightTime, SkyColors>>;
  shadow: Oklch;
  /** How much of the shadow colour is mixed into a full shade. */
  shadowMix: number;
}

interface Grade {
  lightness: number;
  chroma: number;
  tintHue: number;
  tintChroma: number;
  /** Lightness that shadows keep. */
  shadow: number;
}

const grades: Record<LightTime, Grade> = {
  day: { lightness: 1, chroma: 1, tintHue: 90, tintChroma: 0, shadow: 0.8 },
  golden: { lightness: 0.95, chroma: 0.94, tintHue: 55, tintChroma: 0.034, shadow: 0.72 },
  night: { lightness: 0.6, chroma: 0.72, tintHue: 272, tintChroma: 0.046, shadow: 0.72 },
  rain: { lightness: 0.84, chroma: 0.58, tintHue: 240, tintChroma: 0.016, shadow: 0.86 },
};
/** A bedroom at night is lamplight, not darkness. */
const lamplight: Grade = { lightness: 0.7, chroma: 0.82, tintHue: 278, tintChroma: 0.042, shadow: 0.72 };

/** Rain is outside: in here it is only a little dimmer, and cosy. */
const sheltered: Grade = { lightness: 0.93, chroma: 0.88, tintHue: 70, tintChroma: 0.012, shadow: 0.78 };
const indoorGrades: Partial<Record<LightTime, Grade>> = { night: lamplight, rain: sheltered };

const litToward: Record<LightTime, Oklch> = {
  day: [0.99, 0.05, 95],
  golden: [0.95, 0.12, 80],
  night: [0.86, 0.06, 250],
  rain: [0.92, 0.015, 230],
};

/** What the air does to colours: every local colour passes through one of these methods. */
export interface Light {
  readonly time: LightTime;
  readonly night: boolean;
  /** Snow lies all over. */
  readonly winter: boolean;
  readonly sky: SkyColors;
  /** What distance fades to. */
  readonly haze: Oklch;
  /** A thing's colour as seen: graded, `depth` 0 here … 1 lost in the haze, `lighter` added to lightness. */
  local(color: LocalColor | Oklch, depth?: number, lighter?: number): Oklch;
  /** Darker, with the hue turned toward the shadow: mixing toward blue would go through grey. */
  shade(color: Oklch, amount?: number): Oklch;
  lit(color: Oklch, amount?: number): Oklch;
  /** The ungraded colour of what shines by itself. */
  glowing(color: LocalColor | Oklch): Oklch;
  grade(color: Oklch): Oklch;
  /** CSS of local(), of its shade and of its lit side. */
  color(color: LocalColor | Oklch, depth?: number, lighter?: number, alpha?: number): string;
  shadeOf(color: LocalColor | Oklch, depth?: number, amount?: number, alpha?: number): string;
  litOf(color: LocalColor | Oklch, depth?: number, amount?: number, alpha?: number): string;
}

const grey: ReadonlySet<Weather> = new Set<Weather>(['rain', 'hail', 'fog']);
/** Under rain clouds no sun is low: early and late it is as grey as by day. */
export const lightTime = (time: TimeOfDay, weather: Weather): LightTime =>
  grey.has(weather) && time !== 'night' ? 'rain' : time;

/** What snow lies on. */
const snowed: Partial<Record<LocalColor, Oklch>> = {
  grass: [0.955, 0.012, 240],
  grass2: [0.9, 0.022, 240],
  leaf: [0.88, 0.028, 225],
  leaf2: [0.935, 0.018, 230],
  path: [0.88, 0.018, 245],
  sand: [0.94, 0.012, 240],
};

/** `winter`: snow lies on the ground and the trees. */
export function createLight(palette: Palette, time: LightTime, indoor: boolean, winter = false): Light {
  const night = time === 'night';
  const tone = (indoor ? indoorGrades[time] : undefined) ?? grades[time];
  const sky = palette.sky[time];
  const haze = sky[3];
  const locals = winter ? { ...palette.locals, ...snowed } : palette.locals;
  const raw = (color: LocalColor | Oklch): Oklch => (typeof color === 'string' ? locals[color] : color);

  const grade = (color: Oklch): Oklch => {
    const [L, a, b] = toOklab(color);
    const hue = (tone.tintHue * Math.PI) / 180;
    const weight = (0.35 + 0.65 * L) * tone.tintChroma;
    return fromOklab([
      L * tone.lightness,
      a * tone.chroma + weight * Math.cos(hue),
      b * tone.chroma + weight * Math.sin(hue),
    ]);
  };
  const local = (color: LocalColor | Oklch, depth = 0, lighter = 0): Oklch => {
    const [L, C, h] = raw(color);
    return mixColors(grade([L + lighter, C, h]), haze, depth);
  };
  const shade = (color: Oklch, amount = 0.3): Oklch => {
    const { shadow, shadowMix } = palette;
    const k = amount * (0.75 + 0.5 * (1 - tone.shadow));
    const difference = ((shadow[2] - color[2] + 540) % 360) - 180;
    const turn = Math.sign(difference) * Math.min(Math.abs(difference), 46) * k * 1.1;
    const turned: Oklch = [
      color[0] * (1 - k * 0.62),
      Math.min(0.22, color[1] * (1 + k * 0.25) + 0.012 * k),
      (color[2] + turn + 360) % 360,
    ];
    return mixColors(turned, [Math.min(shadow[0], color[0]), shadow[1], shadow[2]], k * shadowMix);
  };
  const lit = (color: Oklch, amount = 0.35): Oklch => mixColors(color, litToward[time], amount);
  return {
    time,
    night,
    winter,
    sky,
    haze,
    local,
    shade,
    lit,
    grade,
    glowing: raw,
    color: (color, depth, lighter, alpha) => css(local(color, depth, lighter), alpha),
    shadeOf: (color, depth, amount, alpha) => css(shade(local(color, depth), amount), alpha),
    litOf: (color, depth, amount, alpha) => css(lit(local(color, depth), amount), alpha),
  };
}
