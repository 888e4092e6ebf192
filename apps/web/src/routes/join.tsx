import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { LanguageCorner } from '../features/account/language-picker.tsx';
import { useSession } from '../features/account/session.ts';
import { JoinFamily } from '../features/households/join.tsx';
import { forgetWayBack } from '../lib/way-back.ts';
import { Stage } from '../ui/page.tsx';
import { PageSpinner } from '../ui/spinner.tsx';

/** Open to whoever has the link; accepting it is for who is signed in. */
export function Component() {
  const session = useSession();
  const [query] = useSearchParams();
  const isSignedIn = session.status === 'signed-in';
  useEffect(() => {
    // Here is where they wanted to go.
    if (isSignedIn) forgetWayBack();
  }, [isSignedIn]);
  return (
    <Stage corner={<LanguageCorner />}>
      {session.status === 'loading' ? (
        <PageSpinner />
      ) : (
        <JoinFamily
          token={query.get('token') ?? ''}
          email={session.status === 'signed-in' ? session.email : null}
        />
      )}
    </Stage>
  );
}
