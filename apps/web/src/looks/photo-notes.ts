import type { LookReading } from '@milestoon/look';
import { assertNever } from '@milestoon/domain';
import type { Texts } from '@milestoon/domain/texts';

type Finding = LookReading['photos'][number]['finding'];

/** What to tell about one photo, or null when all is well. `position` counts from 1. */
export function photoNote(finding: Finding, position: number, texts: Texts): string | null {
  const { findings } = texts.children;
  switch (finding) {
    case 'face':
      return null;
    case 'no-face':
      return findings.noFace(position);
    case 'several-faces':
      return findings.severalFaces(position);
    case 'too-dark':
      return findings.tooDark(position);
    case 'too-bright':
      return findings.tooBright(position);
    case 'greyscale':
      return findings.greyscale(position);
    default:
      return assertNever(finding);
  }
}

/** Whether any photo shows a face at all. */
export const showsFace = (reading: LookReading): boolean =>
  reading.photos.some((photo) => photo.faceBox !== null || photo.finding === 'face');
