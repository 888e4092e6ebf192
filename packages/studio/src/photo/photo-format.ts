export type PhotoFormat = 'jpeg' | 'png' | 'webp';

/** The first bytes of each format; null matches any byte. */
const signatures: Record<PhotoFormat, readonly (number | null)[]> = {
  jpeg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  webp: [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50],
};
const formats: readonly PhotoFormat[] = ['jpeg', 'png', 'webp'];

/**
 * What a file is by its first bytes, whatever its name says; null for all else. Only what cameras and browsers
 * make is let through to the decoder: SVG runs code, GIF moves, and HEIC is not in the prebuilt decoder.
 */
export function photoFormat(bytes: Uint8Array): PhotoFormat | null {
  const matches = (format: PhotoFormat): boolean =>
    signatures[format].every((byte, i) => byte === null || bytes[i] === byte);
  return formats.find(matches) ?? null;
}
