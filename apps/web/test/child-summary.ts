import type { ChildSummary } from '@milestoon/contract';

/** A child of one year, as the list of children gives it; with an avatar it is ready. */
export const childSummary = (
  name: string,
  avatarUrl: string | null,
  episodeCount = 0,
  state: ChildSummary['state'] = avatarUrl ? 'ready' : 'drawing',
): ChildSummary => ({
  id: `id-${name}`,
  name,
  style: 'anime',
  avatarUrl,
  avatarSelected: avatarUrl !== null,
  state,
  age: 1,
  episodeCount,
  newAvatars: null,
  season: { number: 1, episodes: episodeCount, latest: episodeCount },
});
