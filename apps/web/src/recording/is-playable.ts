/** Seconds: less of a voice says nothing. */
const shortest = 0.3;

/** Whether a recording can be heard that nobody has ended: some containers say only at their end what is in them. */
export async function isPlayable(recording: Blob): Promise<boolean> {
  try {
    const decoder = new OfflineAudioContext(1, 1, 48_000);
    const { duration } = await decoder.decodeAudioData(await recording.arrayBuffer());
    return duration >= shortest;
  } catch {
    return false;
  }
}
