import type { AnimationStyle } from '@milestoon/domain';
import { avatarCandidates, portrait } from '@milestoon/cast';
import type { Look } from '@milestoon/look';
import { encodePng, renderToCanvas } from '../canvas/index.ts';

/** Whose avatars are drawn; the same request gives the same four. */
export interface AvatarRequest {
  name: string;
  look: Look;
  style: AnimationStyle;
  seed: number;
}

/** One of the four pictures a parent chooses from: PNG, 1024 × 1024. */
export interface AvatarPicture {
  id: string;
  label: string;
  description: string;
  png: Uint8Array;
}

const side = 1024;

export async function drawAvatarPictures(request: AvatarRequest): Promise<AvatarPicture[]> {
  const pictures: AvatarPicture[] = [];
  for (const [index, candidate] of avatarCandidates(request).entries()) {
    const canvas = renderToCanvas(portrait(candidate), { width: side, height: side, scale: 1 });
    pictures.push({
      id: String(index + 1),
      label: candidate.label,
      description: candidate.description,
      png: await encodePng(canvas),
    });
  }
  return pictures;
}
