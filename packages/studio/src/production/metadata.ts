import { product } from '@milestoon/domain';
import { filmWords } from '@milestoon/domain/texts/film';
import { framedIn } from '@milestoon/story/screenplay';
import type { Film } from '@milestoon/film';

/** What a file says about itself. Readers must be able to tell: EU AI Act, article 50. */
export const fileMetadata = ({
  title,
  language,
  isTold,
}: Pick<Film, 'title' | 'language'> & { isTold: boolean }): Record<string, string> => ({
  title,
  comment: filmWords[framedIn(language)].disclosure(product.name, isTold),
  genre: 'Animation',
});

export const filmMetadata = (film: Film): Record<string, string> =>
  fileMetadata({ ...film, isTold: film.toldBy !== undefined });

/** The language of a film's tracks as MP4 tells it: ISO 639-2, 'und' for one that is not known. */
export const trackLanguages: Record<Film['language'], string> = {
  en: 'eng',
  pt: 'por',
  es: 'spa',
  other: 'und',
};
