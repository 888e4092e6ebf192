import type { AnimationStyle } from '@milestoon/domain';
import { type Box, clamp01, css, type DrawList, type DrawOp, easing, roundedRect } from '@milestoon/drawing';
import { type Drawing, drawn } from '../drawing.ts';
import { styleKits } from '../kits/index.ts';
import { typefaces } from '../lettering/fonts.ts';
import { fitSize, letter } from '../lettering/lettering.ts';
import { kitFor } from '../set.ts';
import { veilFor } from '../shot.ts';
import { turnAround } from './photo.ts';
import { tabletop } from './tabletop.ts';

const screen: Box = [0, 0, 1920, 1080];
/** The moving picture within the print: 16 to 9, above the place of the captions. */
const picture: Box = [348, 62, 1224, 688.5];
const margin = { side: 30, bottom: 104 };
/** Frames a print takes to land. */
const landing = 9;

/**
 * A moment of an earlier episode as a print of the family album that has come alive: `picture` plays within
 * its white border, the title of that episode stands below. Every other print leans to the other side.
 */
export function memoryPrint(request: {
  style: AnimationStyle;
  picture: DrawList;
  title: string;
  episodeNumber: number;
  frame: number;
}): DrawList {
  const { style, title, frame } = request;
  const [x, y, width, height] = picture;
  const paper: Box = [
    x - margin.side,
    y - margin.side,
    width + 2 * margin.side,
    height + margin.side + margin.bottom,
  ];
  const lean = request.episodeNumber % 2 === 0 ? 0.014 : -0.014;
  const landed = easing.out(clamp01((frame + 2) / landing));
  const matrix = turnAround(lean + 0.08 * (1 - landed), 960, 440, 1 + 0.16 * (1 - landed));
  const scale = width / 1920;
  return [
    {
      kind: 'layer',
      key: `memory table ${style}`,
      box: screen,
      ops: drawn((drawing) => tabletop(drawing, style)),
    },
    {
      kind: 'group',
      matrix,
      ops: [
        {
          kind: 'layer',
          key: `memory paper ${style} ${title}`,
          box: [paper[0] - 90, paper[1] - 90, paper[2] + 180, paper[3] + 180],
          ops: sheet(style, paper, title),
        },
        {
          kind: 'clip',
          paths: [roundedRect(x, y, width, height, 4)],
          ops: [{ kind: 'group', matrix: [scale, 0, 0, scale, x, y], ops: request.picture }],
        },
        ...tapes(style, paper),
      ],
    },
    veilFor({ style, time: 'day', indoor: true }),
  ];
}

function sheet(style: AnimationStyle, [x, y, width, height]: Box, title: string): DrawOp[] {
  const kit = kitFor({ style, time: 'day', indoor: false });
  const face = typefaces[style].title;
  const { ink } = styleKits[style].pages.album;
  const size = fitSize(title, face, 62, width - 120);
  return drawn((drawing: Drawing) => {
    drawing.fill(roundedRect(x, y, width, height, 8), css([0.99, 0.004, 90]), {
      shadow: { blur: 34, dx: 0, dy: 16, color: css([0.2, 0.05, 280], 0.45) },
    });
    kit.inkLine(drawing, roundedRect(x, y, width, height), 5);
    const baseline = y + height - margin.bottom / 2 + size * 0.34;
    letter(drawing, title, x + width / 2, baseline, size, face, { passes: [{ fill: css(ink) }] });
  });
}

function tapes(style: AnimationStyle, [x, y, width]: Box): DrawOp[] {
  const colors = styleKits[style].pages.album.tapes;
  return drawn((drawing) => {
    for (const [cx, turn, color] of [
      [x + 50, -0.5, colors[0]],
      [x + width - 50, 0.42, colors[1]],
    ] as const)
      drawing.group({ matrix: turnAround(turn, cx, y + 10) }, (inside) =>
        inside.fill(roundedRect(cx - 85, y - 13, 170, 46, 2), css(color, 0.86)),
      );
  });
}
