interface Sounded {
  start: number;
  end: number;
}

const powerOf = (samples: Float32Array): number =>
  Math.sqrt(samples.reduce((sum, value) => sum + value * value, 0) / Math.max(1, samples.length));

/**
 * How loud each phone is beside the loud ones of its line, 0…1, so that a stressed syllable opens the mouth
 * further than a swallowed one. `rate` in hertz.
 */
export function withLevels<Part extends Sounded>(
  phones: readonly Part[],
  samples: Float32Array,
  rate: number,
): (Part & { level: number })[] {
  const powers = phones.map(({ start, end }) =>
    powerOf(samples.subarray(Math.round(start * rate), Math.round(end * rate))),
  );
  const loud = [...powers].sort((a, b) => a - b)[Math.floor(powers.length * 0.9)] || 1;
  return phones.map((phone, i) => ({
    ...phone,
    level: Math.round(Math.min(1, (powers[i] ?? 0) / loud) * 100) / 100,
  }));
}
