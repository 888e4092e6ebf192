import { useEffect } from 'react';

/**
 * Tells when somebody comes back to this page as it was left, from a page of another site: a button that was busy with
 * leaving would be busy for good.
 */
export function useBackFromOutside(onBack: () => void): void {
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) onBack();
    };
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, [onBack]);
}
