/** As loud as the room between the words. */
const quiet = 0.01;
/** Seconds left before the first and after the last sound. */
const margins = { before: 0.06, after: 0.14 } as const;

/** Without the silence the model puts around what it says; the story paces its lines itself. */
export function trimQuiet(samples: Float32Array, rate: number): Float32Array {
  const isLoud = (value: number): boolean => Math.abs(value) > quiet;
  const first = samples.findIndex(isLoud);
  if (first < 0) return samples;
  const last = samples.findLastIndex(isLoud);
  return samples.slice(
    Math.max(0, first - Math.round(margins.before * rate)),
    last + 1 + Math.round(margins.after * rate),
  );
}
