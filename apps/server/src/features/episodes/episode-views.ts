import {
  type Episode,
  type EpisodeMedia,
  type EpisodeProgress,
  episodeStatuses,
  type ProductionStep,
  productionSteps,
} from '@milestoon/contract';
import { numberedTitle } from '@milestoon/domain';
import type { Storage } from '../../platform/storage/storage.ts';
import type { EpisodeRow } from './episodes.repo.ts';

const toStatus = (value: string): Episode['status'] =>
  episodeStatuses.find((status) => status === value) ?? 'failed';

// The studio calls putting the files together 'finish'; to the parent that is still the video.
const toStep = (value: string | null): ProductionStep | null =>
  value === 'finish' ? 'video' : (productionSteps.find((step) => step === value) ?? null);

export const toProgress = (row: EpisodeRow): EpisodeProgress => ({
  episodeId: row.id,
  status: toStatus(row.status),
  step: toStep(row.step),
  share: row.status === 'completed' ? 1 : (row.share ?? 0),
  secondsLeft: row.status === 'processing' ? row.seconds_left : null,
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
  progress: row.status === 'processing' ? toProgress(row) : null,
  youtubeUrl: row.youtube_url,
  posterUrl: row.poster_path && storage.link('episodes', row.poster_path),
  createdAt: row.created_at,
});

// Characters that some file system refuses.
const asFileName = (text: string): string => text.replace(/[\\/:*?"<>|\p{Cc}\s]+/gu, ' ').trim();

export const toEpisodeMedia = (storage: Storage, row: EpisodeRow): EpisodeMedia => ({
  ...toEpisode(storage, row),
  videoUrl: row.video_path && storage.link('episodes', row.video_path),
  downloadUrl:
    row.video_path &&
    storage.link(
      'episodes',
      row.video_path,
      `${asFileName(numberedTitle(row.title, row.episode_number))}.mp4`,
    ),
  captionsUrl: row.captions_path && storage.link('episodes', row.captions_path),
  duration: row.duration,
});
