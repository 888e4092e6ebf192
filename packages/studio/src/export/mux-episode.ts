import { rename, rm, stat } from 'node:fs/promises';
import { AV_LOG_ERROR } from 'node-av/constants';
import { Dictionary, FFmpegError, FormatContext, Log, Packet } from 'node-av/lib';
import type { Rational, Stream } from 'node-av/lib';
import { AacEncoder } from './aac-encoder.ts';
import type { StereoSound } from './aac-encoder.ts';
import { CaptionTrack } from './caption-track.ts';
import { interleave, type Track } from './interleave.ts';
import { SegmentReader } from './segment-reader.ts';
import type { Cue } from './web-vtt.ts';

/** What an MP4 is put together from. */
export interface EpisodeParts {
  /** The files of `renderVideo`, in order. */
  segments: readonly string[];
  /** What is longer than the pictures is cut. */
  sound: StereoSound;
  /** Where the MP4 goes; it appears only when it is complete. */
  file: string;
  /** Global tags of the file, such as title, comment, artist, show, date. */
  metadata: Readonly<Record<string, string>>;
  /** Of what is spoken, and lettered in the pictures: ISO 639-2, such as 'por'. */
  language: string;
  fps: number;
  /** Become a track that players show or leave out. */
  captions?: readonly Cue[];
  signal?: AbortSignal | undefined;
}

/** The finished file; `bytes` is its size. */
export interface Episode {
  /** Seconds. */
  duration: number;
  bytes: number;
}

/** Sound that ends with the last picture. */
function cutTo(sound: StereoSound, seconds: number): StereoSound {
  const length = Math.min(sound.left.length, sound.right.length, Math.round(seconds * sound.sampleRate));
  return { ...sound, left: sound.left.subarray(0, length), right: sound.right.subarray(0, length) };
}

async function countFrames(segments: readonly string[], fps: number): Promise<number> {
  const reader = new SegmentReader(segments, fps);
  const packet = new Packet();
  packet.alloc();
  try {
    await reader.open();
    while (await reader.next(packet)) packet.unref();
    return reader.frames;
  } finally {
    reader.close();
    packet.free();
  }
}

/** All streams, header and all packets. */
async function writeFilm(output: FormatContext, parts: EpisodeParts, frames: number): Promise<void> {
  const duration = frames / parts.fps;
  const pictures = new SegmentReader(parts.segments, parts.fps);
  const sound = new AacEncoder(cutTo(parts.sound, duration));
  const captions = parts.captions?.length ? new CaptionTrack(parts.captions, duration) : undefined;
  const tracks: Track[] = [];
  const addTrack = (stream: Stream, timeBase: Rational, next: Track['next']): void => {
    stream.timeBase = timeBase;
    stream.metadata = Dictionary.fromObject({ language: parts.language });
    const packet = new Packet();
    packet.alloc();
    tracks.push({ next, timeBase, stream, packet, waiting: false });
  };
  try {
    const video = output.newStream();
    FFmpegError.throwIfError((await pictures.open()).copy(video.codecpar), 'describe video');
    // The tag of the segment's container is this container's too: 'avc1'.
    addTrack(video, pictures.timeBase, (packet) => pictures.next(packet));
    const audio = output.newStream();
    FFmpegError.throwIfError(audio.codecpar.fromContext(sound.context), 'describe sound');
    addTrack(audio, sound.context.timeBase, (packet) => sound.next(packet));
    if (captions) {
      const words = output.newStream();
      captions.describe(words.codecpar, video.codecpar);
      addTrack(words, captions.timeBase, async (packet) => captions.next(packet));
    }
    output.metadata = Dictionary.fromObject({ ...parts.metadata });
    FFmpegError.throwIfError(await output.openOutput(), `write ${parts.file}`);
    FFmpegError.throwIfError(output.setOption('movflags', '+faststart'), 'set faststart');
    FFmpegError.throwIfError(await output.writeHeader(), `write ${parts.file}`);
    await interleave(output, tracks, parts.signal);
    FFmpegError.throwIfError(await output.writeTrailer(), `finish ${parts.file}`);
  } finally {
    pictures.close();
    sound.dispose();
    for (const { packet } of tracks) packet.free();
  }
}

/**
 * Joins pictures, sound and captions to an MP4 that plays while it loads: the pictures are copied as they are,
 * the sound becomes AAC-LC, the captions a soft track. All start at 0: the encoder's delay is skipped by an edit list.
 *
 * @throws Error where a segment is missing or broken; no file is left behind then
 */
export async function muxEpisode(parts: EpisodeParts): Promise<Episode> {
  Log.setLevel(AV_LOG_ERROR);
  parts.signal?.throwIfAborted();
  const frames = await countFrames(parts.segments, parts.fps);
  const part = `${parts.file}.part`;
  const output = new FormatContext();
  try {
    FFmpegError.throwIfError(output.allocOutputContext2(null, 'mp4', part), 'make film');
    await writeFilm(output, parts, frames);
  } catch (error) {
    await output.closeOutput();
    output.freeContext();
    await rm(part, { force: true });
    throw error;
  }
  await output.closeOutput();
  output.freeContext();
  const { size } = await stat(part);
  await rename(part, parts.file);
  return { duration: frames / parts.fps, bytes: size };
}
