import type { Language } from './index.ts';

/** What stands in the pictures of a film beside the family's own words, and in its file. */
interface FilmWords {
  /** `number` has two digits at least. */
  episode: (number: string) => string;
  starring: (name: string, others?: readonly string[]) => string;
  theEnd: string;
  /** Readers must be able to tell: EU AI Act, article 50. */
  disclosure: (product: string) => string;
}

/** 'Rosa, Tomás and Biscuit'. */
const listed = (names: readonly string[], and: string): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`;

/** Few enough to be there in every language at once: a film is drawn without waiting for its texts. */
export const filmWords: Record<Language, FilmWords> = {
  en: {
    episode: (number) => `Episode ${number}`,
    starring: (name, others = []) =>
      others.length > 0 ? `Starring ${name}, with ${listed(others, 'and')}` : `Starring ${name}`,
    theEnd: 'The End',
    disclosure: (product) =>
      `Computer-generated animation and voices, made with ${product} from a family’s own story.`,
  },
  pt: {
    episode: (number) => `Episódio ${number}`,
    starring: (name, others = []) => `Com ${listed([name, ...others], 'e')}`,
    theEnd: 'Fim',
    disclosure: (product) =>
      `Animação e vozes geradas por computador, feitas com ${product} a partir de uma história de família.`,
  },
  es: {
    episode: (number) => `Episodio ${number}`,
    starring: (name, others = []) => `Con ${listed([name, ...others], 'y')}`,
    theEnd: 'Fin',
    disclosure: (product) =>
      `Animación y voces generadas por ordenador, hechas con ${product} a partir de una historia de familia.`,
  },
};
