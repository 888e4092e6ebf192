import { useEffect, useRef } from 'react';

/**
 * Takes the button of a phone or of a remote control that leads back: instead of leaving the page it calls `onBack`.
 */
export function useWayBack(onBack: () => void): void {
  const latest = useRef(onBack);
  useEffect(() => {
    latest.current = onBack;
  }, [onBack]);
  useEffect(() => {
    // One entry more than there are pages: going back stays here, and the entry is put back.
    const stay = (): void => window.history.pushState(window.history.state, '');
    const back = (): void => {
      stay();
      latest.current();
    };
    stay();
    window.addEventListener('popstate', back);
    return () => window.removeEventListener('popstate', back);
  }, []);
}
