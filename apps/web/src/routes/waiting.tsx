import { useCallback } from 'react';
import { useFirstTexts } from '../lib/texts.tsx';
import { writtenScreen } from '../lib/written-screen.ts';
import { PageSpinner } from '../ui/spinner.tsx';
import unseen from '../ui/unseen.module.css';

/** Until a screen can be shown: what is written of it already, else a spinner. */
export function Waiting() {
  const { ui } = useFirstTexts();
  const written = writtenScreen();
  const hold = useCallback(
    (place: HTMLElement | null) => {
      if (written) place?.append(written);
    },
    [written],
  );
  if (!written) return <PageSpinner />;
  return (
    <>
      <p className={unseen.unseen} role="status">
        {ui.loading}
      </p>
      <div ref={hold} />
    </>
  );
}
