interface Connection {
  saveData?: boolean;
  effectiveType?: string;
  /** Megabits a second; 10 at most is told. */
  downlink?: number;
}

/** Chromium knows of the connection; Firefox and Safari do not tell. */
interface TellingNavigator extends Navigator {
  connection?: Connection;
}

/** Megabits a second: a film of 1080 lines takes four, in its liveliest scenes more. */
const leastDownlink = 5;
const slowTypes: readonly (string | undefined)[] = ['slow-2g', '2g', '3g'];
/** Milliseconds for which a film that stalled is remembered. */
const stallCounts = 10 * 60_000;

let stalledAt = Number.NEGATIVE_INFINITY;

/** A film stalled: those that are begun in the next ten minutes begin small. */
export function noteStall(): void {
  stalledAt = performance.now();
}

/** Of tests, which are all on one page. */
export function forgetStalls(): void {
  stalledAt = Number.NEGATIVE_INFINITY;
}

/** The person wants to save data, the connection is said to be slow, or a film has stalled not long ago. */
export function isSlow(): boolean {
  const { connection }: TellingNavigator = navigator;
  if (performance.now() - stalledAt < stallCounts) return true;
  if (!connection) return false;
  const { saveData, effectiveType, downlink } = connection;
  return saveData === true || slowTypes.includes(effectiveType) || (downlink ?? 10) < leastDownlink;
}

/** Lines of the screen; with more the small rendition would be seen to be small. */
const smallHeight = 600;

/** Whether a film is shown in so few lines that the small rendition is as good; false where that is not known. */
export function isShownSmall(film: HTMLElement): boolean {
  const lines = film.getBoundingClientRect().height * window.devicePixelRatio;
  return lines > 0 && lines < smallHeight;
}
