/** A child's wheelchair, from every side: it stands under whoever sits in it and leans with them. */
import {
  add,
  adjust,
  closedCurve,
  type Color,
  companion,
  type DrawOp,
  ellipse,
  fill,
  openCurve,
  type Point,
  rotate,
  segment,
  solid,
  star,
  tube,
  wire,
} from '@milestoon/drawing';
import type { Figure } from '../figure.ts';
import { farther } from '../figure.ts';
import { bonesOf } from '../rig/build.ts';
import { between, showsBack } from '../view/yaw.ts';
import type { Props } from './props.ts';
import { besideHub, chairFrame, hubBelow } from './wheelchair-frame.ts';

type Side = 'near' | 'far';

const tyre = '#4a4756';
const metal = '#d5d7e0';
const fabric = '#4d5670';

export interface Chair {
  figure: Figure;
  /** Of a child of five. */
  size: number;
  radius: number;
  /** How far it has rolled, radians. */
  roll: number;
  hub(side: Side): Point;
  /** A place on one side of the chair, in heads of a child of five: from below the hip, + forward and up. */
  on(side: Side, forward: number, up: number): Point;
  /** Half width of a wheel against its height. */
  round: number;
}

export function chairOf(figure: Figure, travelled: number): Chair {
  const frame = chairFrame(bonesOf(figure.build, figure.style));
  const { hip, hipTurn } = figure.joints;
  const yaw = figure.yaw.body;
  const { size, radius } = frame;
  const middle = hubBelow(frame, hip, hipTurn);
  const forward = between(yaw, 1, 1, -0.12);
  const across = between(yaw, -besideHub, -0.02, 0.3) * size;
  const lifted = between(yaw, 0.035, 0, 0);
  const beside = (side: Side): Point => [side === 'near' ? across : -across, side === 'near' ? 0 : -lifted];
  return {
    figure,
    size,
    radius,
    roll: (travelled + middle[0] - frame.hub[0]) / radius,
    hub: (side) => add(middle, beside(side)),
    on: (side, x, up) => {
      const [dx, dy] = rotate([x * size - frame.hub[0], -up * size - frame.hub[1]], hipTurn);
      return add(add(middle, [dx * forward, dy]), beside(side));
    },
    round: between(yaw, 0.93, 1, 0.17),
  };
}

const tint = (figure: Figure, side: Side, color: Color): Color =>
  side === 'far' ? farther(figure, color) : color;

export const rod = (figure: Figure, line: readonly Point[], radius: number, color: Color): DrawOp[] =>
  solid(figure, [tube(line, [radius, radius], { samples: 12 })], color, {
    line: 0.8,
    shade: 0.3,
    dots: false,
  });

/** Tyre, rim and spokes; the hub carries a star that turns with them. */
export function spokedWheel(chair: Chair, side: Side, [x, y]: Point, r: number, roll: number): DrawOp[] {
  const { figure, round } = chair;
  const { style } = figure;
  const ring = (share: number): Point[] => ellipse(x, y, r * share * round, r * share, 0, 56);
  const onWheel = (angle: number, share: number): Point => [
    x + Math.cos(angle) * r * share * round,
    y + Math.sin(angle) * r * share,
  ];
  const thick = 0.05 * chair.size;
  const spokes = Array.from({ length: 12 }, (_, i): DrawOp => {
    const angle = (i * Math.PI) / 6 + roll;
    return wire([onWheel(angle, 0.1), onWheel(angle, 0.88)], 0.011, tint(figure, side, '#b9bdcb'));
  });
  const guard = companion(figure.person.signature, 170, 0.74, 0.11);
  const points = star(0, 0, 0.3, 0.5, 5).map(([dx, dy]): Point => {
    const [px, py] = rotate([dx, dy], roll);
    return [x + px * r * round, y + py * r];
  });
  return [
    wire(ring(0.95), thick + style.line.width * 1.2, edgeOf(figure), true),
    wire(ring(0.95), thick * 0.8, tyre, true),
    wire(ring(0.87), 0.02 * chair.size, tint(figure, side, metal), true),
    ...spokes,
    ...solid(figure, [ring(0.42)], tint(figure, side, guard), { line: 0.7, shade: 0.4, dots: false }),
    fill(points, '#fff3c4'),
  ];
}

const edgeOf = ({ style }: Figure): Color => (style.flat ? '#3d3b4a' : (style.ink ?? '#33303e'));

/** The near wheel shows the rim that is pushed: it stands off the wheel. */
function wheel(chair: Chair, side: Side): DrawOp[] {
  const { radius, roll, round, size } = chair;
  const hub = chair.hub(side);
  const drawn = spokedWheel(chair, side, hub, radius, roll);
  if (side === 'far') return drawn;
  const rim = ellipse(hub[0], hub[1], radius * 0.78 * round, radius * 0.78, 0, 56);
  return [...drawn, wire(rim, 0.03 * size, edgeOf(chair.figure), true), wire(rim, 0.02 * size, metal, true)];
}

function caster(chair: Chair, side: Side): DrawOp[] {
  const { figure, size, roll } = chair;
  const [x, y] = chair.on(side, 0.37, 0.085);
  const r = 0.085 * size;
  const spoke: Point = [x + Math.cos(roll * 4.7) * r * 0.5 * chair.round, y + Math.sin(roll * 4.7) * r * 0.5];
  return [
    ...rod(figure, segment(chair.on(side, 0.34, 0.36), [x, y]), 0.02 * size, tint(figure, side, metal)),
    ...solid(figure, [ellipse(x, y, r * Math.max(0.35, chair.round), r, 0, 28)], tyre, {
      line: 0.7,
      shade: 0.3,
      dots: false,
    }),
    wire(segment([x, y], spoke), 0.018 * size, metal),
  ];
}

/** From the push handle down the back, along the seat and down to the footplate. */
function tubes(chair: Chair, side: Side): DrawOp[] {
  const { figure, size } = chair;
  const color = tint(figure, side, figure.person.signature);
  const at = (x: number, up: number): Point => chair.on(side, x, up);
  const back = openCurve([at(-0.36, 1.16), at(-0.27, 1.12), at(-0.23, 0.98), at(-0.22, 0.52)], 7);
  const seat = openCurve([at(-0.24, 0.5), at(0.3, 0.5), at(0.42, 0.44), at(0.5, 0.14), at(0.56, 0.07)], 7);
  return [
    ...rod(figure, back, 0.027 * size, color),
    ...rod(figure, seat, 0.027 * size, color),
    ...rod(figure, segment(at(-0.42, 1.155), at(-0.3, 1.145)), 0.042 * size, '#4a4350'),
  ];
}

function footplate(chair: Chair): DrawOp[] {
  const { figure, size } = chair;
  const [a, b] = [chair.on('near', 0.42, 0.075), chair.on('far', 0.72, 0.075)];
  return solid(figure, [tube(segment(a, b), [0.032 * size, 0.032 * size], { samples: 6 })], '#5d6273', {
    line: 0.8,
    shade: 0.3,
    dots: false,
  });
}

/** A surface between the two sides of the frame. */
function panel(chair: Chair, corners: readonly (readonly [number, number])[], color: Color): DrawOp[] {
  const near = corners.map(([x, up]) => chair.on('near', x, up));
  const far = corners.map(([x, up]) => chair.on('far', x, up)).reverse();
  return solid(chair.figure, [closedCurve([...near, ...far].map(([x, y]) => [x, y, 1]))], color, {
    shade: 0.6,
  });
}
const backrest = (chair: Chair): DrawOp[] =>
  panel(
    chair,
    [
      [-0.235, 1.0],
      [-0.22, 0.5],
    ],
    adjust(chair.figure.person.signature, { lightness: -0.12, chromaTimes: 0.8 }),
  );
const seat = (chair: Chair): DrawOp[] => {
  const { figure, size } = chair;
  const middle = (x: number): Point => {
    const [a, b] = [chair.on('near', x, 0.53), chair.on('far', x, 0.53)];
    return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  };
  const wide = Math.abs(chair.on('near', 0, 0)[0] - chair.on('far', 0, 0)[0]) / 2;
  const [back, front] = [middle(-0.22), middle(0.36)];
  const along = back[0] < front[0] ? wide * 0.6 : -wide * 0.6;
  return solid(
    figure,
    [
      tube(segment(add(back, [-along, 0]), add(front, [along, 0])), [0.06 * size, 0.06 * size], {
        samples: 6,
      }),
    ],
    fabric,
    { shade: 0.5, dots: false },
  );
};

/** The parts before and behind the child. `travelled` in heads is how far the wheels have rolled. */
export const wheelchair = (travelled: number): Props => {
  const drawn = (draw: (chair: Chair) => DrawOp[]) => (figure: Figure) => draw(chairOf(figure, travelled));
  const away = ({ figure }: Chair): boolean => showsBack(figure.yaw.body);
  const sides = (chair: Chair): [Side, Side] => (away(chair) ? ['near', 'far'] : ['far', 'near']);
  return {
    behind: drawn((chair) => {
      const [first] = sides(chair);
      return [
        ...caster(chair, first),
        ...(away(chair) ? caster(chair, 'far') : []),
        ...footplate(chair),
        ...(away(chair) ? [] : wheel(chair, first)),
        ...tubes(chair, first),
        ...(away(chair) ? tubes(chair, 'far') : backrest(chair)),
        ...seat(chair),
      ];
    }),
    mid: drawn((chair) =>
      away(chair)
        ? [...wheel(chair, 'near'), ...wheel(chair, 'far')]
        : [...tubes(chair, 'near'), ...caster(chair, 'near'), ...wheel(chair, 'near')],
    ),
    under: drawn((chair) =>
      away(chair) ? [...backrest(chair), ...tubes(chair, 'far'), ...tubes(chair, 'near')] : [],
    ),
  };
};
