import assert from 'node:assert/strict';
import { AV_CODEC_ID_MOV_TEXT } from 'node-av/constants';
import { Codec, CodecContext, FormatContext, Frame, Packet } from 'node-av/lib';

/** Every packet's time in seconds, by stream. */
export async function readBack(file: string) {
  const input = new FormatContext();
  assert.ok((await input.openInput(file)) >= 0);
  assert.ok((await input.findStreamInfo()) >= 0);
  const { streams } = input;
  const times = streams.map((): number[] => []);
  const texts: [at: number, text: string][] = [];
  const packet = new Packet();
  packet.alloc();
  while ((await input.readFrame(packet)) >= 0) {
    const stream = streams[packet.streamIndex];
    const at = Number(packet.pts) * (stream?.timeBase.toDouble() ?? 0);
    times[packet.streamIndex]?.push(at);
    if (stream?.codecpar.codecId === AV_CODEC_ID_MOV_TEXT)
      texts.push([Math.round(at * 1000), packet.data?.subarray(2).toString() ?? '']);
    packet.unref();
  }
  const result = {
    codecs: streams.map((stream) => stream.codecpar.codecId),
    size: [streams[0]?.codecpar.width, streams[0]?.codecpar.height],
    captionSize: [streams[2]?.codecpar.width, streams[2]?.codecpar.height],
    title: input.metadata?.get('title'),
    comment: input.metadata?.get('comment'),
    languages: streams.map((stream) => stream.metadata?.get('language')),
    times,
    texts,
  };
  packet.free();
  input.closeInputSync();
  return result;
}

/** The brightness of every point of frame `n`, row by row, 16 … 235. */
export async function brightness(file: string, n: number): Promise<Uint8Array> {
  const input = new FormatContext();
  assert.ok((await input.openInput(file)) >= 0);
  const [stream] = input.streams;
  const codec = stream && Codec.findDecoder(stream.codecpar.codecId);
  assert.ok(codec);
  const decoder = new CodecContext();
  decoder.allocContext3(codec);
  assert.ok(decoder.parametersToContext(stream.codecpar) >= 0);
  assert.ok((await decoder.open2(codec)) >= 0);
  const [packet, frame] = [new Packet(), new Frame()];
  packet.alloc();
  frame.alloc();
  let seen = 0;
  try {
    for (;;) {
      const isOver = (await input.readFrame(packet)) < 0;
      if (isOver || packet.streamIndex === 0) await decoder.sendPacket(isOver ? null : packet);
      packet.unref();
      while ((await decoder.receiveFrame(frame)) >= 0)
        if (seen++ === n) return Uint8Array.from(frame.toBuffer().subarray(0, frame.width * frame.height));
      if (isOver) throw new RangeError(`${file} has no frame ${n}`);
    }
  } finally {
    frame.free();
    packet.free();
    decoder.freeContext();
    input.closeInputSync();
  }
}
