import { useParams } from 'react-router';
import { AwaitedFilm } from '../features/sharing/awaited-film.tsx';
import { SharedFilms } from '../features/sharing/shared-films.tsx';
import { Stage } from '../ui/page.tsx';

/** Open to whoever has the link, signed in or not. */
export function Component() {
  const { token = '' } = useParams();
  return (
    <Stage roomy>
      <SharedFilms key={token} token={token} />
    </Stage>
  );
}

/** What is shown before anything has come. */
export function AwaitedFilmScreen() {
  return (
    <Stage roomy>
      <AwaitedFilm />
    </Stage>
  );
}
