import type { MiddlewareHandler } from 'hono';

/**
 * Refuses form posts from other sites. `Sec-Fetch-Site` decides where the browser sends it; older browsers send
 * an `Origin`, which must name this host.
 */
export const requireSameOrigin: MiddlewareHandler = async (context, next) => {
  if (context.req.method === 'GET' || context.req.method === 'HEAD') return next();
  const site = context.req.header('sec-fetch-site');
  const origin = URL.parse(context.req.header('origin') ?? '');
  const host = context.req.header('host') ?? new URL(context.req.url).host;
  const allowed = site === undefined ? origin?.host === host : site === 'same-origin';
  if (!allowed) return context.text('This form was sent from another site.', 403);
  return next();
};
