import { vi } from 'vitest';
import type { FromPainter, ToPainter } from '../preview/painter-messages.ts';

/** The thread that paints, in the hand of a test. */
export class WorkerInHand extends EventTarget {
  readonly told: ToPainter[] = [];
  isOver = false;
  postMessage(message: ToPainter): void {
    this.told.push(message);
  }
  terminate(): void {
    this.isOver = true;
  }
  say(data: FromPainter): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  /** Answers the last wish for a frame: with a picture, or with none where it looks as before. */
  paint(looks: 'new' | 'as before' = 'new'): ImageBitmap | null {
    const asked = this.asked;
    if (!asked) throw new Error('nothing was asked for');
    const picture = looks === 'new' ? newPicture() : null;
    this.say({ kind: 'painted', frame: asked.frame, picture });
    return picture;
  }
  get asked(): Extract<ToPainter, { kind: 'paint' }> | undefined {
    return this.told.findLast((message) => message.kind === 'paint');
  }
  get frames(): number[] {
    return this.told.flatMap((message) => (message.kind === 'paint' ? [message.frame] : []));
  }
}

const newPicture = (): ImageBitmap => ({ width: 640, height: 360, close: vi.fn() });

/** Every thread that is started from now on. */
export function holdWorkers(): WorkerInHand[] {
  const workers: WorkerInHand[] = [];
  const start = class extends WorkerInHand {
    constructor() {
      super();
      workers.push(this);
    }
  };
  vi.stubGlobal('Worker', start);
  return workers;
}
