import type { Language } from './index.ts';

/** What stands in the pictures of a film beside the family's own words, and in its file. */
interface FilmWords {
  /** `number` has two digits at least. */
  episode: (number: string) => string;
  starring: (name: string, others?: readonly string[]) => string;
  theEnd: string;
  /** The film of a year: its title, the line above, and its last words. */
  yearOf: (name: string, year: number) => string;
  bestMoments: string;
  moreToCome: string;
  /** Under the last words, where somebody of the family told it; `more`: how many are not named. */
  toldBy: (names: readonly string[], more?: number) => string;
  /** What a narrator says to be chosen by. */
  narratorSample: string;
  /** Readers must be able to tell: EU AI Act, article 50. */
  disclosure: (product: string, isTold?: boolean) => string;
}

/** 'Rosa, Tomás and Biscuit'. */
const listed = (names: readonly string[], and: string): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`;

/** 'Ana e Isabel', 'Ana e Hilda', but 'Ana y Hielo'. */
const spanishAnd = (last = ''): string => (/^h?[ií](?![aeo])/i.test(last) ? 'e' : 'y');

/** Few enough to be there in every language at once: a film is drawn without waiting for its texts. */
export const filmWords: Record<Language, FilmWords> = {
  en: {
    episode: (number) => `Episode ${number}`,
    starring: (name, others = []) =>
      others.length > 0 ? `Starring ${name}, with ${listed(others, 'and')}` : `Starring ${name}`,
    theEnd: 'The End',
    yearOf: (name, year) => `${name}’s year ${year}`,
    bestMoments: 'The best moments',
    moreToCome: 'More days to come',
    narratorSample: 'Once upon a time, on a perfectly ordinary day, something wonderful happened.',
    toldBy: (names, more = 0) =>
      `Told\u00A0by ${listed(more > 0 ? [...names, `${more} more`] : names, 'and')}`,
    disclosure: (product, isTold = false) =>
      `Computer-generated animation ${isTold ? 'with voices of the family' : 'and voices'}, made with ${product} from a family’s own story.`,
  },
  pt: {
    episode: (number) => `Episódio ${number}`,
    starring: (name, others = []) => `Com ${listed([name, ...others], 'e')}`,
    theEnd: 'Fim',
    yearOf: (name, year) => `${name}: o ano de ${year}`,
    bestMoments: 'Os melhores momentos',
    moreToCome: 'Mais dias virão',
    narratorSample: 'Era uma vez um dia como todos os outros, em que aconteceu uma coisa maravilhosa.',
    toldBy: (names, more = 0) =>
      `Contado\u00A0por ${listed(more > 0 ? [...names, `mais ${more}`] : names, 'e')}`,
    disclosure: (product, isTold = false) =>
      `${isTold ? 'Animação gerada por computador, com vozes da família, feita' : 'Animação e vozes geradas por computador, feitas'} com ${product} a partir de uma história de família.`,
  },
  es: {
    episode: (number) => `Episodio ${number}`,
    starring: (name, others = []) => `Con ${listed([name, ...others], spanishAnd(others.at(-1)))}`,
    theEnd: 'Fin',
    yearOf: (name, year) => `El año ${year} de ${name}`,
    bestMoments: 'Los mejores momentos',
    moreToCome: 'Vendrán más días',
    narratorSample: 'Había una vez un día como todos los demás, en el que pasó algo maravilloso.',
    toldBy: (names, more = 0) =>
      `Contado\u00A0por ${more > 0 ? listed([...names, `${more} más`], 'y') : listed(names, spanishAnd(names.at(-1)))}`,
    disclosure: (product, isTold = false) =>
      `${isTold ? 'Animación generada por ordenador, con voces de la familia, hecha' : 'Animación y voces generadas por ordenador, hechas'} con ${product} a partir de una historia de familia.`,
  },
};
