import type { EpisodeMedia } from '@milestoon/contract';
import type { Wire } from '../../lib/api.ts';
import type { EpisodeView } from './progress-state.ts';

/** An episode of a list whose film is ready, apart from what a test says of it. */
export const newEpisode = (part: Partial<EpisodeView> = {}): EpisodeView => ({
  id: 'e1',
  childId: 'c1',
  childName: 'Mia',
  childAvatarUrl: null,
  title: 'First steps',
  description: 'She walked.',
  episodeNumber: 3,
  status: 'completed',
  newVersion: null,
  progress: null,
  youtubeUrl: null,
  posterUrl: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  happenedOn: null,
  ...part,
});

/** The same with its files. */
export const completed: Wire<EpisodeMedia> = {
  ...newEpisode({ youtubeUrl: '/app/episodes/e1', posterUrl: '/p.jpg' }),
  videoUrl: '/v.mp4',
  renditionUrl: '/v-small.mp4',
  downloadUrl: '/v.mp4?download=1',
  captionsUrl: '/v.vtt',
  captionsDownloadUrl: '/v.vtt?download=1',
  posterDownloadUrl: '/p.jpg?download=1',
  trailerUrl: null,
  trailerDownloadUrl: null,
  isTrailerComing: false,
  chapters: [
    { kind: 'opening', start: 0, set: null, title: null },
    { kind: 'scene', start: 4, set: 'park', title: 'Mia saw a duck' },
    { kind: 'scene', start: 20, set: 'living', title: null },
    { kind: 'ending', start: 50, set: null, title: null },
  ],
  hasPreview: false,
  language: 'pt',
  duration: 54,
  wordsInPicture: false,
  style: 'anime',
  isPremiere: false,
  correctionsWait: false,
};
