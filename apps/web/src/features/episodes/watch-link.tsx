import type { ComponentProps } from 'react';
import { useTexts } from '../../lib/texts.tsx';
import { ButtonAnchor, ButtonLink } from '../../ui/button.tsx';

interface WatchLinkProps
  extends Pick<ComponentProps<typeof ButtonAnchor>, 'variant' | 'size' | 'wide' | 'children'> {
  /** The app's own watch page, or the film's address elsewhere. */
  url: string;
  title: string;
}

/** On the home screen the app has no tabs: a second one would be a browser beside it. */
const isInstalled = (): boolean =>
  window.matchMedia('(display-mode: standalone), (display-mode: fullscreen), (display-mode: minimal-ui)')
    .matches;

/** The way to a film: in a new tab, but in the installed app on the page that is open. */
export function WatchLink({ url, title, children, ...look }: WatchLinkProps) {
  const { watchLabel, watchHere } = useTexts().episodes;
  if (url.startsWith('/') && isInstalled())
    return (
      <ButtonLink to={url} aria-label={watchHere(title)} {...look}>
        {children}
      </ButtonLink>
    );
  return (
    <ButtonAnchor href={url} target="_blank" rel="noreferrer" aria-label={watchLabel(title)} {...look}>
      {children}
    </ButtonAnchor>
  );
}
