import { encodeAs, spokenBy } from '@milestoon/studio/recording/testing';

/** Something said, as somebody's phone records it. */
export async function recordingOf(
  text: string,
  form: 'webm' | 'mp4' | 'ogg' = 'webm',
  loudness = 1,
): Promise<Blob> {
  const voice = await spokenBy('deep', text);
  const pause = 24_000;
  const sound = new Float32Array(voice.length + 2 * pause);
  sound.set(
    voice.map((value) => value * loudness),
    pause,
  );
  return new Blob([Uint8Array.from(await encodeAs(form, sound, 48_000))], { type: `audio/${form}` });
}
