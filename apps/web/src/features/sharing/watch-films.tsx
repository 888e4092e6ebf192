import type { SharedFilm } from '@milestoon/contract';
import { product } from '@milestoon/domain';
import { useState } from 'react';
import type { Wire } from '../../lib/api.ts';
import { useTexts } from '../../lib/texts.tsx';
import { FilmChoice } from './film-choice.tsx';
import { GuestFilm } from './guest-film.tsx';
import type { GuestPasses } from './guest-passes.ts';
import styles from './guest.module.css';
import type { HelloDraftState } from './hello-draft.ts';
import { SendHello } from './send-hello.tsx';

export type Film = Wire<SharedFilm>;

interface WatchFilmsProps {
  token: string;
  films: readonly [Film, ...Film[]];
  passes: GuestPasses;
  onPasses: (passes: GuestPasses) => void;
  hello: HelloDraftState;
  /** The link did not let them in again: it was ended meanwhile, or asks for its code. */
  onRefused: (film: string) => void;
}

/** One film after the other, with large buttons, and a hello back: near the film, not below the pictures of all others. */
export function WatchFilms({ token, films, passes, onPasses, hello, onRefused }: WatchFilmsProps) {
  const words = useTexts().sharing.page;
  const [chosen, setChosen] = useState<{ key: string; atOnce: boolean }>({
    key: films[0].key,
    atOnce: false,
  });
  const at = Math.max(
    0,
    films.findIndex(({ key }) => key === chosen.key),
  );
  const film = films[at] ?? films[0];
  const choose = (key: string): void => setChosen({ key, atOnce: true });
  return (
    <>
      <GuestFilm
        key={film.key}
        token={token}
        film={film}
        next={films[at + 1]}
        // One that is gone meanwhile has another in its place that nobody has chosen.
        atOnce={chosen.atOnce && chosen.key === film.key}
        passes={passes}
        onPasses={onPasses}
        onNext={choose}
        onGone={() => onRefused(film.key)}
      />
      <SendHello
        key={`hello ${film.key}`}
        token={token}
        film={film.key}
        pass={passes.contents}
        draft={hello}
        onGone={() => onRefused(film.key)}
      />
      {films.length > 1 && <FilmChoice films={films} current={film.key} onChoose={choose} />}
      <p className={styles.made}>{words.made(product.name)}</p>
    </>
  );
}
