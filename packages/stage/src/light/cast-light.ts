import {
  css,
  type DrawOp,
  fromHex,
  type GradientStop,
  mixColors,
  type Oklch,
  type Paint,
} from '@milestoon/drawing';
import type { AnimationStyle } from '@milestoon/domain';
import { styleKits } from '../kits/index.ts';
import { createLight, type Light, type LightTime } from './light.ts';

/** The light that falls on the cast in a set. */
export interface CastLight {
  style: AnimationStyle;
  time: LightTime;
  indoor: boolean;
}

/** Share of their daylight colour that figures keep: they stay the clearest thing on the screen. */
const own: Record<LightTime, number> = { day: 1, golden: 0.25, night: 0.52, rain: 0.45 };
const rimColor = 'rgba(255,226,170,0.6)';

type Grader = (color: string) => string;
const graders = new Map<string, { grade: Grader; ops: WeakMap<DrawOp, DrawOp> }>();

/**
 * The figures in the light of the set: colours move toward the hour, and at night a warm rim on the side of
 * the light lifts them off the dark. By day they are returned as they are.
 */
export function gradeCast(ops: readonly DrawOp[], light: CastLight): DrawOp[] {
  if (light.time === 'day' || ops.length === 0) return [...ops];
  const key = `${light.style}|${light.time}|${light.indoor}`;
  let grader = graders.get(key);
  if (!grader) {
    grader = { grade: createGrader(light), ops: new WeakMap() };
    graders.set(key, grader);
  }
  const { grade, ops: known } = grader;
  const graded = ops.map((op) => gradeOp(op, grade, known));
  if (light.time !== 'night') return graded;
  return [
    { kind: 'group', isolated: true, shadow: { blur: 0, dx: -3, dy: -2.5, color: rimColor }, ops: graded },
  ];
}

/** Lightness and colour that are left of somebody near the camera, seen against the light. */
const shade = { lightness: 0.86, chroma: 1.1 };
const shaded = { known: new Map<string, string>(), ops: new WeakMap<DrawOp, DrawOp>() };

/** A figure in the foreground: darker, so that the eye goes past it. */
export function shadeCast(ops: readonly DrawOp[]): DrawOp[] {
  return ops.map((op) => gradeOp(op, shadeColor, shaded.ops));
}

function shadeColor(color: string): string {
  let value = shaded.known.get(color);
  if (value === undefined) {
    const parsed = parse(color);
    const [L, C, h] = parsed?.color ?? [0, 0, 0];
    value = parsed ? css([L * shade.lightness, C * shade.chroma, h], parsed.alpha) : color;
    shaded.known.set(color, value);
  }
  return value;
}

/** Anything drawn in plain daylight, as a set's own light makes it look. */
export function gradeThing(ops: readonly DrawOp[], light: Light): DrawOp[] {
  if (light.time === 'day') return [...ops];
  const grade = (color: string): string => {
    const parsed = parse(color);
    return parsed ? css(light.grade(parsed.color), parsed.alpha) : color;
  };
  return ops.map((op) => gradeOp(op, grade, new WeakMap()));
}

function createGrader({ style, time, indoor }: CastLight): Grader {
  const light: Light = createLight(styleKits[style].palette, time, indoor);
  const known = new Map<string, string>();
  return (color) => {
    let value = known.get(color);
    if (value === undefined) {
      value = gradeColor(color, light, own[time]);
      known.set(color, value);
    }
    return value;
  };
}

function gradeColor(color: string, light: Light, keep: number): string {
  const parsed = parse(color);
  if (!parsed) return color;
  const [L, C, h] = parsed.color;
  const kept: Oklch = [L * (light.night ? 0.97 : 1), C, h];
  return css(mixColors(light.grade(parsed.color), kept, keep), parsed.alpha);
}

/** #rgb, #rrggbb, rgb() and rgba(); anything else is left alone. */
function parse(color: string): { color: Oklch; alpha: number } | null {
  if (/^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(color)) return { color: fromHex(color), alpha: 1 };
  const numbers = /^rgba?\(([^)]*)\)$/
    .exec(color)?.[1]
    ?.split(/[\s,/]+/)
    .map(Number);
  if (!numbers || numbers.length < 3 || numbers.some(Number.isNaN)) return null;
  const hex = numbers
    .slice(0, 3)
    .map((value) => Math.round(value).toString(16).padStart(2, '0'))
    .join('');
  return { color: fromHex(`#${hex}`), alpha: numbers[3] ?? 1 };
}

function gradePaint(paint: Paint, grade: Grader): Paint {
  if (typeof paint === 'string') return grade(paint);
  return { ...paint, stops: paint.stops.map(([offset, color]): GradientStop => [offset, grade(color)]) };
}

/** The same operation is graded once: its outline stays the same object, which the painter has kept. */
function gradeOp(op: DrawOp, grade: Grader, known: WeakMap<DrawOp, DrawOp>): DrawOp {
  let graded = known.get(op);
  if (!graded) {
    graded = regrade(op, grade, known);
    known.set(op, graded);
  }
  return graded;
}

function regrade(op: DrawOp, grade: Grader, known: WeakMap<DrawOp, DrawOp>): DrawOp {
  switch (op.kind) {
    case 'texture':
    case 'image':
      return op;
    case 'clip':
    case 'group':
    case 'layer': {
      const ops = op.ops.map((inner) => gradeOp(inner, grade, known));
      return op.kind === 'layer' ? { ...op, key: `${op.key}|${grade('#808080')}`, ops } : { ...op, ops };
    }
    case 'text': {
      const strokes = op.strokes?.map((stroke) => ({ ...stroke, color: grade(stroke.color) }));
      return {
        ...op,
        ...(op.paint ? { paint: gradePaint(op.paint, grade) } : {}),
        ...(strokes ? { strokes } : {}),
      };
    }
    default: {
      const shadow = op.shadow && { ...op.shadow, color: grade(op.shadow.color) };
      return { ...op, paint: gradePaint(op.paint, grade), ...(shadow ? { shadow } : {}) };
    }
  }
}
