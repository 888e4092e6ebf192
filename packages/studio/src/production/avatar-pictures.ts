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
  /** How else the child may look, the likeliest first; none: all four show the one look. */
  otherLooks?: readonly Look[];
}

/** One of the four pictures a parent chooses from: PNG, 1024 × 1024. */
export interface AvatarPicture {
  id: string;
  label: string;
  description: string;
  /** What is drawn in it. */
  look: Look;
  png: Uint8Array;
}

/** One of the four that is there; `variant` is its place among them, 0…3. */
export interface DrawnAvatar {
  variant: number;
  picture: AvatarPicture;
}

const side = 1024;

/** @param report told each picture as soon as it is drawn, with its place among the four */
export async function drawAvatarPictures(
  request: AvatarRequest,
  report: (drawn: DrawnAvatar) => void,
): Promise<AvatarPicture[]> {
  const pictures: AvatarPicture[] = [];
  for (const [index, candidate] of avatarCandidates(request).entries()) {
    const canvas = renderToCanvas(portrait(candidate), { width: side, height: side, scale: 1 });
    const picture: AvatarPicture = {
      id: String(index + 1),
      label: candidate.label,
      description: candidate.description,
      look: candidate.character.look,
      png: await encodePng(canvas),
    };
    pictures.push(picture);
    report({ variant: index, picture });
  }
  return pictures;
}
