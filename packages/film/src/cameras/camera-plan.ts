import { type Box, frameSize, type Point } from '@milestoon/drawing';
import type { Camera } from '@milestoon/stage';

/** What a shot must show, stage pixels. */
export interface Subject {
  /** Middle of the figures, or of the face in a close-up. */
  x: number;
  /** Top of the tallest head and the ground the feet stand on. */
  top: number;
  ground: number;
  faceY: number;
  width: number;
  /** Of several figures: from the top of the tallest to the lowest chin, so that a near picture cuts no face. */
  faces?: { top: number; low: number };
  /** It is what the words tell, and no crowd stands about it. */
  told?: boolean;
  /** What is done is in the hands: a near picture shows those, too. */
  hands?: boolean;
  /** What happens at the ground matters (a bike, a bed): feet stay above the captions. */
  whole: boolean;
}

export type ShotSize = 'wide' | 'medium' | 'close';
export type ShotMove = 'hold' | 'push' | 'pull' | 'pan-left' | 'pan-right' | 'tilt-up';

const zoomOf: Record<ShotSize, number> = { wide: 1.14, medium: 1.55, close: 2.45 };
/** Of what is told and done by few: it is seen before a place. Small ones come nearer, and a step of size is left between. */
const toldZoom = { most: { wide: 1.3, medium: 1.78 }, step: 1.28, tall: 690 } as const;
/** From the head to the hips. */
const handsZoom = 2.05;
/** How far the layers reach beyond the frame at zoom 1, stage pixels. */
const sideMargin = 240;
/** Less than what a kept raster may be stretched by, so that a push never paints the set anew. */
const pushBy = 1.055;
const [panBy, tiltBy] = [90, 64];
/** Screen line, pixels from the top, that feet stand on: captions begin below it. */
const groundLine = 868;
const headRoom = 110;

/** Frames a subject; the camera never looks past the edge of the set. */
export function frameSubject(size: ShotSize, subject: Subject): Camera {
  const zoom = Math.max(
    1.02,
    size === 'close'
      ? Math.min(subject.hands ? handsZoom : zoomOf.close, facesZoom(subject))
      : zoomFor(size, subject),
  );
  const middle = frameSize.height / 2;
  const centre =
    size === 'close'
      ? (subject.faces ? (subject.faces.top + subject.faces.low) / 2 : subject.faceY) +
        (subject.hands ? 150 : 70) / zoom
      : size === 'medium' && !subject.whole
        ? (subject.top + subject.ground) / 2 + 60 / zoom
        : subject.ground - (groundLine - middle) / zoom;
  const follow = size === 'wide' ? 0.55 : 1;
  return insideSet({ x: (subject.x - frameSize.width / 2) * follow, y: centre - middle, zoom });
}

function zoomFor(size: 'wide' | 'medium', subject: Subject): number {
  const fitting = Math.min((frameSize.width * 0.8) / subject.width, wholeZoom(subject), tallZoom(subject));
  if (!subject.told) return Math.min(zoomOf[size], fitting);
  // Hair has room above, whoever comes nearer.
  const near = Math.min(toldZoom.most.medium, toldZoom.tall / Math.max(1, subject.ground - subject.top));
  const medium = Math.min(fitting, Math.max(zoomOf.medium, near));
  if (size === 'medium') return medium;
  return Math.min(fitting, Math.max(zoomOf.wide, Math.min(toldZoom.most.wide, medium / toldZoom.step)));
}

/** Height of a head that is seen over a shoulder, and where its face is, screen pixels. */
const facedHead = 350;
const faceLine = 430;

/** A face in the half of the picture that a shoulder leaves free; `aside` is how far from the middle, of the width. */
export function frameFace(face: { x: number; y: number }, head: number, aside: number): Camera {
  const zoom = Math.max(1.8, Math.min(2.5, facedHead / head));
  const middle: Point = [frameSize.width / 2, frameSize.height / 2];
  return insideSet({
    x: face.x - middle[0] - (aside * frameSize.width) / zoom,
    y: face.y - middle[1] + (middle[1] - faceLine) / zoom,
    zoom,
  });
}

/** Nearer than this drawings made for the stage look coarse. */
const nearest = 6;
/** Share of a face above the nose: a picture shows all of it or nothing. */
const eyes = 0.58;

/** A thing fills the picture, above the captions. Whose eyes would be cut is seen from the nose down. */
export function frameThing([x, y, width, height]: Box, [, faceY, , faceHeight]: Box): Camera {
  const zoom = Math.min(nearest, frameSize.height / Math.max(width, height));
  const half = frameSize.height / 2 / zoom;
  const middle = y + height / 2 + 40 / zoom;
  const nose = faceY + eyes * faceHeight;
  const lowered = y + height / 2 > nose ? Math.max(middle, nose + half) : middle;
  return insideSet({
    x: x + width / 2 - frameSize.width / 2,
    y: lowered - frameSize.height / 2,
    zoom,
  });
}

/** Screen pixels for somebody from head to foot in a medium shot that may still push in; hops need some room too. */
const tallest = 830;
/** Grown-ups keep their hair: with them a medium shot is a little wider. */
const tallZoom = ({ top, ground }: Subject): number => tallest / Math.max(1, ground - top);

/** Screen pixels for the heads of several in a near picture. */
const heads = 760;
const facesZoom = ({ faces }: Subject): number =>
  faces ? heads / Math.max(1, faces.low - faces.top) : Number.POSITIVE_INFINITY;

const wholeZoom = ({ whole, top, ground }: Subject): number =>
  whole ? (groundLine - headRoom) / Math.max(1, ground - top) : Number.POSITIVE_INFINITY;

function insideSet(camera: Camera): Camera {
  const half = frameSize.width / 2;
  const limitX = Math.max(0, half + sideMargin - half / camera.zoom) * 0.9;
  const limitY = (frameSize.height / 2) * (1 - 1 / camera.zoom);
  const bound = (value: number, limit: number): number => Math.max(-limit, Math.min(limit, value));
  return { x: bound(camera.x, limitX), y: bound(camera.y, limitY), zoom: camera.zoom };
}

/** One motivated move a shot; `hold` keeps the camera still so that the set is painted once. */
export function moveCamera(at: Camera, move: ShotMove): { from: Camera; to: Camera } {
  const pan = panBy / at.zoom;
  switch (move) {
    case 'hold':
      return { from: at, to: at };
    case 'push':
      return { from: at, to: insideSet({ ...at, zoom: at.zoom * pushBy }) };
    case 'pull':
      return { from: insideSet({ ...at, zoom: at.zoom * pushBy }), to: at };
    case 'pan-left':
      return { from: insideSet({ ...at, x: at.x + pan }), to: insideSet({ ...at, x: at.x - pan }) };
    case 'pan-right':
      return { from: insideSet({ ...at, x: at.x - pan }), to: insideSet({ ...at, x: at.x + pan }) };
    case 'tilt-up':
      return {
        from: insideSet({ ...at, y: at.y + tiltBy / 2 / at.zoom }),
        to: insideSet({ ...at, y: at.y - tiltBy / at.zoom }),
      };
  }
}
