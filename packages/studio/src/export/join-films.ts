import { rename, rm, stat } from 'node:fs/promises';
import { AV_LOG_ERROR, AVMEDIA_TYPE_VIDEO } from 'node-av/constants';
import { Dictionary, FFmpegError, FormatContext, Log, Packet, Rational } from 'node-av/lib';
import type { Stream } from 'node-av/lib';
import { addChapters } from './chapters/add-chapters.ts';
import type { ChapterMark } from './chapters/chapter-mark.ts';

/** Films of `muxEpisode` that become one. */
export interface FilmsToJoin {
  films: readonly { file: string; title: string }[];
  /** Where the MP4 goes; it appears only when it is complete. */
  file: string;
  metadata: Readonly<Record<string, string>>;
  /** Told shares, 0…1. */
  onProgress?: (share: number) => void;
}

/** Times while packets pass from one file to the other: microseconds. */
const clock = new Rational(1, 1_000_000);
const tick = 1_000_000;
/** More than what is lost when times are rounded, and less than any packet lasts. */
const rounded = 1000n;

/** What all films so far have left in a track of the output. */
interface Track {
  stream: Stream;
  kind: number;
  header: Buffer | null;
  /** Where its last packet ended, and when it was to be decoded; µs, null before the first. */
  end: bigint;
  decoded: bigint | null;
}

async function opened(file: string): Promise<FormatContext> {
  const input = new FormatContext();
  FFmpegError.throwIfError(await input.openInput(file), `read ${file}`);
  return input;
}

/** A track for every kind that any film has, described as in the first that has it. */
async function addTracks(output: FormatContext, films: FilmsToJoin['films']): Promise<Track[]> {
  const tracks: Track[] = [];
  for (const { file } of films) {
    const input = await opened(file);
    for (const source of input.streams) {
      const { codecpar } = source;
      const known = tracks.find(({ kind }) => kind === codecpar.codecType);
      if (known) {
        if (!known.header?.equals(codecpar.extradata ?? Buffer.alloc(0)) && known.kind === AVMEDIA_TYPE_VIDEO)
          throw new Error(`${file} was encoded with other settings than the films before it`);
        continue;
      }
      const stream = output.newStream();
      FFmpegError.throwIfError(codecpar.copy(stream.codecpar), 'describe track');
      stream.timeBase = source.timeBase;
      stream.metadata = Dictionary.fromObject({ language: source.metadata?.get('language') ?? 'und' });
      const header = codecpar.extradata ? Buffer.from(codecpar.extradata) : null;
      tracks.push({ stream, kind: codecpar.codecType, header, end: 0n, decoded: null });
    }
    input.closeInputSync();
  }
  return tracks;
}

/** Copies all packets of a film behind `start` (µs). @returns where its pictures end, in µs */
async function copy(
  output: FormatContext,
  tracks: readonly Track[],
  file: string,
  start: bigint,
): Promise<bigint> {
  const input = await opened(file);
  const packet = new Packet();
  packet.alloc();
  let end = start;
  try {
    while ((await input.readFrame(packet)) >= 0) {
      const source = input.streams[packet.streamIndex];
      const track = tracks.find(({ kind }) => kind === source?.codecpar.codecType);
      if (!source || !track) continue;
      packet.rescaleTs(source.timeBase, clock);
      const isVideo = track.kind === AVMEDIA_TYPE_VIDEO;
      // Sound begins a little before its film and ends a little behind it: there it is silent, and left out.
      const [from, decode] = [start + packet.pts, start + packet.dts];
      const until = from + packet.duration;
      if (track.decoded !== null && (decode <= track.decoded || (!isVideo && from + rounded < track.end))) {
        packet.unref();
        continue;
      }
      track.decoded = decode;
      if (until > track.end) track.end = until;
      if (isVideo && until > end) end = until;
      packet.pts = from;
      packet.dts = decode;
      packet.streamIndex = track.stream.index;
      packet.rescaleTs(clock, track.stream.timeBase);
      FFmpegError.throwIfError(await output.interleavedWriteFrame(packet), 'write film');
    }
    return end;
  } finally {
    packet.free();
    input.closeInputSync();
  }
}

async function writeAll(output: FormatContext, { films, file, metadata, onProgress }: FilmsToJoin) {
  const tracks = await addTracks(output, films);
  output.metadata = Dictionary.fromObject({ ...metadata });
  FFmpegError.throwIfError(await output.openOutput(), `write ${file}`);
  FFmpegError.throwIfError(await output.writeHeader(), `write ${file}`);
  const chapters: ChapterMark[] = [];
  let at = 0n;
  for (const [i, film] of films.entries()) {
    chapters.push({ start: Number(at) / tick, title: film.title });
    at = await copy(output, tracks, film.file, at);
    onProgress?.((i + 1) / films.length);
  }
  FFmpegError.throwIfError(await output.writeTrailer(), `finish ${file}`);
  return { chapters, duration: Number(at) / tick };
}

/**
 * Puts films one behind the other into one MP4 with a chapter for each. Nothing is encoded anew: pictures, sound and
 * captions are copied, in about the time the files take to be read. Resolves to seconds and bytes.
 *
 * @throws Error where a film is broken or was encoded with other settings; no file is left behind then
 */
export async function joinFilms(asked: FilmsToJoin): Promise<{ duration: number; bytes: number }> {
  Log.setLevel(AV_LOG_ERROR);
  if (asked.films.length === 0) throw new RangeError('no film to join');
  const [joined, part] = [`${asked.file}.joined`, `${asked.file}.part`];
  const output = new FormatContext();
  try {
    FFmpegError.throwIfError(output.allocOutputContext2(null, 'mp4', joined), 'make film');
    const { chapters, duration } = await writeAll(output, asked);
    await output.closeOutput();
    await addChapters(joined, part, { chapters, duration });
    const { size } = await stat(part);
    await rename(part, asked.file);
    return { duration, bytes: size };
  } catch (error) {
    await output.closeOutput();
    await rm(part, { force: true });
    throw error;
  } finally {
    output.freeContext();
    await rm(joined, { force: true });
  }
}
