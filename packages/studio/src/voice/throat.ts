import { fliteSampleRate } from './flite.ts';
import { transform } from './fourier.ts';

/**
 * A shorter throat, by its upper resonances alone. What tells vowels apart lies below about 2.8 kHz and stays where
 * it is; what tells a child from a grown-up above it is moved up. Pitch and times are not touched: every stretch of
 * 32 ms keeps its harmonics and only their loudness changes, as a spectral envelope moved along the frequencies asks.
 */
export interface Throat {
  /** Resonances above `knee` are this much higher; 1 is the voice as it is. */
  shift: number;
  /** Hertz; 0 moves all that lies below 4 kHz. */
  knee: number;
}

/** The voice as it is. */
export const grownUp: Throat = { shift: 1, knee: 2800 };

const size = 512;
const hop = 128;
/** Cepstral coefficients of the envelope: fewer than a period of the highest pitch has samples. */
const smoothness = 32;
/** No partial is made louder or softer than this, as a power of e: what is not there is not invented. */
const mostChange = 2.3;

/** Square root of Hann's, once before and once after: overlapping by three quarters they add up to 2. */
const taper = Float64Array.from({ length: size }, (_, i) =>
  Math.sqrt(0.5 - 0.5 * Math.cos((2 * Math.PI * i) / size)),
);
const overlap = size / hop / 2;

const lifter = Float64Array.from({ length: size }, (_, i) => {
  const quefrency = Math.min(i, size - i);
  if (quefrency === 0) return 1;
  if (quefrency >= smoothness) return 0;
  return Math.min(1, 0.8 + 0.8 * Math.cos((Math.PI * quefrency) / smoothness));
});

/** For every bin, the bin whose envelope is heard there: straight lines through the knee, 4 kHz and the upper end. */
function sourceBins({ shift, knee }: Throat): Float64Array {
  const hertzPerBin = fliteSampleRate / size;
  const half = fliteSampleRate / 2;
  const points = [
    [0, 0],
    ...(knee > 0 ? [[knee, knee] as const] : []),
    [4000 * shift, 4000],
    [half, half],
  ] as const;
  return Float64Array.from({ length: size / 2 + 1 }, (_, bin) => {
    const heard = bin * hertzPerBin;
    const at = Math.max(
      1,
      points.findIndex(([to]) => heard <= to),
    );
    const [[fromHeard, fromSource], [toHeard, toSource]] = [
      points[at - 1] ?? points[0],
      points[at] ?? ([half, half] as const),
    ];
    const share = (heard - fromHeard) / (toHeard - fromHeard);
    return Math.min(size / 2 - 1, (fromSource + (toSource - fromSource) * share) / hertzPerBin);
  });
}

/** Logarithm of the spectrum without its harmonics (the real cepstrum, cut short). */
function envelopeOf(re: Float64Array, im: Float64Array): Float64Array {
  const log = Float64Array.from(re, (value, i) => 0.5 * Math.log(value ** 2 + (im[i] as number) ** 2 + 1e-9));
  const nothing = new Float64Array(size);
  transform(log, nothing);
  // Real and even: going back is the same transform again.
  const cut = log.map((value, i) => (value * (lifter[i] as number)) / size);
  transform(cut, nothing.fill(0));
  return cut;
}

function moveEnvelope(re: Float64Array, im: Float64Array, sources: Float64Array): void {
  const envelope = envelopeOf(re, im);
  sources.forEach((source, bin) => {
    const below = Math.floor(source);
    const low = envelope[below] as number;
    const wanted = low + ((envelope[below + 1] as number) - low) * (source - below);
    const change = wanted - (envelope[bin] as number);
    const gain = Math.exp(Math.max(-mostChange, Math.min(mostChange, change)));
    (re[bin] as number) *= gain;
    (im[bin] as number) *= gain;
    if (bin === 0 || bin === size / 2) return;
    (re[size - bin] as number) *= gain;
    (im[size - bin] as number) *= gain;
  });
}

/** Mono speech at 16 kHz as another throat would have said it, sample for sample. */
export function withThroat(samples: Float32Array, throat: Throat): Float32Array {
  if (throat.shift === 1) return samples;
  const sources = sourceBins(throat);
  const result = new Float32Array(samples.length);
  for (let start = hop - size; start < samples.length; start += hop) {
    const re = Float64Array.from(taper, (weight, i) => weight * (samples[start + i] ?? 0));
    const im = new Float64Array(size);
    transform(re, im);
    moveEnvelope(re, im, sources);
    transform(im, re);
    for (let i = Math.max(0, -start); i < size && start + i < samples.length; i++)
      (result[start + i] as number) += ((re[i] as number) * (taper[i] as number)) / size / overlap;
  }
  return result;
}
