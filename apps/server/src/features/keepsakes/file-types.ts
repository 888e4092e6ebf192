import type { KeepsakeKind } from '@milestoon/domain';

const pdf = { extension: 'pdf', type: 'application/pdf' };

/** What kind of file each is. */
export const fileTypes: Record<KeepsakeKind, { extension: string; type: string }> = {
  'book-a5': pdf,
  'book-square': pdf,
  'poster-pdf': pdf,
  'poster-png': { extension: 'png', type: 'image/png' },
  'season-film': { extension: 'mp4', type: 'video/mp4' },
  'year-film': { extension: 'mp4', type: 'video/mp4' },
};

/** What browsers save it under: they add nothing of the family's to it. */
export const downloadNameOf = (kind: KeepsakeKind): string =>
  `milestoon-${kind.startsWith('poster') ? 'poster' : kind}.${fileTypes[kind].extension}`;
