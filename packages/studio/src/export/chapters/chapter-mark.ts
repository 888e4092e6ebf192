/** A place that players can jump to. `start` in seconds. */
export interface ChapterMark {
  start: number;
  title: string;
}
