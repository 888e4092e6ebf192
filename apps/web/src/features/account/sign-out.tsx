import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { clearDrafts } from '../../lib/draft.ts';
import { paths } from '../../lib/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { signOut } from './auth-calls.ts';

export function SignOut() {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const leave = async (): Promise<void> => {
    setBusy(true);
    setError(null);
    try {
      await signOut();
      clearDrafts();
      // A full load, so that nothing of the family stays in memory.
      window.location.assign(paths.signIn);
    } catch (problem) {
      setError(problem instanceof Error ? problem.message : String(problem));
      setBusy(false);
    }
  };

  return (
    <>
      <Button wide onClick={() => setAsking(true)}>
        <LogOut aria-hidden="true" /> Sign Out
      </Button>
      {asking && (
        <Dialog
          title="Are you sure you want to sign out?"
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button onClick={() => setAsking(false)}>Cancel</Button>
              <Button variant="danger" busy={busy} onClick={leave}>
                Sign Out
              </Button>
            </>
          }
        >
          <p>Your children and their episodes stay safe until you come back.</p>
          {error && <Alert tone="bad">{error}</Alert>}
        </Dialog>
      )}
    </>
  );
}
