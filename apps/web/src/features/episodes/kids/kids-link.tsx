import { Hand } from 'lucide-react';
import { paths } from '../../../lib/paths.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { ButtonLink } from '../../../ui/button.tsx';

/** To the films alone, as large as the screen where the browser lets a page be. */
export function KidsLink({ to = paths.kids }: { to?: string }) {
  const words = useTexts().kids;
  return (
    <ButtonLink
      to={to}
      title={words.openLead}
      onClick={() => {
        // Refused on some phones; then the page is as large as it is.
        if (document.fullscreenEnabled) void document.documentElement.requestFullscreen().catch(() => {});
      }}
    >
      <Hand aria-hidden="true" /> {words.open}
    </ButtonLink>
  );
}
