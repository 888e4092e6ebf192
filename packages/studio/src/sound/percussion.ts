import { random } from '@milestoon/drawing';
import { design, filter } from './biquad.ts';
import { soundRate } from './stereo.ts';

export const drums = ['shaker', 'woodblock', 'tom', 'kick', 'tambourine', 'triangle', 'brush'] as const;
export type Drum = (typeof drums)[number];

const make = (seconds: number, value: (time: number) => number): Float32Array =>
  Float32Array.from({ length: Math.round(seconds * soundRate) }, (_, i) => value(i / soundRate));

function noise(seed: number, seconds: number, envelope: (time: number) => number): Float32Array {
  const stream = random(seed);
  return make(seconds, (time) => stream.signed() * envelope(time));
}

/** A drum head: a tone that falls a little while it dies. */
const head = (from: number, to: number, decay: number): Float32Array => {
  let phase = 0;
  return make(decay * 3, (time) => {
    phase += (2 * Math.PI * (to + (from - to) * Math.exp(-time * 30))) / soundRate;
    return Math.sin(phase) * Math.exp(-time / decay) * Math.min(1, time / 0.002);
  });
};

function metal(frequencies: readonly number[], decay: number): Float32Array {
  return make(decay * 3, (time) => {
    const sum = frequencies.reduce((total, frequency) => total + Math.sin(2 * Math.PI * frequency * time), 0);
    return (sum / frequencies.length) * Math.exp(-time / decay) * Math.min(1, time / 0.001);
  });
}

/** One stroke, peaking near 1. */
export function strike(drum: Drum): Float32Array {
  switch (drum) {
    case 'shaker':
      return filter(
        noise(11, 0.09, (t) => Math.min(1, t / 0.015) * Math.exp(-Math.max(0, t - 0.015) / 0.018)),
        design('highpass', soundRate, 6500),
      );
    case 'brush':
      return filter(
        noise(13, 0.2, (t) => Math.min(1, t / 0.004) * Math.exp(-t / 0.05)),
        design('bandpass', soundRate, 3200, 0.6),
      );
    case 'tambourine': {
      const jingles = metal([6110, 7430, 8920, 9870], 0.06);
      const skin = filter(
        noise(17, 0.18, (t) => Math.exp(-t / 0.03)),
        design('highpass', soundRate, 5000),
      );
      return jingles.map((value, i) => value * 0.5 + (skin[i] ?? 0) * 0.5);
    }
    case 'woodblock':
      return metal([880, 1340], 0.022);
    case 'triangle':
      return metal([4186, 5610, 7902], 0.45);
    case 'tom':
      return head(150, 105, 0.16);
    case 'kick':
      return head(110, 52, 0.12);
  }
}
