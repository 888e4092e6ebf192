import { useParams } from 'react-router';
import { GuestPage } from '../features/episodes/telling/guest-page.tsx';
import { Stage } from '../ui/page.tsx';

/** Open to whoever was asked to tell a story, signed in or not. */
export function Component() {
  const { token = '' } = useParams();
  return (
    <Stage roomy>
      <GuestPage key={token} token={token} />
    </Stage>
  );
}
