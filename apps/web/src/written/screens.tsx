import { plainSite } from '@milestoon/domain';
import { type Language, loadFirstTexts, loadTexts } from '@milestoon/domain/texts';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Route, Routes, StaticRouter } from 'react-router';
import { paths } from '../lib/paths.ts';
import { SiteContext } from '../lib/site.ts';
import { TextsProvider } from '../lib/texts.tsx';
import { Providers } from '../providers.tsx';
import { Component as AppShell } from '../routes/app-shell.tsx';
import { Component as Create } from '../routes/create.tsx';
import { Component as Home } from '../routes/home.tsx';
import { AwaitedFilmScreen } from '../routes/shared-film.tsx';
import { Component as SignIn } from '../routes/sign-in.tsx';
import { unsent } from './unsent.ts';

// Built for the server: what stands on a screen of the app before anything is known of who looks at it.

/** Whatever link it is: the server knows what it opens. */
const sharedFilm = '/film/link';

const inShell: Record<string, ComponentType> = { [paths.home]: Home, [paths.create]: Create };
const alone: Record<string, ComponentType> = { [paths.signIn]: SignIn, [sharedFilm]: AwaitedFilmScreen };

/** React names before the markup what is to be fetched early; nothing here is worth it. */
const hints = /^(<link rel="preload"[^>]*>)+/;

/** Shows what the page's head only names (public/film.js). */
const firstPicture = '<script src="/film.js"></script>';

/** The screen as HTML, while its data is awaited; undefined where the address is no such screen. */
export async function drawScreen(address: string, language: Language): Promise<string | undefined> {
  if (!Object.hasOwn(inShell, address) && !Object.hasOwn(alone, address)) return undefined;
  const [first] = await Promise.all([loadFirstTexts(language), loadTexts(language)]);
  const routesOf = (screens: Record<string, ComponentType>) =>
    Object.entries(screens).map(([path, Screen]) => <Route key={path} path={path} element={<Screen />} />);
  const markup = renderToStaticMarkup(
    // None of these screens says what the installation has before it knows who is there.
    <SiteContext value={plainSite}>
      <TextsProvider initial={{ language, first }}>
        <Providers>
          <StaticRouter location={address}>
            <Routes>
              <Route element={<AppShell />}>{routesOf(inShell)}</Route>
              {routesOf(alone)}
            </Routes>
          </StaticRouter>
        </Providers>
      </TextsProvider>
    </SiteContext>,
  );
  return unsent(markup.replace(hints, '')) + (address === sharedFilm ? firstPicture : '');
}
