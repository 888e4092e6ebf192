import { isDrawable, limits } from '@milestoon/domain';
import type { Texts } from '@milestoon/domain/texts';
import { excessOf } from '../../ui/text-area.tsx';

export interface EpisodeEntry {
  childId: string | null;
  title: string;
  description: string;
  images: readonly unknown[];
}

export type EpisodeProblems = Partial<Record<'child' | 'title' | 'description' | 'images', string>>;

/** What keeps an episode from being created, a sentence a field. */
export function episodeProblems(
  entry: EpisodeEntry,
  { episode: text, episodes: { form }, support }: Texts,
): EpisodeProblems {
  const excess = excessOf(entry.description, limits.episodeDescriptionLength);
  const titleExcess = excessOf(entry.title, limits.episodeTitleLength);
  return {
    ...(!entry.childId && { child: text.childRequired }),
    ...(entry.title.trim() === '' && { title: text.titleRequired }),
    ...(titleExcess > 0 && { title: support.tooLongIn(form.episodeTitle, titleExcess) }),
    ...(!isDrawable(entry.title) && { title: text.letters }),
    ...(!isDrawable(entry.description) && { description: text.letters }),
    ...(entry.description.trim() === '' && { description: text.descriptionRequired }),
    ...(excess > 0 && { description: support.tooLongIn(form.description, excess) }),
    ...(entry.images.length === 0 && { images: text.imageRequired }),
    ...(entry.images.length > limits.imagesPerEpisode && { images: text.imageLimit }),
  };
}
