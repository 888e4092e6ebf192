import type { RefObject } from 'react';

/** Shows how loud it is as the width of an element, as long as the stream lives. */
export function showLevel(stream: MediaStream, meter: RefObject<HTMLElement | null>): () => void {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = 1024;
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  let shown = 0;
  let next = 0;
  const draw = (): void => {
    analyser.getFloatTimeDomainData(samples);
    const power = Math.sqrt(samples.reduce((sum, value) => sum + value * value, 0) / samples.length);
    // From a whisper at -54 dB to a shout.
    const level = Math.max(0, Math.min(1, (20 * Math.log10(power + 1e-6) + 54) / 48));
    shown = Math.max(level, shown * 0.9);
    if (meter.current) meter.current.style.transform = `scaleX(${shown.toFixed(3)})`;
    next = requestAnimationFrame(draw);
  };
  draw();
  return () => {
    cancelAnimationFrame(next);
    if (meter.current) meter.current.style.transform = 'scaleX(0)';
    void context.close();
  };
}
