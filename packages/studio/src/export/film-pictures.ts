import { AVMEDIA_TYPE_VIDEO } from 'node-av/constants';
import { Codec, CodecContext, FFmpegError, FormatContext, Frame, Packet } from 'node-av/lib';

const ok = FFmpegError.throwIfError.bind(FFmpegError);

/** A file to be read. @throws Error where it is no film */
export async function opened(file: string): Promise<FormatContext> {
  const input = new FormatContext();
  ok(await input.openInput(file), `read ${file}`);
  return input;
}

/** Calls `take` with every picture of a film, one after the other. @throws Error where one cannot be read */
export async function eachPicture(file: string, take: (picture: Frame) => void): Promise<void> {
  const input = await opened(file);
  const decoder = new CodecContext();
  const [packet, frame] = [new Packet(), new Frame()];
  packet.alloc();
  frame.alloc();
  try {
    const stream = input.streams.find(({ codecpar }) => codecpar.codecType === AVMEDIA_TYPE_VIDEO);
    const codec = stream && Codec.findDecoder(stream.codecpar.codecId);
    if (!codec) throw new Error(`${file} has no pictures that can be read`);
    decoder.allocContext3(codec);
    ok(decoder.parametersToContext(stream.codecpar), 'describe pictures');
    decoder.threadCount = 1;
    ok(await decoder.open2(codec), 'open decoder');
    for (let isOver = false; !isOver; ) {
      isOver = (await input.readFrame(packet)) < 0;
      if (!isOver && packet.streamIndex !== stream.index) {
        packet.unref();
        continue;
      }
      ok(await decoder.sendPacket(isOver ? null : packet), 'read picture');
      packet.unref();
      while ((await decoder.receiveFrame(frame)) >= 0) {
        take(frame);
        frame.unref();
      }
    }
  } finally {
    frame.free();
    packet.free();
    decoder.freeContext();
    input.closeInputSync();
  }
}
