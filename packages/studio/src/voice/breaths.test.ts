import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withBreaths } from './breaths.ts';
import { narrate } from './narrate.ts';

const rate = 16_000;
const loudness = (samples: Float32Array, from: number, to: number): number => {
  const part = samples.subarray(Math.round(from * rate), Math.round(to * rate));
  return Math.sqrt(part.reduce((sum, value) => sum + value * value, 0) / Math.max(1, part.length));
};

/** A tone for every phone but 'pau'. */
function speech(...lengths: readonly (readonly [symbol: string, seconds: number])[]) {
  let at = 0;
  const phones = lengths.map(([symbol, seconds]) => ({ symbol, start: at, end: (at += seconds) }));
  const samples = Float32Array.from({ length: Math.round(at * rate) }, (_, i) =>
    phones.some(({ symbol, start, end }) => symbol !== 'pau' && i / rate >= start && i / rate < end)
      ? Math.sin(i / 10)
      : 0,
  );
  return { samples, phones };
}

describe('withBreaths', () => {
  it('takes one in a long silence after much was said, softly, and is over before the next word', () => {
    const { samples } = withBreaths(
      speech(['pau', 0.1], ['aa', 2], ['pau', 0.5], ['aa', 1], ['pau', 0.2]),
      rate,
    );
    const beside = loudness(samples, 2.2, 2.55) / loudness(samples, 0.2, 2);
    assert.ok(beside > 0.02 && beside < 0.09, `${beside}`);
    assert.equal(loudness(samples, 2.56, 2.6), 0);
    assert.equal(loudness(samples, 3.6, 3.8), 0);
  });

  it('takes none after few words, in a short silence, before the first word or behind the last', () => {
    for (const given of [
      speech(['pau', 0.1], ['aa', 1], ['pau', 0.5], ['aa', 1], ['pau', 0.2]),
      speech(['pau', 0.1], ['aa', 2], ['pau', 0.24], ['aa', 1], ['pau', 0.2]),
      speech(['pau', 0.5], ['aa', 3], ['pau', 0.5]),
    ])
      assert.deepEqual(withBreaths(given, rate).samples, given.samples);
  });

  it('is heard in a story, at the same moments every time, and moves no word', async () => {
    const text = 'Mia ran to the sea with her bucket and her spade. Then she came all the way back again.';
    const tell = () => narrate([{ id: 'b', speaker: 'narrator', text }]);
    const [one, other] = [await tell(), await tell()];
    assert.deepEqual(one.speech.get('b'), other.speech.get('b'));
    const pause = one.narration.lines[0]?.phonemes.find(({ symbol, start }) => symbol === 'pau' && start > 1);
    assert.ok(pause && pause.end - pause.start > 0.45);
    const samples = one.speech.get('b') ?? new Float32Array();
    const breath = loudness(samples, pause.end - 0.25, pause.end - 0.06);
    assert.ok(breath > 2 * loudness(samples, pause.end - 0.04, pause.end), `${breath}`);
  });
});
