import {
  chapterSchema,
  type Episode,
  type EpisodeMedia,
  type EpisodeProgress,
  episodeStatuses,
} from '@milestoon/contract';
import {
  isAnimationStyle,
  numberedTitle,
  productionSteps,
  type ToldStep,
  toldStepOf,
} from '@milestoon/domain';
import { framedIn, type Language, toldLanguages } from '@milestoon/story/screenplay';
import { z } from 'zod';
import type { Storage } from '../../platform/storage/storage.ts';
import type { EpisodeMediaRow, EpisodeRow } from './episodes.repo.ts';

const toStatus = (value: string): Episode['status'] =>
  episodeStatuses.find((status) => status === value) ?? 'failed';

function toStep(value: string | null): ToldStep | null {
  const known = productionSteps.find((step) => step === value);
  return known ? toldStepOf(known) : null;
}

/** What becomes of a changed story. The finished version stays 'completed' meanwhile. */
export function newVersionOf(row: EpisodeRow): Episode['newVersion'] {
  const made = row.made_version ?? row.version ?? 1;
  if (row.status !== 'completed' || (row.version ?? 1) <= made) return null;
  return row.failure === null ? 'making' : 'failed';
}

export const isBeingMade = (row: EpisodeRow): boolean =>
  row.status === 'processing' || newVersionOf(row) === 'making';

const hasPreview = (row: EpisodeRow): boolean => isBeingMade(row) && row.sound_path !== null;

/** Milliseconds. Whoever makes an episode tells of it more often: after that nobody may be at it, and nobody knows. */
const tellsWithin = 15_000;

/** What was guessed when it was told last runs down since; null where nothing can be said. */
function secondsLeftOf(row: EpisodeRow, now: number): number | null {
  if (!isBeingMade(row) || row.seconds_left === null) return null;
  const silentFor = Math.max(0, now - (row.progressed_at?.getTime() ?? 0));
  if (silentFor > tellsWithin) return null;
  return Math.max(1, row.seconds_left - Math.floor(silentFor / 1000));
}

export const toProgress = (row: EpisodeRow, now = Date.now()): EpisodeProgress => ({
  episodeId: row.id,
  status: toStatus(row.status),
  step: toStep(row.step),
  newVersion: newVersionOf(row),
  share: row.status === 'completed' && !isBeingMade(row) ? 1 : (row.share ?? 0),
  secondsLeft: secondsLeftOf(row, now),
  hasPreview: hasPreview(row),
});

export const toEpisode = (storage: Storage, row: EpisodeRow): Episode => ({
  id: row.id,
  childId: row.child_id,
  childName: row.child_name,
  childAvatarUrl: row.child_avatar && storage.link('avatars', row.child_avatar),
  title: row.title,
  description: row.description,
  episodeNumber: row.episode_number,
  status: toStatus(row.status),
  newVersion: newVersionOf(row),
  progress: isBeingMade(row) ? toProgress(row) : null,
  youtubeUrl: row.youtube_url,
  posterUrl: row.poster_path && storage.link('episodes', row.poster_path),
  createdAt: row.created_at,
  happenedOn: row.happened_on,
});

// Characters that some file system refuses.
const asFileName = (text: string): string => text.replace(/[\\/:*?"<>|\p{Cc}\s]+/gu, ' ').trim();

/** What a finished film is told in; null where that was not kept. */
const languageOf = ({ told_in }: EpisodeRow): Language | null =>
  toldLanguages.find((language) => language === told_in) ?? null;

const chaptersSchema = z.array(chapterSchema);

/** `correctionsWait`: the finished film does not show all that was corrected. */
export function toEpisodeMedia(
  storage: Storage,
  row: EpisodeMediaRow,
  correctionsWait: boolean,
): EpisodeMedia {
  const language = languageOf(row);
  const name = asFileName(numberedTitle(row.title, row.episode_number, framedIn(language ?? 'en')));
  const toSave = (key: string | null, kind: string): string | null =>
    key && storage.link('episodes', key, `${name}.${kind}`);
  return {
    ...toEpisode(storage, row),
    videoUrl: row.video_path && storage.link('episodes', row.video_path),
    renditionUrl: row.rendition_path && storage.link('episodes', row.rendition_path),
    downloadUrl: toSave(row.video_path, 'mp4'),
    captionsUrl: row.captions_path && storage.link('episodes', row.captions_path),
    captionsDownloadUrl: toSave(row.captions_path, 'vtt'),
    posterDownloadUrl: toSave(row.poster_path, 'jpg'),
    trailerUrl: row.trailer_path && storage.link('episodes', row.trailer_path),
    trailerDownloadUrl: toSave(row.trailer_path, 'trailer.mp4'),
    isTrailerComing: row.trailer_wanted === true,
    chapters: chaptersSchema.parse(row.chapters ?? []),
    language,
    hasPreview: hasPreview(row),
    duration: row.duration,
    wordsInPicture: row.made_words_in_picture === true,
    style: isAnimationStyle(row.child_style) ? row.child_style : 'simple',
    isPremiere: row.status === 'completed' && row.video_path !== null && row.premiered_at === null,
    correctionsWait,
  };
}
