import { drawAvatarPictures } from './avatar-pictures.ts';
import { finishEpisode } from './finish.ts';
import { finishTrailer } from './finish-trailer.ts';
import { sayNameAloud } from './say-name.ts';
import { mixTrack, speakBeats } from './tracks.ts';

/** The heavy parts of a production. Input and output cross a thread border: plain data only. */
export const tasks = {
  avatars: drawAvatarPictures,
  speak: speakBeats,
  mix: mixTrack,
  finish: finishEpisode,
  finishTrailer,
  sayName: sayNameAloud,
} as const;

export type TaskName = keyof typeof tasks;
export type TaskInput<Name extends TaskName> = Parameters<(typeof tasks)[Name]>[0];
export type TaskOutput<Name extends TaskName> = Awaited<ReturnType<(typeof tasks)[Name]>>;
