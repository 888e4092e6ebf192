import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { musicChoices, narrators } from '@milestoon/domain';
import { createSampler } from './sampler.ts';

test('every narrator and every music can be heard, and none like another', async () => {
  const sampler = createSampler();
  try {
    const heard = new Set<string>();
    for (const request of [
      ...narrators.map((narrator) => ({
        kind: 'narrator' as const,
        narrator,
        language: 'pt' as const,
        voice: undefined,
      })),
      ...musicChoices.map((music) => ({ kind: 'music' as const, music })),
    ]) {
      const sound = Buffer.from(await sampler.make(request));
      assert.equal(sound.toString('latin1', 4, 8), 'ftyp');
      assert.ok(sound.length > 20_000 && sound.length < 400_000, `${sound.length} bytes`);
      heard.add(createHash('sha256').update(sound).digest('hex'));
    }
    assert.equal(heard.size, narrators.length + musicChoices.length);
  } finally {
    await sampler.close();
  }
});

test('a voice that is set and cannot speak is replaced by the embedded one', async () => {
  const sampler = createSampler();
  try {
    const request = { kind: 'narrator', narrator: 'warm', language: 'en' } as const;
    const own = await sampler.make({ ...request, voice: undefined });
    const missing = { engine: 'kokoro', directory: '/nowhere' } as const;
    assert.deepEqual(await sampler.make({ ...request, voice: missing }), own);
  } finally {
    await sampler.close();
  }
});
