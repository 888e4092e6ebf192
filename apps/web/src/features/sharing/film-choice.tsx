import { useTexts } from '../../lib/texts.tsx';
import { FilmShelf } from '../../watching/film-shelf.tsx';
import type { Film } from './watch-films.tsx';

interface FilmChoiceProps {
  films: readonly Film[];
  /** The key of the one that is shown. */
  current: string;
  onChoose: (key: string) => void;
}

/** All films of a link, under a heading. */
export function FilmChoice(shelf: FilmChoiceProps) {
  const words = useTexts().sharing.page;
  return (
    <section aria-labelledby="films">
      <h2 id="films">{words.films}</h2>
      <FilmShelf {...shelf} />
    </section>
  );
}
