import { LogOut } from 'lucide-react';
import { useEffect, useState } from 'react';
import { allTakes, forgetAllTakes } from '../../lib/kept-takes.ts';
import { paths } from '../../lib/paths.ts';
import { leaveTab } from '../../lib/tab-owner.ts';
import { useTexts } from '../../lib/texts.tsx';
import { tell } from '../../lib/told-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { signOut } from './auth-calls.ts';
import { tellOtherTabs } from './other-tabs.ts';

export function SignOut() {
  const texts = useTexts();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [unsent, setUnsent] = useState(0);
  useEffect(() => {
    if (asking) void allTakes().then((takes) => setUnsent(takes.length));
  }, [asking]);

  const leave = async (): Promise<void> => {
    setBusy(true);
    setError(null);
    try {
      await signOut();
      leaveTab();
      tellOtherTabs('signed-out');
      await forgetAllTakes();
      // A full load, so that nothing of the family stays in memory.
      window.location.assign(paths.signIn);
    } catch (problem) {
      setError(tell(problem, texts));
      setBusy(false);
    }
  };

  return (
    <>
      <Button wide onClick={() => setAsking(true)}>
        <LogOut aria-hidden="true" /> {texts.signOut.button}
      </Button>
      {asking && (
        <Dialog
          title={texts.signOut.question}
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button onClick={() => setAsking(false)}>{texts.ui.cancel}</Button>
              <Button variant="danger" busy={busy} onClick={leave}>
                {texts.signOut.button}
              </Button>
            </>
          }
        >
          <p>{texts.signOut.reassurance}</p>
          {unsent > 0 && <Alert tone="warn">{texts.signOut.unsent(unsent)}</Alert>}
          {error && <Alert tone="bad">{error}</Alert>}
        </Dialog>
      )}
    </>
  );
}
