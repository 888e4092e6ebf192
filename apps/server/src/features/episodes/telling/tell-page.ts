import type { HttpApp } from '../../../platform/http/app.ts';

/** The page of a story that somebody is asked to tell is the app's own; no search engine is to remember it. */
export function mountTellPage(app: HttpApp): void {
  app.use('/tell/*', async (c, next) => {
    await next();
    c.res.headers.set('x-robots-tag', 'noindex, nofollow');
    c.res.headers.set('cache-control', 'no-store');
  });
}
