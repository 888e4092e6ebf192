import { createHash, timingSafeEqual } from 'node:crypto';
import type { HttpApp } from '../http/app.ts';
import type { Services } from '../services.ts';
import { checkHealth } from './health.ts';
import { createMetrics } from './metrics.ts';
import { createRequestMetrics } from './request-metrics.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const proxied = ['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'x-real-ip'];

/**
 * With a token: whoever has it. Without one: a program on this machine that asks directly. Behind a proxy every
 * connection comes from this machine, so a header that says so is a refusal.
 */
function mayRead(token: string | undefined, headers: Headers, socketAddress: string | undefined): boolean {
  if (token) return timingSafeEqual(digest(headers.get('authorization') ?? ''), digest(`Bearer ${token}`));
  return loopback.has(socketAddress ?? '') && !proxied.some((name) => headers.has(name));
}

/** What an operator's tools ask: `/healthz`, `/readyz`, `/metrics`. */
export function createOperator(services: Services) {
  const metrics = createMetrics(services);
  const requests = createRequestMetrics();
  return {
    requests,
    stop: metrics.stop,
    mount(app: HttpApp): void {
      app.get('/healthz', (c) => c.json({ ok: true }));
      app.get('/readyz', async (c) => {
        const health = await checkHealth(services);
        const ok = Object.values(health).every(Boolean);
        return c.json({ ok, ...health }, ok ? 200 : 503);
      });
      app.get('/metrics', async (c) => {
        const { metricsToken } = services.config;
        if (!mayRead(metricsToken, c.req.raw.headers, c.env?.incoming?.socket.remoteAddress))
          return c.notFound();
        const lines = [...(await metrics.lines()), ...requests.lines()];
        return c.body(`${lines.join('\n')}\n`, 200, { 'content-type': 'text/plain; version=0.0.4' });
      });
    },
  };
}
