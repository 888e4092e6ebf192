import { AV_CODEC_ID_MOV_TEXT, AVMEDIA_TYPE_SUBTITLE } from 'node-av/constants';
import { Rational } from 'node-av/lib';
import type { CodecParameters, Packet } from 'node-av/lib';
import { type Cue, cueText, playable } from './web-vtt.ts';

interface Sample {
  from: number;
  to: number;
  text: string;
}

/**
 * What the samples are drawn with (3GPP TS 26.245, 5.16): centred at the foot of the picture, white, no plate.
 * Players that know better go by the viewer's own settings.
 */
function sampleEntry(): Buffer {
  const font = Buffer.from('Arial');
  const fontTable = Buffer.concat([
    Buffer.from([0, 0, 0, 13 + font.length]),
    Buffer.from('ftab'),
    Buffer.from([0, 1, 0, 1, font.length]),
    font,
  ]);
  const displayFlags = [0, 0, 0, 0];
  const justification = [1, 0xff];
  const background = [0, 0, 0, 0];
  const box = [0, 0, 0, 0, 0, 0, 0, 0];
  const style = [0, 0, 0, 0, 0, 1, 0, 18, 255, 255, 255, 255];
  return Buffer.concat([
    Buffer.from([...displayFlags, ...justification, ...background, ...box, ...style]),
    fontTable,
  ]);
}

/** In order, within the film, one at a time. Where nothing is said, the container adds an empty sample. */
function samplesOf(cues: readonly Cue[], duration: number): Sample[] {
  const end = Math.round(duration * 1000);
  const samples: Sample[] = [];
  let at = 0;
  for (const cue of playable(cues)) {
    const from = Math.max(at, Math.round(cue.start * 1000));
    const to = Math.min(end, Math.round(cue.end * 1000));
    if (to <= from) continue;
    samples.push({ from, to, text: cueText(cue) });
    at = to;
  }
  return samples;
}

/** Captions as a soft track of an MP4 (`tx3g`), which a player shows or leaves out. Times in milliseconds. */
export class CaptionTrack {
  readonly timeBase = new Rational(1, 1000);
  private readonly samples: Sample[];
  private index = 0;

  constructor(cues: readonly Cue[], duration: number) {
    this.samples = samplesOf(cues, duration);
  }

  /** Tells the container what it holds; `width` and `height` are those of the picture. */
  describe(parameters: CodecParameters, { width, height }: { width: number; height: number }): void {
    parameters.codecType = AVMEDIA_TYPE_SUBTITLE;
    parameters.codecId = AV_CODEC_ID_MOV_TEXT;
    parameters.width = width;
    parameters.height = height;
    parameters.extradata = sampleEntry();
  }

  /** Fills `packet` with the next sample; false at the end. */
  next(packet: Packet): boolean {
    const sample = this.samples[this.index++];
    if (!sample) return false;
    const text = Buffer.from(sample.text);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(text.length);
    packet.data = Buffer.concat([length, text]);
    packet.pts = BigInt(sample.from);
    packet.dts = packet.pts;
    packet.duration = BigInt(sample.to - sample.from);
    packet.isKeyframe = true;
    return true;
  }
}
