/** Headwear from the side and from behind: most of it is as round as the head it sits on. */
import {
  adjust,
  closedCurve,
  type DrawOp,
  ellipse,
  fill,
  type Matrix,
  openCurve,
  type Point,
  shadowOf,
  solid,
  star,
  translation,
  tube,
  wire,
} from '@milestoon/drawing';
import type { Figure } from '../figure.ts';
import type { Headwear } from '../outfit.ts';
import { between, faceHidden } from '../view/yaw.ts';
import { bandLine } from './band.ts';
import { capDome } from './cap.ts';
import { hatCloth } from './cloth.ts';
import { headwear } from './headwear.ts';
import { turnedKippah } from './kippah.ts';
import { turban } from './turban.ts';
import { type WorkHat, workHatNames } from './work-hats.ts';

const moved = (x: number, y: number, ops: readonly DrawOp[]): DrawOp[] => {
  const matrix: Matrix = translation(x, y);
  return [{ kind: 'group', matrix, ops }];
};

const round = (figure: Figure): DrawOp[] =>
  moved(between(figure.yaw.head, 0, -0.03, 0.03), 0, headwear(figure));

const workHats = Object.fromEntries(workHatNames.map((name) => [name, round])) as Record<
  WorkHat,
  (figure: Figure) => DrawOp[]
>;

const pieces: Record<Headwear, (figure: Figure) => DrawOp[]> = {
  none: () => [],
  hat: round,
  beanie: round,
  'sun-hat': round,
  flowers: round,
  crown: (figure) => moved(between(figure.yaw.head, 0, 0.02, 0.08), 0, headwear(figure)),
  circlet: (figure) => {
    const { head: yaw } = figure.yaw;
    const line = bandLine(yaw, -0.4, -0.2, -0.12);
    const gem = 0.545 * Math.sin(yaw) - 0.04;
    return [
      wire(line, 0.034, '#8a6426'),
      wire(line, 0.022, '#f5c851'),
      ...(faceHidden(yaw)
        ? []
        : [
            fill(star(gem, -0.385, 0.07, 0.42, 4), '#fff0b8'),
            fill(ellipse(gem, -0.385, 0.022, 0.024, 0, 18), '#7fc4ff'),
          ]),
    ];
  },
  headband: (figure) => {
    const { head: yaw } = figure.yaw;
    const from = between(yaw, -0.53, -0.1, -0.5);
    const to = between(yaw, 0.47, 0.14, 0.5);
    const top = between(yaw, -0.58, -0.66, -0.6);
    const middle = (from + to) / 2;
    const band = tube(
      openCurve(
        [
          [from, -0.15],
          [(from + middle) / 2 - 0.02, top * 0.82],
          [middle, top],
          [(to + middle) / 2 + 0.02, top * 0.82],
          [to, -0.2],
        ],
        10,
      ),
      [0.034, 0.046, 0.034],
      { start: 'flat', end: 'flat' },
    );
    return solid(figure, [band], figure.person.signature, { line: 0.8, shade: 0.6 });
  },
  bow: (figure) => {
    const { head: yaw } = figure.yaw;
    return moved(0.3 + 0.34 * Math.sin(yaw - 1.2), between(yaw, 0, -0.04, 0), headwear(figure));
  },
  cap: (figure) => {
    const { head: yaw } = figure.yaw;
    const color = hatCloth(figure.person);
    const dark = adjust(color, { lightness: -0.06 });
    const reach = Math.sin(yaw);
    const peak: Point[] = [
      [0.05 + 0.2 * reach, -0.33],
      [0.3 + 0.14 * reach, -0.375],
      [0.55 + 0.16 * reach, -0.33],
      [0.74 + 0.14 * reach, -0.235],
      [0.7 + 0.13 * reach, -0.19],
      [0.46 + 0.08 * reach, -0.235],
      [0.2 + 0.12 * reach, -0.25],
    ];
    const opening: Point[] = [
      [-0.17, -0.29],
      [-0.13, -0.42],
      [0, -0.47],
      [0.13, -0.42],
      [0.17, -0.29],
    ];
    const dome = moved(between(yaw, 0, -0.02, 0.035), 0, capDome(figure));
    if (!faceHidden(yaw)) return [...dome, ...solid(figure, [closedCurve(peak)], dark, { shade: 0.6 })];
    return [
      ...dome,
      fill(closedCurve(opening), figure.person.hair),
      wire(
        [
          [-0.19, -0.3],
          [0.19, -0.3],
        ],
        0.045,
        shadowOf(color, 'cloth', 0.8),
      ),
    ];
  },
  hijab: () => [],
  turban,
  patka: turban,
  kippah: turnedKippah,
  ...workHats,
  goggles: (figure) => {
    const { head: yaw } = figure.yaw;
    const strap = tube(bandLine(yaw, -0.43, -0.26, -0.22), [0.04, 0.045, 0.04], {
      start: 'flat',
      end: 'flat',
    });
    const ops = solid(figure, [strap], '#7b4a2a', { line: 0.8, shade: 0.5, dots: false });
    if (faceHidden(yaw)) return ops;
    const x = 0.5 * Math.sin(yaw - 0.35);
    ops.push(
      ...solid(figure, [ellipse(x, -0.42, 0.09, 0.12)], '#d9a84e', { line: 0.9, shade: 0.6 }),
      fill(ellipse(x + 0.01, -0.42, 0.06, 0.085), '#7fc7d9'),
      fill(ellipse(x - 0.01, -0.45, 0.02, 0.025, -0.5), 'rgba(255,255,255,0.75)'),
    );
    return ops;
  },
};

export const turnedHeadwear = (figure: Figure): DrawOp[] => pieces[figure.person.headwear](figure);
