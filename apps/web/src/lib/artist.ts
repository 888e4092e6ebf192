import type { AnimationStyle } from '@milestoon/domain';
import type { CharacterRole, Emotion } from '@milestoon/cast';
import type { PaintCanvas, PaintContext } from '@milestoon/drawing';
import type { Look } from '@milestoon/look';

/** Somebody of the family, drawn as films draw them. */
export interface Relative {
  /** Missing: not said yet; drawn as a child is. */
  role?: CharacterRole | undefined;
  /** In years, where it is known. */
  age?: number | undefined;
  /** What chance decides of their drawing; of somebody new any. */
  seed?: number | undefined;
  /** Of a pet: its place among the coats of its species. */
  coat?: number | undefined;
  /** The child they are drawn beside: relatives without a look take after it. */
  child?: { look: Look; seed: number; variant: number } | undefined;
}

export interface PortraitRequest {
  /** Missing: that of a relative of the child. */
  look?: Look | undefined;
  /** Missing: a child. */
  relative?: Relative | undefined;
  style: AnimationStyle;
  variant: 0 | 1 | 2 | 3;
  emotion: Emotion;
  /** From head to foot. */
  whole: boolean;
  /** Pixels. */
  side: number;
}

type Artist = (canvas: HTMLCanvasElement, request: PortraitRequest) => void;

/** The same child always gets the same pattern of clothes in previews. */
const seed = 7;
type Cast = Pick<typeof import('@milestoon/cast'), 'newCastMember' | 'newHero'>;

interface CastRelative extends Relative {
  role: CharacterRole;
  /** Missing: they take after the child. */
  look: Look | undefined;
  style: AnimationStyle;
  /** Of the child, where there is none yet. */
  plain: Look;
}

/** Somebody of the family beside the child. */
export function castRelative(
  { newCastMember, newHero }: Cast,
  relative: CastRelative,
  variant: 0 | 1 | 2 | 3 = 0,
) {
  const { role, age, child, coat, seed: own = seed, look, style, plain } = relative;
  const hero = newHero({ name: 'Star', look: child?.look ?? plain, style, variant, seed });
  return newCastMember({
    id: 'relative',
    name: 'Star',
    role,
    age,
    hero: { ...hero, variant: child?.variant ?? 0 },
    own: { seed: own, look, coat },
    seed: child?.seed ?? seed,
  });
}

let artist: Promise<Artist> | undefined;
let queue: Promise<unknown> = Promise.resolve();

async function hireArtist(): Promise<Artist> {
  const [cast, { createPainter }, { defaultLook }] = await Promise.all([
    import('@milestoon/cast'),
    import('@milestoon/drawing'),
    import('@milestoon/look'),
  ]);
  const { newHero, portrait, portraitSize } = cast;
  // The painter only ever hands back canvases and patterns it got from here, which the structural types
  // of its host cannot express.
  const painter = createPainter({
    createCanvas: (width, height) => {
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      return canvas as unknown as PaintCanvas;
    },
    Path2D,
    image: () => undefined,
    layerBytes: 16 * 1024 * 1024,
  });
  const characterOf = ({ look = defaultLook, style, variant }: PortraitRequest) =>
    newHero({ name: 'Star', look, style, variant, seed });
  return (canvas, request) => {
    const { emotion, whole, side, relative, look, style, variant } = request;
    const role = relative?.role;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    const character = role
      ? castRelative(cast, { ...relative, role, look, style, plain: defaultLook }, variant)
      : characterOf(request);
    const list = portrait(character, { emotion, whole });
    const scale = side / portraitSize;
    // Setting the size empties the canvas too.
    canvas.width = side;
    canvas.height = side;
    context.setTransform(scale, 0, 0, scale, 0, 0);
    painter.paint(context as unknown as PaintContext, list);
  };
}

const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/**
 * Draws a portrait when its turn has come: one after the other with a pause between, so that typing and
 * scrolling stay smooth. `wanted` is asked again right before drawing. Rejects when the drawing code cannot
 * be loaded.
 */
export function drawPortrait(
  canvas: HTMLCanvasElement,
  request: PortraitRequest,
  wanted: () => boolean,
): Promise<boolean> {
  const turn = queue.then(async () => {
    await breath();
    if (!wanted()) return false;
    artist ??= hireArtist();
    const draw = await artist.catch((error: unknown) => {
      // The next one asks again: the network may be back.
      artist = undefined;
      throw error;
    });
    if (!wanted()) return false;
    draw(canvas, request);
    return true;
  });
  queue = turn.catch(() => undefined);
  return turn;
}
