import { useParams } from 'react-router';
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
