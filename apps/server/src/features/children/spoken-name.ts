/** How the storyteller would say a name, as base64 of a WAVE file. Nothing is kept. */
export async function speakName(
  input: { name: string; pronunciation: string | null },
  signal: AbortSignal | undefined,
): Promise<{ sound: string }> {
  const { sayName } = await import('@milestoon/studio/production');
  const wave = await sayName({ name: input.name, soundsLike: input.pronunciation }, signal);
  return { sound: Buffer.from(wave).toString('base64') };
}
