import type { LookReading } from '@milestoon/film/look';
import { assertNever } from '@milestoon/domain';

type Finding = LookReading['photos'][number]['finding'];

/** What to tell about one photo, or null when all is well. `position` counts from 1. */
export function photoNote(finding: Finding, position: number): string | null {
  switch (finding) {
    case 'face':
      return null;
    case 'no-face':
      return `We could not find a face in photo ${position}`;
    case 'several-faces':
      return `There is more than one face in photo ${position}: we looked at the largest`;
    case 'too-dark':
      return `Photo ${position} is too dark to tell the colours`;
    case 'too-bright':
      return `Photo ${position} is too bright to tell the colours`;
    case 'greyscale':
      return `Photo ${position} is black and white: please check the colours`;
    default:
      return assertNever(finding);
  }
}

/** Whether any photo shows a face at all. */
export const showsFace = (reading: LookReading): boolean =>
  reading.photos.some((photo) => photo.faceBox !== null || photo.finding === 'face');
