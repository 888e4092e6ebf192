/** The containers that browsers record into, by the names of FFmpeg's demuxers. */
export type Container = 'matroska' | 'mov' | 'ogg';

const is = (bytes: Uint8Array, at: number, text: string): boolean =>
  Buffer.from(bytes.subarray(at, at + text.length)).toString('latin1') === text;

/**
 * What a recording is kept in, by its first bytes: WebM of Chromium and Firefox, MP4 of Safari, Ogg of older Firefox.
 * Null for all else, which no decoder gets to see.
 */
export function containerOf(head: Uint8Array): Container | null {
  if (is(head, 0, '\x1aE\xdf\xa3')) return 'matroska';
  if (is(head, 4, 'ftyp')) return 'mov';
  if (is(head, 0, 'OggS')) return 'ogg';
  return null;
}
