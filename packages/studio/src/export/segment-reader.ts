import { FFmpegError, FormatContext, Packet, Rational } from 'node-av/lib';
import type { CodecParameters } from 'node-av/lib';

/** Reads the pictures of segment after segment as one film, time stamps in frames from its start. */
export class SegmentReader {
  readonly timeBase: Rational;
  private readonly files: readonly string[];
  private input: FormatContext | undefined;
  private fileIndex = 0;
  /** Frames of the segments before the open one, and of the open one so far. */
  private before = 0;
  private inSegment = 0;
  private header: Buffer | null = null;

  constructor(files: readonly string[], fps: number) {
    this.files = files;
    this.timeBase = new Rational(1, fps);
  }

  /** Frames read so far. */
  get frames(): number {
    return this.before + this.inSegment;
  }

  /** Opens the first segment. @returns what the container has to know about the pictures */
  async open(): Promise<CodecParameters> {
    if (this.files.length === 0) throw new RangeError('a film without segments');
    const parameters = await this.openNext();
    if (!parameters) throw new Error('the first segment has no video');
    return parameters;
  }

  private async openNext(): Promise<CodecParameters | undefined> {
    const file = this.files[this.fileIndex++];
    if (file === undefined) return undefined;
    this.close();
    this.before += this.inSegment;
    this.inSegment = 0;
    this.input = new FormatContext();
    FFmpegError.throwIfError(await this.input.openInput(file), `read ${file}`);
    const parameters = this.input.streams[0]?.codecpar;
    if (!parameters) throw new Error(`${file} has no video`);
    const header = parameters.extradata;
    if (this.header && header && !this.header.equals(header))
      throw new Error(`${file} was encoded with other settings than the segments before it`);
    this.header ??= header && Buffer.from(header);
    return parameters;
  }

  /** Fills `packet` with the next picture; false at the end of the film. */
  async next(packet: Packet): Promise<boolean> {
    for (;;) {
      const stream = this.input?.streams[0];
      if (!this.input || !stream) return false;
      if ((await this.input.readFrame(packet)) >= 0) {
        packet.rescaleTs(stream.timeBase, this.timeBase);
        packet.pts += BigInt(this.before);
        packet.dts += BigInt(this.before);
        packet.duration = 1n;
        this.inSegment++;
        return true;
      }
      if (!(await this.openNext())) return false;
    }
  }

  close(): void {
    this.input?.closeInputSync();
    this.input = undefined;
  }
}
