/**
 * The heavy parts of a production. Input and output cross to another process: plain data only. Each is loaded by
 * itself, because a process that is started for one of them need not read what the others are made of.
 */
export const tasks = {
  avatars: async () => (await import('./avatar-pictures.ts')).drawAvatarPictures,
  speak: async () => (await import('./speak-beats.ts')).speakBeats,
  mix: async () => (await import('./mix-track.ts')).mixTrack,
  finish: async () => (await import('./finish.ts')).finishEpisode,
  finishTrailer: async () => (await import('./finish-trailer.ts')).finishTrailer,
  finishYear: async () => (await import('./year/finish-year.ts')).finishYear,
} as const;

export type TaskName = keyof typeof tasks;
type Task<Name extends TaskName> = Awaited<ReturnType<(typeof tasks)[Name]>>;
export type TaskInput<Name extends TaskName> = Parameters<Task<Name>>[0];
export type TaskOutput<Name extends TaskName> = Awaited<ReturnType<Task<Name>>>;
/** What a task tells before it is done; never, where it only answers. */
export type TaskReport<Name extends TaskName> =
  Task<Name> extends (input: never, report: (report: infer Report) => void) => unknown
    ? unknown extends Report
      ? never
      : Report
    : never;
