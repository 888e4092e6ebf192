import type { HttpApp } from './app.ts';

/** The document of the API, for programs and for people. Made at the first request. */
export function mountReference(app: HttpApp): void {
  app.get('/openapi.json', async (c) => {
    const { describeApi } = await import('../openapi/describe-api.ts');
    return c.json(await describeApi());
  });
  app.get('/api/reference', async (c) => {
    const { describeApi } = await import('../openapi/describe-api.ts');
    const { referencePage, referencePolicy } = await import('../openapi/reference-page.ts');
    c.header('content-security-policy', referencePolicy);
    c.header('cache-control', 'no-cache');
    return c.html(referencePage(await describeApi()));
  });
}
