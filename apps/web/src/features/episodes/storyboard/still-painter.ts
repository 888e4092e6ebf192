import type { AnimationStyle } from '@milestoon/domain';
import { isFilm } from '../preview/painter.ts';
import type { FromPainter, ToPainter } from '../preview/painter-messages.ts';

/** Pixels: sharp on a phone, quick to draw. */
const width = 640;

/** A wish for a picture: which moment, and the frame that shows it. */
export interface WantedStill {
  key: string;
  frame: number;
}

export type Stills = Readonly<Record<string, ImageBitmap>>;

/** Draws the stills of one story, one after the other, in a thread of its own. */
export interface StillPainter {
  /** A film in this style will soon be shown. */
  prepare(style: AnimationStyle): void;
  /**
   * Draws what is wanted and not there, in that order. Pictures of the film before stay until theirs is drawn, and are
   * not drawn again where they look the same.
   */
  show(film: unknown, wanted: readonly WantedStill[]): void;
  /** By the keys they were wanted under; another object whenever one is added. */
  stills(): Stills;
  /** @returns what ends it */
  listen(listener: () => void): () => void;
  close(): void;
}

/** Of which film and frame a picture is. */
interface Drawn {
  film: unknown;
  frame: number;
}

const start = (): Worker =>
  new Worker(new URL('../preview/painter.worker.ts', import.meta.url), { type: 'module' });

/** Where there are no threads nothing is drawn; one that does not come is asked for again with the next film. */
export function createStillPainter(): StillPainter {
  let worker: Worker | undefined;
  const listeners = new Set<() => void>();
  const drawn = new Map<string, Drawn>();
  let stills: Stills = {};
  let film: unknown;
  let wanted: readonly WantedStill[] = [];
  let painting: (WantedStill & Drawn) | undefined;
  /** Films that were sent to be opened and are not open yet: only the last one is painted. */
  let opening = 0;

  const tell = (message: ToPainter): void => {
    if (typeof Worker === 'undefined') return;
    worker ??= begin();
    worker.postMessage(message);
  };
  const isDrawn = ({ key, frame }: WantedStill): boolean => {
    const last = drawn.get(key);
    return last?.film === film && last?.frame === frame;
  };
  const next = (): void => {
    if (painting || opening > 0) return;
    const still = wanted.find((each) => !isDrawn(each));
    if (!still) return;
    painting = { ...still, film };
    tell({ kind: 'paint', frame: still.frame, still: still.key });
  };
  /** One that cannot be painted is left out. */
  const keep = (picture: ImageBitmap | null): void => {
    if (!painting) return;
    const { key, ...of } = painting;
    painting = undefined;
    drawn.set(key, of);
    if (!picture) return;
    stills = { ...stills, [key]: picture };
    for (const listener of listeners) listener();
  };
  const fail = (of: ToPainter['kind']): void => {
    if (of === 'paint') keep(null);
    if (of !== 'open') return;
    opening -= 1;
    film = undefined;
    wanted = [];
  };
  function begin(): Worker {
    const begun = start();
    begun.addEventListener('message', ({ data }: MessageEvent<FromPainter>) => {
      if (data.kind === 'opened') opening -= 1;
      else if (data.kind === 'painted') keep(data.picture);
      else fail(data.of);
      next();
    });
    begun.addEventListener('error', () => {
      worker = undefined;
      painting = undefined;
      film = undefined;
      opening = 0;
    });
    return begun;
  }

  return {
    prepare: (style) => tell({ kind: 'prepare', style }),
    show(shown, stillsOfIt) {
      wanted = isFilm(shown) ? stillsOfIt : [];
      if (shown !== film && isFilm(shown)) {
        film = shown;
        opening += 1;
        tell({ kind: 'open', film: shown, photos: {}, width });
      }
      next();
    },
    stills: () => stills,
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => worker?.terminate(),
  };
}
