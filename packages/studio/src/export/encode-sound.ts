import { rename, rm } from 'node:fs/promises';
import { AV_LOG_ERROR } from 'node-av/constants';
import { FFmpegError, FormatContext, Log, Packet } from 'node-av/lib';
import { AacEncoder, type StereoSound } from './aac-encoder.ts';

/**
 * Writes sound alone, as AAC-LC in MP4 (.m4a) that plays while it loads. It sounds like the film's own:
 * same encoder, same delay. The file appears only when it is complete.
 * @throws FFmpegError where it cannot be encoded or written
 */
export async function encodeSound(sound: StereoSound, file: string): Promise<void> {
  Log.setLevel(AV_LOG_ERROR);
  const part = `${file}.part`;
  const output = new FormatContext();
  const encoder = new AacEncoder(sound);
  const packet = new Packet();
  packet.alloc();
  try {
    FFmpegError.throwIfError(output.allocOutputContext2(null, 'mp4', part), 'make sound file');
    const stream = output.newStream();
    FFmpegError.throwIfError(stream.codecpar.fromContext(encoder.context), 'describe sound');
    stream.timeBase = encoder.context.timeBase;
    FFmpegError.throwIfError(await output.openOutput(), `write ${file}`);
    FFmpegError.throwIfError(output.setOption('movflags', '+faststart'), 'set faststart');
    FFmpegError.throwIfError(await output.writeHeader(), `write ${file}`);
    while (await encoder.next(packet)) {
      packet.streamIndex = stream.index;
      packet.rescaleTs(encoder.context.timeBase, stream.timeBase);
      FFmpegError.throwIfError(await output.interleavedWriteFrame(packet), 'write sound');
      packet.unref();
    }
    FFmpegError.throwIfError(await output.writeTrailer(), `finish ${file}`);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  } finally {
    encoder.dispose();
    packet.free();
    await output.closeOutput();
    output.freeContext();
  }
  await rename(part, file);
}
