import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { narrationSchema } from '@milestoon/film';
import { narrate } from './narrate.ts';
import type { NarratedSpeech, SpokenBeat } from './narrate.ts';
import { deliver } from './speakers.ts';

const lines: SpokenBeat[] = [
  { id: 'plain', speaker: 'narrator', text: 'Mia ran to the sea, and the sea ran to Mia.' },
  { id: 'numbers', speaker: 'narrator', text: 'Dr. Smith saw 7 ducks on the 3rd of May, 2024 & smiled.' },
  { id: 'names', speaker: 'narrator', text: 'João, Zoë and Inês from São Paulo saw a ñandú.' },
  { id: 'marks', speaker: 'hero', text: 'It’s my “well-known” trick — 🎉 look!', emotion: 'happy' },
  { id: 'silent', speaker: 'hero', text: '🎉 日本語' },
];

const energy = (samples: Float32Array): number => samples.reduce((sum, value) => sum + value * value, 0);

/** Hertz at which the middle of a voiced stretch repeats itself, by autocorrelation. */
function medianPitch(samples: Float32Array, rate: number): number {
  const pitches: number[] = [];
  const size = Math.round(rate * 0.04);
  for (let at = 0; at + 2 * size < samples.length; at += size) {
    const block = samples.subarray(at, at + size);
    if (energy(block) / size < 2e-3) continue;
    let best = { lag: 0, score: 0.75 };
    for (let lag = Math.round(rate / 450); lag < rate / 100; lag++) {
      const later = samples.subarray(at + lag, at + lag + size);
      const product = block.reduce((sum, value, i) => sum + value * (later[i] ?? 0), 0);
      const score = product / Math.sqrt(energy(block) * energy(later) + 1e-9);
      if (score > best.score + 0.02) best = { lag, score };
    }
    if (best.lag > 0) pitches.push(rate / best.lag);
  }
  return pitches.sort((a, b) => a - b)[pitches.length >> 1] ?? 0;
}

describe('narrate', () => {
  let spoken: NarratedSpeech;
  before(async () => {
    spoken = await narrate(lines);
  });

  it('gives a valid narration with one line and one sound a beat', () => {
    const narration = narrationSchema.parse(spoken.narration);
    assert.deepEqual(
      narration.lines.map(({ beat, speaker, text }) => ({ beat, speaker, text })),
      lines.map(({ id, speaker, text }) => ({ beat: id, speaker, text })),
    );
    for (const line of narration.lines) {
      const samples = spoken.speech.get(line.beat);
      assert.ok(samples);
      assert.ok(Math.abs(samples.length / spoken.sampleRate - line.duration) < 0.001);
    }
  });

  it('reports every word as written, in order, at growing times inside the line', () => {
    for (const line of spoken.narration.lines) {
      assert.equal(line.words.map((word) => word.text).join(' '), line.text);
      let now = 0;
      for (const word of line.words) {
        assert.ok(word.start >= now && word.end >= word.start, `${line.beat}: ${word.text} runs backwards`);
        now = word.end;
      }
      assert.ok(now <= line.duration);
    }
  });

  it('gives every speakable word a time of its own', () => {
    for (const line of spoken.narration.lines.slice(0, 4)) {
      for (const word of line.words.filter(({ text }) => /[\p{L}\d&]/u.test(text)))
        assert.ok(word.end - word.start > 0.015, `${line.beat}: '${word.text}' is not heard`);
    }
    const numbers = spoken.narration.lines[1];
    const year = numbers?.words.find((word) => word.text === '2024');
    assert.ok(year && year.end - year.start > 0.6, 'twenty twenty four takes its time');
  });

  it('covers each line with phonemes without gaps', () => {
    for (const line of spoken.narration.lines) {
      assert.equal(line.phonemes[0]?.start, 0);
      line.phonemes.slice(1).forEach((phoneme, i) => {
        assert.equal(phoneme.start, line.phonemes[i]?.end);
      });
      assert.ok(Math.abs((line.phonemes.at(-1)?.end ?? 0) - line.duration) < 0.01);
    }
  });

  it('closes the lips for m and rests in silence', () => {
    const phonemes = spoken.narration.lines[0]?.phonemes ?? [];
    assert.equal(phonemes[0]?.viseme, 'rest');
    assert.equal(phonemes[1]?.symbol, 'm');
    assert.equal(phonemes[1]?.viseme, 'mbp');
  });

  it('knows which sounds are loud: vowels, not a t or k, least of all silence', () => {
    const phonemes = spoken.narration.lines.flatMap((line) => line.phonemes);
    const levelOf = (wanted: (phoneme: (typeof phonemes)[number]) => boolean): number => {
      const levels = phonemes.filter(wanted).map(({ level }) => level ?? 0);
      return levels.reduce((sum, level) => sum + level, 0) / levels.length;
    };
    const vowels = levelOf(({ viseme }) => viseme === 'aa');
    const stops = levelOf(({ symbol }) => symbol === 't' || symbol === 'k');
    assert.ok(vowels > 0.5 && stops < 0.35, `${vowels} and ${stops}`);
    assert.ok(levelOf(({ viseme }) => viseme === 'rest') < 0.1);
  });

  it('pauses at a comma, and longer at a full stop', async () => {
    const { narration } = await narrate([
      { id: 'pauses', speaker: 'narrator', text: 'Mia jumped, and then she laughed. Everybody clapped.' },
    ]);
    const words = narration.lines[0]?.words ?? [];
    const gapAfter = (text: string): number => {
      const index = words.findIndex((word) => word.text === text);
      return (words[index + 1]?.start ?? 0) - (words[index]?.end ?? 0);
    };
    assert.ok(gapAfter('jumped,') > 0.15);
    assert.ok(gapAfter('laughed.') > gapAfter('jumped,') + 0.1);
    assert.ok(gapAfter('then') < 0.06);
  });

  it('stays silent, for a while, where nothing can be spoken', () => {
    const line = spoken.narration.lines[4];
    assert.ok(line && line.duration >= 1);
    assert.equal(energy(spoken.speech.get('silent') ?? new Float32Array(1).fill(1)), 0);
  });

  it('speaks the hero with the voice of a child, without clipping', () => {
    const narrator = medianPitch(spoken.speech.get('plain') ?? new Float32Array(), spoken.sampleRate);
    const hero = medianPitch(spoken.speech.get('marks') ?? new Float32Array(), spoken.sampleRate);
    assert.ok(narrator > 160 && narrator < 215, `narrator at ${narrator} Hz`);
    assert.ok(hero > 255 && hero < 320, `hero at ${hero} Hz`);
    for (const samples of spoken.speech.values()) assert.ok(samples.every((value) => Math.abs(value) < 0.99));
  });

  it('rises at the end of a question, whose times are those of the plain sentence', async () => {
    const text = 'Can you hear the birds';
    const [plain, asked] = await Promise.all(
      ['.', '?'].map((mark) => narrate([{ id: 'a', speaker: 'narrator', text: text + mark }])),
    );
    const phonesOf = (spokenLine: NarratedSpeech | undefined) =>
      spokenLine?.narration.lines[0]?.phonemes.map(({ symbol, start, end }) => [symbol, start, end]);
    assert.deepEqual(phonesOf(plain), phonesOf(asked));
    const [low = 0, high = 0] = [plain, asked].map((spokenLine) => {
      const samples = spokenLine?.speech.get('a') ?? new Float32Array();
      const vowel = spokenLine?.narration.lines[0]?.phonemes.findLast(({ symbol }) => symbol === 'er');
      const [from, to] = [vowel?.start ?? 0, vowel?.end ?? 0].map((time) => Math.round(time * 16_000));
      return medianPitch(samples.slice(from, to), 16_000);
    });
    assert.ok(high > low * 1.2, `${low} Hz, asked ${high} Hz`);
  });

  it('is heard to be sad or surprised', async () => {
    const said = await narrate(
      (['sad', 'neutral', 'surprised'] as const).map((emotion) => ({
        id: emotion,
        speaker: 'hero',
        text: 'My kite flew over the blue house.',
        emotion,
      })),
    );
    const [sad = 0, neutral = 0, surprised = 0] = [...said.speech.values()].map((samples) =>
      medianPitch(samples, said.sampleRate),
    );
    assert.ok(sad < neutral * 0.94 && surprised > neutral * 1.06, `${sad}, ${neutral}, ${surprised} Hz`);
    const [slow = 0, even = 0] = said.narration.lines.map(({ duration }) => duration);
    assert.ok(slow > even * 1.05, `${slow} s, ${even} s`);
  });

  it('takes about 140 words a minute', () => {
    const plain = spoken.narration.lines[0];
    assert.ok(plain);
    const pace = (plain.words.length / plain.duration) * 60;
    assert.ok(pace > 115 && pace < 190, `${pace} words a minute`);
  });

  it('says the same text the same way twice', async () => {
    const again = await narrate(lines.slice(3, 4));
    assert.deepEqual(again.speech.get('marks'), spoken.speech.get('marks'));
  });
});

describe('deliver', () => {
  it('treats a mood it does not know as neutral', () => {
    assert.deepEqual(deliver('hero', { emotion: 'constructor' }), deliver('hero'));
    assert.notDeepEqual(deliver('hero', { emotion: 'sleepy' }), deliver('hero'));
  });

  it('tells a joke with a smile, also of somebody who does not laugh; whoever suffers says it without', () => {
    const [plain, joke] = [deliver('narrator'), deliver('narrator', { emotion: 'sad', funny: true })];
    assert.ok(joke.voice.pitch > plain.voice.pitch && joke.voice.pitchSpread > plain.voice.pitchSpread);
    assert.deepEqual(deliver('hero', { emotion: 'sad', funny: true }), deliver('hero', { emotion: 'sad' }));
    assert.notDeepEqual(
      deliver('hero', { emotion: 'happy', funny: true }),
      deliver('hero', { emotion: 'happy' }),
    );
  });
});

describe('a joke', () => {
  it('is heard higher than the same words in earnest', async () => {
    const [earnest, joke] = await Promise.all(
      [false, true].map(async (funny) => {
        const beat = { id: 'b', speaker: 'narrator', text: 'The cake landed on his head.', funny } as const;
        const { speech, sampleRate } = await narrate([beat]);
        return medianPitch(speech.get('b') ?? new Float32Array(), sampleRate);
      }),
    );
    assert.ok((joke ?? 0) > (earnest ?? 0) * 1.03, `${earnest} and ${joke} Hz`);
  });
});
