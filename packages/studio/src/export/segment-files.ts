import { rename, rm } from 'node:fs/promises';
import type { FrameSource } from './frame-source.ts';
import { H264File } from './h264-file.ts';
import { YuvPictures } from './yuv-pictures.ts';

/** Where the smaller rendition of the segment in `file` lies. */
export const renditionFile = (file: string): string => file.replace(/\.mp4$/, '-small.mp4');

/**
 * The pictures of a segment, encoded as they come, and in the source's smaller rendition beside. Neither file is there
 * before `keep`, and where one is, both are.
 */
export class SegmentFiles {
  private readonly file: string;
  private readonly pictures: YuvPictures;
  private readonly whole: H264File;
  private readonly smaller: H264File | undefined;

  constructor(
    file: string,
    { width, height, fps, rendition }: Omit<FrameSource, 'module' | 'data' | 'frames'>,
  ) {
    this.file = file;
    this.pictures = new YuvPictures({ width, height }, rendition);
    this.whole = new H264File(`${file}.part`, { width, height, fps });
    if (rendition) this.smaller = new H264File(`${renditionFile(file)}.part`, { ...rendition, fps });
  }

  /** Adds a frame; without a picture the last one again, which costs neither copy nor conversion. */
  add(rgba?: Buffer): void {
    if (rgba) this.pictures.take(rgba);
    this.whole.add(this.pictures.whole);
    if (this.pictures.smaller) this.smaller?.add(this.pictures.smaller);
  }

  /** Writes what the encoders still hold. */
  close(): void {
    this.whole.close();
    this.smaller?.close();
  }

  /** Puts the closed files in their places: the smaller one first, so that the other means both are there. */
  async keep(): Promise<void> {
    this.dispose();
    if (this.smaller) await rename(`${renditionFile(this.file)}.part`, renditionFile(this.file));
    await rename(`${this.file}.part`, this.file);
  }

  /** Leaves nothing behind. */
  async discard(): Promise<void> {
    this.dispose();
    for (const file of [this.file, renditionFile(this.file)]) await rm(`${file}.part`, { force: true });
  }

  private dispose(): void {
    this.whole.dispose();
    this.smaller?.dispose();
    this.pictures.dispose();
  }
}
