/** Plays; being paused before it has begun is a change of mind and no fault. */
export async function play(media: HTMLMediaElement): Promise<void> {
  try {
    await media.play();
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}

/** Plays what stands and stops what plays. */
export function toggle(media: HTMLMediaElement): void {
  if (media.paused) void play(media);
  else media.pause();
}

export function mute(media: HTMLMediaElement): void {
  media.muted = !media.muted;
}

/** Moves on or back, not beyond the ends. */
export function seek(media: HTMLMediaElement, seconds: number): void {
  const end = Number.isFinite(media.duration) ? media.duration : seconds;
  media.currentTime = Math.min(Math.max(0, seconds), end);
}

/** How fast it runs; another film in the same place keeps it. */
export function setRate(media: HTMLMediaElement, rate: number): void {
  media.playbackRate = rate;
  media.defaultPlaybackRate = rate;
}
