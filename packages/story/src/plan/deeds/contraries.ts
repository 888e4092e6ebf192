import type { Action, Emotion } from '@milestoon/cast';

/** What is seen of somebody instead of what they do not do. */
export interface Contrary {
  action: Action;
  emotion: Emotion;
  /** The thing it would be done with is in the hands, or lies there unused. */
  thing?: 'held' | 'beside';
  /** What the one to whom it would be done does meanwhile. */
  other?: Action;
}

const lines: readonly (readonly [deeds: string, contrary: Contrary])[] = [
  // Whoever does not drop it holds it.
  ['drop put-down throw hand-over give let-go share', { action: 'hold', emotion: 'proud', thing: 'held' }],
  ['cry fall sneeze', { action: 'stand', emotion: 'proud' }],
  ['laugh cheer clap dance sing', { action: 'stand', emotion: 'neutral', other: 'look' }],
  ['sleep lie-down nap lie', { action: 'sit', emotion: 'neutral' }],
  ['get-up wake', { action: 'sleep', emotion: 'sleepy' }],
  ['look-back', { action: 'walk-away', emotion: 'happy' }],
  ['look watch admire look-up read search', { action: 'stand', emotion: 'neutral', other: 'look' }],
  ['talk whisper phone count', { action: 'stand', emotion: 'shy', other: 'look' }],
  // Nobody scolds: they look kindly.
  ['shout hit push kick peck lick chase pull', { action: 'look', emotion: 'happy', other: 'look' }],
  [
    'walk run jump climb swim crawl walk-away kneel slide skate ski sled bike',
    { action: 'stand', emotion: 'thinking' },
  ],
  ['shiver hide tiptoe cover-eyes cover-ears', { action: 'stand', emotion: 'proud' }],
  ['sit wait stand', { action: 'walk', emotion: 'happy' }],
  [
    'wave hug kiss embrace hold-hands high-five shake-hands comfort stroke',
    { action: 'refuse', emotion: 'neutral', other: 'wave' },
  ],
  [
    'reach hold carry take-out open put-on receive write paint play-with play-music build brush wipe groom cook cut tie put-in',
    { action: 'refuse', emotion: 'neutral', thing: 'beside', other: 'look' },
  ],
];
const contraries: ReadonlyMap<string, Contrary> = new Map(
  lines.flatMap(([deeds, contrary]) => deeds.split(' ').map((deed) => [deed, contrary] as const)),
);

/** What is done by whoever does not do this; undefined where nothing tells it. */
export const contraryOf = (deed: string | null): Contrary | undefined => contraries.get(deed ?? '');
