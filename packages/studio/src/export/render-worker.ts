/**
 * A process that renders segments: started by worker-process.ts, told what to do over its IPC channel.
 * It ends when the channel closes, so nothing keeps drawing after its parent was killed.
 */
import os from 'node:os';
import { importCompiled } from '../compile-cache.ts';
import { openSource } from './frame-source.ts';
import type { FrameSource, OpenFrames } from './frame-source.ts';
import { encodeRange } from './segment.ts';
import type { FromWorker, ToWorker } from './worker-messages.ts';

/** Below the server, which has to answer while films are drawn. */
const niceness = 10;
const framesPerReport = 6;

let opened: Promise<{ source: FrameSource; frames: OpenFrames }> | undefined;

const tell = (message: FromWorker): void => {
  if (process.connected) process.send?.(message);
};

async function obey(message: ToWorker): Promise<void> {
  if (message.kind === 'open') {
    const { source } = message;
    opened = importCompiled(() => openSource(source)).then((frames) => ({ source, frames }));
    await opened;
    return;
  }
  if (!opened) throw new Error('asked to render before the film was opened');
  const { source, frames } = await opened;
  const segment = await encodeRange(frames, source, message.range, message.file, {
    frameDone: (done) => {
      if (done % framesPerReport === 0) tell({ kind: 'frames', frames: done });
    },
  });
  tell({ kind: 'rendered', segment });
}

if (process.send) {
  os.setPriority(niceness);
  process.on('disconnect', () => process.exit(0));
  process.on('message', (message: ToWorker) => {
    obey(message).catch((error: unknown) => {
      tell({
        kind: 'failed',
        message: error instanceof Error ? (error.stack ?? error.message) : String(error),
      });
    });
  });
}
