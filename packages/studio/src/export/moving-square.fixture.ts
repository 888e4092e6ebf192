import { appendFileSync, writeFileSync } from 'node:fs';
import type { OpenFrames } from './frame-source.ts';

/** A white square that walks over blue, drawn byte by byte: the test's film. */
export interface MovingSquare {
  width: number;
  height: number;
  /** Frames a drawing stands for; the others answer 'unchanged'. */
  hold: number;
  /** Every painted frame's number is written here. */
  log?: string;
  /** The process's id is written here when it opens the film. */
  pidFile?: string;
  /** The frame at which the process kills itself. */
  killAt?: number;
  /** The frame that cannot be painted. */
  failAt?: number;
  /** The frame that is never finished. */
  hangAt?: number;
}

export async function openFrames(film: MovingSquare): Promise<OpenFrames> {
  const picture = Buffer.alloc(film.width * film.height * 4);
  let drawn = -1;
  if (film.pidFile) writeFileSync(film.pidFile, String(process.pid));
  const draw = (drawing: number): void => {
    for (let y = 0; y < film.height; y++)
      for (let x = 0; x < film.width; x++) {
        const inside = Math.abs(x - ((drawing * 2) % film.width)) < 8 && Math.abs(y - film.height / 2) < 8;
        picture.writeUInt32LE(inside ? 0xffffffff : 0xffc08020, (y * film.width + x) * 4);
      }
  };
  return {
    async paint(n) {
      if (film.log) appendFileSync(film.log, `${n}\n`);
      if (n === film.killAt) process.kill(process.pid, 'SIGKILL');
      if (n === film.failAt) throw new Error('the crayon broke');
      if (n === film.hangAt) await new Promise(() => setInterval(() => undefined, 1000));
      const drawing = Math.floor(n / film.hold);
      if (drawing === drawn) return false;
      draw(drawing);
      drawn = drawing;
      return true;
    },
    data: () => picture,
    close: () => undefined,
  };
}
