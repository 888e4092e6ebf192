import type { ProducedEpisode } from '@milestoon/studio/production';
import type { Watched } from './watch-film.ts';

/** What a film must be, measured on the file. */
export const limits = {
  width: 1920,
  height: 1080,
  /** Seconds. */
  duration: { least: 45, most: 75 },
  /** LUFS. */
  loudness: { wanted: -16, tolerance: 1 },
  /** dBTP. */
  truePeak: -1.5,
  /** LU. */
  speechOverMusic: 12,
} as const;

/** What a film is not as it should be; empty where all is well. */
export function faultsOf(
  watched: Watched,
  { speechOverMusic }: Pick<ProducedEpisode, 'speechOverMusic'>,
): string[] {
  const { width, height, duration, freezes, blacks, loudness, truePeak } = watched;
  const { least, most } = limits.duration;
  const faults: [boolean, string][] = [
    [width !== limits.width || height !== limits.height, `${width}×${height}`],
    [duration < least || duration > most, `${duration.toFixed(1)} s long`],
    [freezes > 0, `${freezes} times nothing moves for 2 s`],
    [blacks > 0, `${blacks} times black for 0.5 s`],
    [Math.abs(loudness - limits.loudness.wanted) > limits.loudness.tolerance, `${loudness.toFixed(1)} LUFS`],
    [truePeak > limits.truePeak, `${truePeak.toFixed(1)} dBTP`],
    [speechOverMusic < limits.speechOverMusic, `speech ${speechOverMusic.toFixed(1)} LU over the music`],
  ];
  return faults.filter(([isFault]) => isFault).map(([, fault]) => fault);
}
