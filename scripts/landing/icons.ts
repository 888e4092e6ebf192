import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { newHero, portrait, portraitSize } from '@milestoon/cast';
import { stars } from '../../apps/web/src/features/landing/trailer/stars.ts';
import { painted } from './picture.ts';

const folder = 'apps/web/public';
/** A system cuts a maskable icon to a shape inside of its middle four fifths. */
const icons = [
  { file: 'icon-192.png', side: 192, zoom: 1.12, rounded: true },
  { file: 'icon-512.png', side: 512, zoom: 1.12, rounded: true },
  { file: 'icon-maskable-512.png', side: 512, zoom: 0.92, rounded: false },
  { file: 'apple-touch-icon.png', side: 180, zoom: 1.05, rounded: false },
];

/** The app's icons: the star of the landing page on the sun of the brand. */
export async function drawIcons(): Promise<void> {
  const hero = newHero({ name: 'Mia', look: stars.pigtails, style: 'simple', seed: 7, variant: 0 });
  const middle = portraitSize / 2;
  const circle = (radius: number): string =>
    `M${middle - radius} ${middle}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0Z`;
  const whole = {
    d: `M0 0h${portraitSize}v${portraitSize}h${-portraitSize}Z`,
    box: [0, 0, portraitSize, portraitSize] as const,
  };
  const disc = {
    d: circle(430),
    box: [middle - 430, middle - 430, 860, 860] as const,
  };
  for (const { file, side, zoom, rounded } of icons) {
    const list = [
      { kind: 'fill', path: whole, paint: '#ff7d5e' },
      { kind: 'fill', path: disc, paint: '#ffd36b' },
      {
        kind: 'group',
        matrix: [zoom, 0, 0, zoom, middle * (1 - zoom), middle * (1 - zoom) + 40],
        ops: portrait(hero, { emotion: 'laughing', transparent: true }),
      },
    ] as const;
    const radius = Math.round(side * 0.22);
    const corner = Buffer.from(
      `<svg width="${side}" height="${side}"><rect width="${side}" height="${side}" rx="${radius}"/></svg>`,
    );
    const picture = painted(list, { width: side, height: side, units: portraitSize });
    const cut = rounded ? picture.composite([{ input: corner, blend: 'dest-in' }]) : picture.flatten();
    const bytes = await cut.png({ palette: true, quality: 90, effort: 9 }).toBuffer();
    await writeFile(path.join(folder, file), bytes);
    console.log(`${file}: ${(bytes.length / 1024).toFixed(1)} kB`);
  }
}
