import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { speakBeats } from './speak-beats.ts';

test('where a service fails in the middle, the embedded voice speaks the whole story', async () => {
  let calls = 0;
  const service = createServer((request, response) => {
    request.resume();
    calls++;
    const hum = Buffer.alloc(2 * 24_000 * 1.6);
    for (let i = 0; i < hum.length / 2; i++) hum.writeInt16LE(Math.round(9000 * Math.sin(i / 20)), i * 2);
    response.writeHead(calls === 1 ? 200 : 503).end(calls === 1 ? hum : '');
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const address = service.address();
  const directory = await mkdtemp(path.join(os.tmpdir(), 'speak-beats-'));
  try {
    const speech = await speakBeats({
      directory,
      beats: [
        { id: 'b1', speaker: 'narrator', text: 'Mia ran to the sea.' },
        { id: 'b2', speaker: 'hero', text: 'I can swim!' },
      ],
      names: [],
      language: 'en',
      voice: {
        engine: 'elevenlabs',
        apiKey: 'secret-key',
        baseUrl: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
      },
    });
    assert.equal(calls, 2);
    assert.match(speech.fallback ?? '', /503/);
    assert.deepEqual([speech.narration.voice, speech.sampleRate], ['flite-slt', 16_000]);
    assert.equal(speech.narration.lines.length, 2);
  } finally {
    service.close();
    await rm(directory, { recursive: true, force: true });
  }
});
