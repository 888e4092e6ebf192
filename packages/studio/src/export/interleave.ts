import { FFmpegError } from 'node-av/lib';
import type { FormatContext, Packet, Rational, Stream } from 'node-av/lib';

/** A source of packets in order, with the stream of the output they belong to. */
export interface Track {
  next(packet: Packet): Promise<boolean>;
  timeBase: Rational;
  stream: Stream;
  packet: Packet;
  waiting: boolean;
}

/** Seconds at which the waiting packet of a track has to be decoded. */
const dueAt = (track: Track): number => Number(track.packet.dts) * track.timeBase.toDouble();

async function advance(track: Track): Promise<void> {
  track.packet.unref();
  track.waiting = await track.next(track.packet);
}

/** Writes the packets of all tracks in the order in which a player needs them. */
export async function interleave(
  output: FormatContext,
  tracks: readonly Track[],
  signal?: AbortSignal,
): Promise<void> {
  for (const track of tracks) await advance(track);
  for (;;) {
    signal?.throwIfAborted();
    const ready = tracks.filter((track) => track.waiting).sort((a, b) => dueAt(a) - dueAt(b));
    const track = ready[0];
    if (!track) return;
    const { packet } = track;
    packet.streamIndex = track.stream.index;
    packet.rescaleTs(track.timeBase, track.stream.timeBase);
    FFmpegError.throwIfError(await output.interleavedWriteFrame(packet), 'write film');
    await advance(track);
  }
}
