import { createCanvas } from '@napi-rs/canvas';
import { frame } from '@milestoon/film';
import { encodeWebP, openFramePainter } from '@milestoon/studio/canvas';
import type { FilmedStory } from './film-of-story.ts';
import type { Story } from './stories.ts';
import type { Still } from './stills.ts';

const still = { width: 480, height: 270 } as const;
const columns = 4;
const gap = 6;
const wordsHeight = 44;
const headHeight = 110;

type Context = ReturnType<ReturnType<typeof createCanvas>['getContext']>;

/** All stills of a film on one sheet under the family's own words, as one WebP; pixels as noted above. */
export async function drawSheet(
  story: Story,
  { film }: FilmedStory,
  stills: readonly Still[],
): Promise<Uint8Array> {
  const rows = Math.ceil(stills.length / columns);
  const step = { x: still.width + gap, y: still.height + wordsHeight + gap };
  const sheet = createCanvas(columns * step.x + gap, headHeight + rows * step.y);
  const context = sheet.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, sheet.width, sheet.height);
  context.fillStyle = '#111111';
  context.font = 'bold 20px sans-serif';
  context.fillText(`${story.id}  ${story.child.name} (${story.child.age}): ${story.title}`, gap, 24);
  context.font = '17px sans-serif';
  write(context, story.text, { x: gap, y: 48, width: sheet.width - 2 * gap, lines: 3, height: 20 });
  const painter = await openFramePainter({ ...still, images: {} });
  const picture = createCanvas(still.width, still.height);
  const pixels = picture.getContext('2d');
  const data = pixels.createImageData(still.width, still.height);
  try {
    for (const [i, each] of stills.entries()) {
      painter.paint(frame(film, each.frame));
      data.data.set(painter.data());
      pixels.putImageData(data, 0, 0);
      const x = gap + (i % columns) * step.x;
      const y = headHeight + Math.floor(i / columns) * step.y;
      context.drawImage(picture, x, y);
      context.fillStyle = each.told ? '#111111' : '#8a8a8a';
      context.font = '15px sans-serif';
      const words = `${i + 1}. ${each.line}`;
      write(context, words, { x, y: y + still.height + 17, width: still.width, lines: 2, height: 18 });
    }
  } finally {
    painter.close();
  }
  return encodeWebP(sheet, 82);
}

interface TextBox {
  x: number;
  y: number;
  width: number;
  lines: number;
  height: number;
}

/** Text in lines that fit; what does not is left out. */
function write(context: Context, text: string, { x, y, width, lines, height }: TextBox): void {
  const rows: string[] = [''];
  for (const word of text.split(/\s+/)) {
    const longer = `${rows.at(-1)} ${word}`.trim();
    if (context.measureText(longer).width <= width) rows[rows.length - 1] = longer;
    else rows.push(word);
  }
  for (const [i, row] of rows.slice(0, lines).entries()) context.fillText(row, x, y + i * height);
}
