import { ImageData } from '@napi-rs/canvas';
import { Decoder, Demuxer, FilterAPI } from 'node-av/api';
import { AV_LOG_ERROR } from 'node-av/constants';
import { type Frame, Log } from 'node-av/lib';

/** What FFmpeg's own meters say of a finished file. */
export interface Watched {
  width: number;
  height: number;
  /** Pictures, and seconds. */
  frames: number;
  duration: number;
  /** Stretches in which nothing changes for 2 s (below −60 dB), and black for 0.5 s. */
  freezes: number;
  blacks: number;
  /** LUFS, integrated; dBTP. */
  loudness: number;
  truePeak: number;
  /** One picture of every `secondsBetween`, RGBA. */
  stills: ImageData[];
}

export const stillSize = { width: 384, height: 216 } as const;
const secondsBetween = 3;

const valueOf = (frame: Frame, key: string): string | null => frame.getMetadata().get(key);

async function watchPictures(file: string) {
  await using input = await Demuxer.open(file);
  const stream = input.video();
  if (!stream) throw new Error(`${file} has no pictures`);
  using decoder = await Decoder.create(stream);
  using detector = FilterAPI.create('freezedetect=n=-60dB:d=2,blackdetect=d=0.5');
  using shrink = FilterAPI.create(`scale=${stillSize.width}:${stillSize.height},format=rgba`);
  const { width, height } = stream.codecpar;
  const every = Math.round(secondsBetween * stream.avgFrameRate.toDouble());
  const found = { width, height, frames: 0, freezes: 0, blacks: 0 };
  const stills: ImageData[] = [];
  for await (const frame of detector.frames(decoder.frames(input.packets(stream.index)))) {
    if (!frame) continue;
    if (valueOf(frame, 'lavfi.freezedetect.freeze_start') !== null) found.freezes++;
    if (valueOf(frame, 'lavfi.black_start') !== null) found.blacks++;
    if (found.frames % every === Math.floor(every / 2)) {
      for await (const small of shrink.frames(frame)) {
        if (small) stills.push(imageOf(small));
        small?.free();
      }
    }
    found.frames++;
    frame.free();
  }
  return { ...found, stills };
}

function imageOf(frame: Frame): ImageData {
  const { width, height } = stillSize;
  return new ImageData(new Uint8ClampedArray(frame.toBuffer()), width, height);
}

async function listen(file: string): Promise<{ loudness: number; truePeak: number }> {
  await using input = await Demuxer.open(file);
  const stream = input.audio();
  if (!stream) throw new Error(`${file} has no sound`);
  using decoder = await Decoder.create(stream);
  using meter = FilterAPI.create('ebur128=metadata=1:peak=true');
  let [loudness, truePeak] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for await (const frame of meter.frames(decoder.frames(input.packets(stream.index)))) {
    if (!frame) continue;
    loudness = Number(valueOf(frame, 'lavfi.r128.I') ?? loudness);
    for (const channel of [0, 1]) {
      const peak = Number(valueOf(frame, `lavfi.r128.true_peaks_ch${channel}`) ?? 0);
      truePeak = Math.max(truePeak, 20 * Math.log10(peak));
    }
    frame.free();
  }
  return { loudness, truePeak };
}

/** Watches and hears a whole film, decoded. @throws Error where it cannot be read */
export async function watchFilm(file: string): Promise<Watched> {
  Log.setLevel(AV_LOG_ERROR);
  await using input = await Demuxer.open(file);
  return { ...(await watchPictures(file)), ...(await listen(file)), duration: input.duration };
}
