/** What is outside while everybody is in: a large window with it behind the panes. Units of a figure's head. */
import { type DrawOp, ellipse, fill, type Pen, rectangle, solid } from '@milestoon/drawing';
import { headsOf, isInSky, pictureThing, put, stood } from '@milestoon/things';
import type { Film, SetChoice } from '../film.ts';
import { pictureIn } from '../picture-in.ts';
import type { Prop } from './prop.ts';

const skies = { day: '#a9d8f4', golden: '#f6c48c', night: '#2b3566' } as const;
const grounds = { day: '#8cc474', golden: '#b9a45c', night: '#31506a' } as const;
const wet = { rain: '#8fa6b8', hail: '#8fa6b8', snow: '#cfdcea', fog: '#d3dade' } as const;
const frameColor = '#f4efe6';
const sillColor = '#d9c7a8';

interface Half {
  wide: number;
  tall: number;
}

/** Ground line, of half the height below the middle. */
const ground = 0.42;

export function windowView(
  { pictures }: Pick<Film, 'pictures'>,
  pen: Pen,
  prop: Prop,
  { wide, tall }: Half,
  { time, weather }: Pick<SetChoice, 'time' | 'weather'>,
): DrawOp[] {
  const pane = rectangle(-wide, -tall, wide, tall);
  const falls = weather === 'clear' || weather === 'wind' ? null : weather;
  const sky = falls && time !== 'night' ? wet[falls] : skies[time];
  const land = falls === 'snow' ? '#f3f6fa' : grounds[time];
  const step = (2 * wide) / Math.max(1, prop.pictures.length);
  const things = prop.pictures.flatMap(({ name, ...state }, i): DrawOp[] => {
    const picture = pictureIn(pictures, name);
    if (!picture) return [];
    const x = -wide + step * (i + 0.5);
    const thing = pictureThing(picture);
    const isUp = isInSky(name);
    const size = Math.min(step * 0.86, tall * (isUp ? 1 : 1.3)) / headsOf(picture);
    const ops = isUp
      ? put(pen, thing, state, { at: [x, -tall * 0.34], size })
      : stood(pen, thing, state, { at: [x, tall * ground + 0.12], size });
    return [{ kind: 'group', name: `seen:window:${name}`, ops }];
  });
  const bars = [
    rectangle(-0.035, -tall, 0.035, tall),
    rectangle(-wide, -0.03 - tall * 0.28, wide, 0.03 - tall * 0.28),
  ];
  return [
    ...solid(pen, [rectangle(-wide - 0.12, -tall - 0.12, wide + 0.12, tall + 0.12)], frameColor, {
      shade: 0.2,
      dots: false,
    }),
    fill(pane, sky),
    { kind: 'clip', paths: [{ rings: [pane] }], ops: [...landscape({ wide, tall }, land), ...things] },
    ...bars.flatMap((bar) => solid(pen, [bar], frameColor, { line: 0.4, shade: 0, dots: false })),
    ...solid(pen, [rectangle(-wide - 0.2, tall + 0.1, wide + 0.2, tall + 0.24)], sillColor, {
      shade: 0.3,
      dots: false,
    }),
  ];
}

const landscape = ({ wide, tall }: Half, land: string): DrawOp[] => [
  fill(ellipse(-wide * 0.5, tall * 0.62, wide * 0.9, tall * 0.5, 0, 40), land),
  fill(rectangle(-wide, tall * ground, wide, tall), land),
];
