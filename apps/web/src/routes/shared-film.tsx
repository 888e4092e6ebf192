import { useParams } from 'react-router';
import { SharedFilm } from '../features/publishing/shared-film.tsx';
import { Stage } from '../ui/page.tsx';

/** Open to whoever has the link, signed in or not. */
export function Component() {
  const { token = '' } = useParams();
  return (
    <Stage roomy>
      <SharedFilm key={token} token={token} />
    </Stage>
  );
}
