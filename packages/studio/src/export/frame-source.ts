/** The open pictures of one film, inside one process. */
export interface OpenFrames {
  /**
   * Draws frame `n`. May answer false where the picture is the one of the previous call of `paint`:
   * it is then neither read back nor converted again. Any order of `n` must work.
   */
  paint(n: number): boolean | void | Promise<boolean | void>;
  /** The picture as it stands: width · height · 4 bytes RGBA, opaque, row by row. */
  data(): Buffer;
  close(): void | Promise<void>;
}

/** Pixels; both even. */
export interface PictureSize {
  width: number;
  height: number;
}

/** In which pictures a film is drawn. */
export interface PictureKind extends PictureSize {
  /** How many frames one drawing stands for; each is drawn anew if missing. A segment begins with a drawing of its own. */
  heldFor?: number;
}

/** What has to be drawn, as plain data, so that other processes can draw it too. */
export interface FrameSource extends PictureKind {
  /** File URL of a module that exports `openFrames(data): Promise<OpenFrames>`. */
  module: string;
  /**
   * JSON-serialisable; given to `openFrames`. Equal data must mean equal pictures: data that only names
   * a file should carry a digest of it too, or segments of an older film would be taken for this one's.
   */
  data: unknown;
  /** How many frames the film has. */
  frames: number;
  fps: number;
  /** The same pictures are encoded in this smaller size, too. */
  rendition?: PictureSize;
}

/** Loads the source's module in this process. @throws Error that names the module */
export async function openSource(source: FrameSource): Promise<OpenFrames> {
  const loaded: { openFrames?: unknown } = await import(source.module);
  if (typeof loaded.openFrames !== 'function')
    throw new TypeError(`${source.module} does not export openFrames`);
  return loaded.openFrames(source.data);
}

function checkSize({ width, height }: PictureSize): void {
  if (width % 2 !== 0 || height % 2 !== 0 || width < 16 || height < 16)
    throw new RangeError(`a picture of ${width} × ${height}: both must be even and at least 16`);
}

/** @throws RangeError where the source cannot become a video */
export function checkSource({ frames, fps, rendition, heldFor = 1, ...size }: FrameSource): void {
  if (!Number.isInteger(frames) || frames < 1) throw new RangeError(`a film of ${frames} frames`);
  checkSize(size);
  if (rendition) {
    checkSize(rendition);
    if (rendition.width >= size.width || rendition.height >= size.height)
      throw new RangeError(
        `a rendition of ${rendition.width} × ${rendition.height}: no smaller than the film`,
      );
  }
  if (!Number.isInteger(heldFor) || heldFor < 1) throw new RangeError(`drawings held for ${heldFor} frames`);
  if (!Number.isInteger(fps) || fps < 1) throw new RangeError(`${fps} frames per second`);
}
