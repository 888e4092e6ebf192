import assert from 'node:assert/strict';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { after, before, beforeEach, describe, it } from 'node:test';
import { fliteSampleRate } from '../flite.ts';
import { synthesise } from '../synthesise.ts';
import { narrate } from '../narrate.ts';
import { resample } from '../../sound/resample.ts';
import { openEngine } from './index.ts';

const text = 'Mia ran to the sea and laughed.';
const beats = [{ id: 'b1', speaker: 'hero', text, emotion: 'happy' }] as const;

/** Another voice saying the line, as a service sends it: 24 kHz, 16 bit. */
async function recording(): Promise<Buffer> {
  const { samples } = await synthesise(text.toLowerCase().split(' '), {
    stretch: 1,
    pitch: 210,
    pitchSpread: 30,
  });
  const voice = resample(samples, fliteSampleRate, 24_000);
  const bytes = Buffer.alloc(voice.length * 2);
  voice.forEach((value, i) => bytes.writeInt16LE(Math.round(value * 32_767), i * 2));
  return bytes;
}

describe('voices of services', () => {
  let service: Server;
  let baseUrl: string;
  let sound: Buffer;
  /** What the service answers next, and what it was asked. */
  let answer: { status: number; body: Buffer };
  let asked: { path: string; headers: IncomingMessage['headers']; body: Record<string, unknown> }[];
  before(async () => {
    sound = await recording();
    service = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      const body = JSON.parse(Buffer.concat(chunks).toString('utf8'));
      asked.push({ path: request.url ?? '', headers: request.headers, body });
      response.writeHead(answer.status, { 'content-type': 'audio/pcm' }).end(answer.body);
    });
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
    const address = service.address();
    baseUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  });
  beforeEach(() => {
    asked = [];
    answer = { status: 200, body: sound };
  });
  after(() => service.close());

  for (const engine of ['openai', 'elevenlabs'] as const) {
    it(`${engine}: is sent the line with the key, and speaks with words and mouth in their places`, async () => {
      const voice = openEngine({ engine, apiKey: 'secret-key', baseUrl });
      const { narration, speech, sampleRate } = await narrate(beats, { engine: voice });
      const [request] = asked;
      assert.ok(request && JSON.stringify(request.headers).includes('secret-key'));
      assert.equal(request.body.input ?? request.body.text, text);
      assert.equal(sampleRate, 24_000);
      assert.equal(narration.voice, voice.name);
      const [line] = narration.lines;
      assert.ok(line);
      assert.equal(speech.get('b1')?.length, sound.length / 2);
      assert.ok(Math.abs(line.duration - sound.length / 48_000) < 0.01);
      assert.equal(line.words.map((word) => word.text).join(' '), text);
      let clock = 0;
      for (const { start, end } of line.phonemes) {
        assert.ok(start === clock && end >= start);
        clock = end;
      }
      assert.equal(clock, line.duration);
      const truth = await synthesise(text.toLowerCase().split(' '), {
        stretch: 1,
        pitch: 210,
        pitchSpread: 30,
      });
      const s = truth.phones.find(({ symbol }, i) => symbol === 's' && i > 5);
      const sea = line.words.find((word) => word.text === 'sea');
      assert.ok(s && sea && Math.abs(sea.start - s.start) < 0.06, `${sea?.start} against ${s?.start}`);
    });

    it(`${engine}: an error, or a sound that cannot be the line, is a failure`, async () => {
      const voice = openEngine({ engine, apiKey: 'secret-key', baseUrl });
      for (const bad of [
        { status: 401, body: Buffer.from('{"error":{"message":"no"}}') },
        { status: 200, body: Buffer.alloc(24_000 * 4) },
        { status: 200, body: sound.subarray(0, 8000) },
      ]) {
        answer = bad;
        await assert.rejects(narrate(beats, { engine: voice }));
      }
    });
  }
});
