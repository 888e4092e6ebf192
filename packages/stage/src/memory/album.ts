import type { AnimationStyle } from '@milestoon/domain';
import { type Box, clamp01, css, type DrawList, type DrawOp, easing, roundedRect } from '@milestoon/drawing';
import { type Drawing, drawn } from '../drawing.ts';
import { styleKits } from '../kits/index.ts';
import { typefaces } from '../lettering/fonts.ts';
import { fitSize, letter } from '../lettering/lettering.ts';
import { textWidth } from '../lettering/measure.ts';
import { kitFor } from '../set.ts';
import { veilFor } from '../shot.ts';
import { contain, photoOp, type StagePhoto, turnAround } from './photo.ts';
import { tabletop } from './tabletop.ts';

const screen: Box = [0, 0, 1920, 1080];
/** Frames a print takes to land on its page. */
const landing = 14;

/**
 * The family album lying open: a print of the real photo on the left page, the title or a second print on
 * the right. Photos keep their proportions and are shown whole. The camera comes slowly nearer.
 */
export function albumPage(request: {
  style: AnimationStyle;
  photos: readonly StagePhoto[];
  caption: string;
  frame: number;
  frames: number;
}): DrawList {
  const { style, photos, caption, frame, frames } = request;
  const zoom = 1.02 + 0.09 * easing.soft(clamp01(frame / Math.max(1, frames - 1)));
  const [first, second] = photos;
  const prints = [
    ...(first ? print(style, first, [232, 172, 636, 700], -0.045, frame, 0) : []),
    ...(second ? print(style, second, [1062, 172, 596, 560], 0.035, frame, 9) : []),
  ];
  const words = drawn((drawing) => captionOn(drawing, style, caption, second ? 852 : 640));
  return [
    {
      kind: 'group',
      matrix: [zoom, 0, 0, zoom, 900 * (1 - zoom), 560 * (1 - zoom)],
      ops: [
        { kind: 'layer', key: `album ${style} ${photos.length}`, box: screen, ops: book(style, !second) },
        { kind: 'layer', key: `album ${style} ${caption} ${photos.length}`, box: screen, ops: words },
        ...prints,
      ],
    },
    veilFor({ style, time: 'day', indoor: true }),
  ];
}

function book(style: AnimationStyle, withEmblem: boolean): DrawOp[] {
  const { album } = styleKits[style].pages;
  const kit = kitFor({ style, time: 'day', indoor: false });
  return drawn((drawing) => {
    tabletop(drawing, style);
    for (const left of [true, false]) {
      const x = left ? 170 : 960;
      const page = kit.curved ? kit.box(x, 100, 790, 880) : roundedRect(x, 100, 790, 880, 14);
      drawing.fill(page, css(album.page), {
        shadow: { blur: 40, dx: 0, dy: 18, color: css([0.2, 0.06, 280], 0.42) },
      });
      drawing.fill(roundedRect(left ? 900 : 960, 100, 60, 880), {
        linear: [left ? 900 : 1020, 0, 960, 0],
        stops: [
          [0, css([0.4, 0.05, 280], 0)],
          [1, css([0.4, 0.05, 280], 0.22)],
        ],
      });
    }
    album.decorate(drawing, 'pages');
    if (withEmblem) styleKits[style].cards.emblem(drawing, 1355, 330, 104, 0.13);
  });
}

/** A print with a white border, held by two tapes, that drops onto its page. */
function print(
  style: AnimationStyle,
  photo: StagePhoto,
  place: Box,
  tilt: number,
  frame: number,
  delay: number,
): DrawOp[] {
  const { tapes } = styleKits[style].pages.album;
  const kit = kitFor({ style, time: 'day', indoor: false });
  const target = contain(photo, [place[0] + 30, place[1] + 32, place[2] - 60, place[3] - 96]);
  const [x, y, width, height] = [target[0] - 30, target[1] - 32, target[2] + 60, target[3] + 96];
  const age = clamp01((frame - delay + 4) / landing);
  if (age <= 0) return [];
  const middle = [x + width / 2, y + height / 2] as const;
  const landed = easing.out(age);
  const matrix = turnAround(tilt + 0.16 * (1 - landed), ...middle, 1 + 0.4 * (1 - landed));
  const paper = drawn((drawing) => {
    drawing.fill(roundedRect(x, y, width, height, 6), css([0.99, 0.004, 90]), {
      shadow: { blur: 26, dx: 0, dy: 12, color: css([0.2, 0.05, 280], 0.4) },
    });
    kit.inkLine(drawing, roundedRect(x, y, width, height), 5);
  });
  const around: Box = [x - 90, y - 90, width + 180, height + 190];
  const key = `print ${style} ${photo.asset} ${place.join(' ')}`;
  const held = drawn((drawing) => {
    for (const [cx, cy, turn, tape] of [
      [x + 44, y + 8, -0.5, tapes[0]],
      [x + width - 44, y + 4, 0.42, tapes[1]],
    ] as const) {
      drawing.group({ matrix: turnAround(turn, cx, cy) }, (inside) =>
        inside.fill(roundedRect(cx - 75, cy - 21, 150, 42, 2), css(tape, 0.86)),
      );
    }
  });
  const fading = age < 0.5 ? { alpha: age * 2 } : {};
  return [
    {
      kind: 'layer',
      key,
      box: around,
      matrix,
      ops: [...paper, photoOp(photo, target), ...(age >= 1 ? held : [])],
      ...fading,
      ...(age >= 1 ? { key: `${key} taped` } : {}),
    },
  ];
}

/** The title on the right page, in up to three lines. */
function captionOn(drawing: Drawing, style: AnimationStyle, caption: string, middle: number): void {
  const face = typefaces[style].title;
  const { ink } = styleKits[style].pages.album;
  const size = middle > 800 ? 60 : 84;
  const lines = wrapWords(caption, (line) => textWidth(line, face, size), 620, middle > 800 ? 1 : 3);
  const fitted = Math.min(...lines.map((line) => fitSize(line, face, size, 640)));
  lines.forEach((line, index) => {
    const y = middle + (index - (lines.length - 1) / 2) * fitted * 1.25 + fitted * 0.3;
    letter(drawing, line, 1355, y, fitted, face, { passes: [{ fill: css(ink) }] });
  });
}

/** Greedy lines no wider than `limit` if `most` lines allow; the rest goes into the last one. */
function wrapWords(text: string, width: (line: string) => number, limit: number, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && (width(longer) <= limit || lines.length >= most))
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
