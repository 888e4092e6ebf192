/** Two channels of one length, samples around -1…1, at `soundRate`. */
export interface Stereo {
  left: Float32Array;
  right: Float32Array;
}

/** Hertz; everything but the voice is made at this rate. */
export const soundRate = 48_000;

export const decibels = (ratio: number): number => 20 * Math.log10(Math.max(ratio, 1e-9));
export const gainOf = (db: number): number => 10 ** (db / 20);

export const silence = (length: number): Stereo => ({
  left: new Float32Array(length),
  right: new Float32Array(length),
});

/**
 * Adds a mono sound at a second of the track. `pan` is -1 left … 1 right, of equal power: a sound in
 * the middle stands at -3 dB in both channels. What lies outside the track is dropped.
 */
export function addMono(track: Stereo, sound: Float32Array, at: number, gain: number, pan: number): void {
  const angle = ((pan + 1) * Math.PI) / 4;
  const left = Math.cos(angle) * gain;
  const right = Math.sin(angle) * gain;
  const start = Math.round(at * soundRate);
  const from = Math.max(0, -start);
  const to = Math.min(sound.length, track.left.length - start);
  for (let i = from; i < to; i++) {
    const value = sound[i] as number;
    (track.left[start + i] as number) += value * left;
    (track.right[start + i] as number) += value * right;
  }
}

/** Adds `other`, multiplied by `gain`, sample by sample. */
export function addStereo(track: Stereo, other: Stereo, gain = 1): void {
  for (let i = 0; i < track.left.length; i++) {
    (track.left[i] as number) += (other.left[i] as number) * gain;
    (track.right[i] as number) += (other.right[i] as number) * gain;
  }
}

export function scale(track: Stereo, gain: number): void {
  for (let i = 0; i < track.left.length; i++) {
    (track.left[i] as number) *= gain;
    (track.right[i] as number) *= gain;
  }
}
