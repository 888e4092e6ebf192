import { rename, rm, stat } from 'node:fs/promises';
import {
  AV_CODEC_ID_MOV_TEXT,
  AV_LOG_ERROR,
  AV_PIX_FMT_YUV420P,
  AVMEDIA_TYPE_VIDEO,
  SWS_AREA,
} from 'node-av/constants';
import { Dictionary, FFmpegError, FormatContext, Log, Packet, SoftwareScaleContext } from 'node-av/lib';
import type { PictureSize } from './frame-source.ts';
import { H264File } from './h264-file.ts';
import { eachPicture, opened } from './film-pictures.ts';
import { interleave, type Track } from './interleave.ts';
import { SegmentReader } from './segment-reader.ts';
import { newFrame } from './yuv-pictures.ts';

/** A film that is wanted in fewer pixels. */
export interface FilmToScale {
  /** Of `muxEpisode`. */
  source: string;
  size: PictureSize;
  fps: number;
  /** Where the MP4 goes; it appears only when it is complete. */
  file: string;
}

/** Bytes of a caption without words. */
const emptyCaption = 2;

const ok = FFmpegError.throwIfError.bind(FFmpegError);

/** Encodes the pictures of a film anew, as those of new films are. */
async function encodeSmaller(source: string, { size, fps }: FilmToScale, file: string): Promise<void> {
  const scaler = new SoftwareScaleContext();
  const smaller = newFrame(size, AV_PIX_FMT_YUV420P);
  const video = new H264File(file, { ...size, fps });
  try {
    let isReady = false;
    await eachPicture(source, (picture) => {
      if (picture.format !== AV_PIX_FMT_YUV420P) throw new Error(`${source} has pictures of another kind`);
      if (!isReady)
        scaler.getContext(
          picture.width,
          picture.height,
          AV_PIX_FMT_YUV420P,
          size.width,
          size.height,
          AV_PIX_FMT_YUV420P,
          SWS_AREA,
        );
      isReady = true;
      smaller.makeWritable();
      ok(scaler.scaleFrameSync(smaller, picture), 'scale picture');
      video.add(smaller);
    });
    video.close();
  } finally {
    video.dispose();
    smaller.free();
    scaler.freeContext();
  }
}

/** Joins new pictures with sound and captions of the source, as they are there. */
async function join({ source, size, fps }: FilmToScale, pictures: string, file: string): Promise<void> {
  const output = new FormatContext();
  const video = new SegmentReader([pictures], fps);
  const inputs: FormatContext[] = [];
  const tracks: Track[] = [];
  try {
    ok(output.allocOutputContext2(null, 'mp4', file), 'make film');
    const about = await opened(source);
    inputs.push(about);
    for (const { codecpar, index, metadata, timeBase } of about.streams) {
      const isVideo = codecpar.codecType === AVMEDIA_TYPE_VIDEO;
      const stream = output.newStream();
      ok((isVideo ? await video.open() : codecpar).copy(stream.codecpar), 'describe track');
      const isCaptions = codecpar.codecId === AV_CODEC_ID_MOV_TEXT;
      if (isCaptions) Object.assign(stream.codecpar, size);
      stream.timeBase = isVideo ? video.timeBase : timeBase;
      stream.metadata = Dictionary.fromObject({ language: metadata?.get('language') ?? 'und' });
      const packet = new Packet();
      packet.alloc();
      // Each track reads for itself, so that none waits for another.
      const input = await opened(source);
      inputs.push(input);
      // Where nothing is said the container adds an empty sample by itself.
      const least = isCaptions ? emptyCaption + 1 : 0;
      const next = async (into: Packet): Promise<boolean> => {
        while ((await input.readFrame(into)) >= 0) {
          if (into.streamIndex === index && into.size >= least) return true;
          into.unref();
        }
        return false;
      };
      tracks.push({
        next: isVideo ? (into) => video.next(into) : next,
        timeBase: stream.timeBase,
        stream,
        packet,
        waiting: false,
      });
    }
    output.metadata = Dictionary.fromObject(about.metadata?.getAll() ?? {});
    ok(await output.openOutput(), `write ${file}`);
    ok(output.setOption('movflags', '+faststart'), 'set faststart');
    ok(await output.writeHeader(), `write ${file}`);
    await interleave(output, tracks);
    ok(await output.writeTrailer(), `finish ${file}`);
  } finally {
    await output.closeOutput();
    output.freeContext();
    video.close();
    for (const input of inputs) input.closeInputSync();
    for (const { packet } of tracks) packet.free();
  }
}

/**
 * Makes a film in fewer pixels of a finished one: same frames, sound, captions and times, index in front. Resolves to
 * its bytes.
 *
 * @throws Error where the film cannot be read; no file is left behind then
 */
export async function scaleFilm(asked: FilmToScale): Promise<{ bytes: number }> {
  Log.setLevel(AV_LOG_ERROR);
  const [pictures, part] = [`${asked.file}.pictures`, `${asked.file}.part`];
  try {
    await encodeSmaller(asked.source, asked, pictures);
    await join(asked, pictures, part);
    const { size: bytes } = await stat(part);
    await rename(part, asked.file);
    return { bytes };
  } finally {
    for (const left of [pictures, part]) await rm(left, { force: true });
  }
}
