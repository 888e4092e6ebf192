import { createHash, timingSafeEqual } from 'node:crypto';
import type { Config } from '../config/config.ts';
import type { HttpApp } from '../http/app.ts';
import { type Arrival, isFromThisMachine, isLocalInstallation } from '../http/own-origins.ts';
import type { Services } from '../services.ts';
import { checkHealth } from './health.ts';
import { createMetrics } from './metrics.ts';
import { createRequestMetrics } from './request-metrics.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * With a token: whoever has it. Without one: a program on this machine that asks directly. Behind a proxy every
 * connection comes from this machine, and some proxies say nothing of themselves: a public installation needs a token.
 */
function mayRead(config: Config, arrival: Arrival): boolean {
  const { metricsToken: token } = config;
  if (!token) return isLocalInstallation(config) && isFromThisMachine(arrival);
  const given = arrival.headers.get('authorization') ?? '';
  return timingSafeEqual(digest(given), digest(`Bearer ${token}`));
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
        return c.json(health, health.ok ? 200 : 503);
      });
      app.get('/metrics', async (c) => {
        const socketAddress = c.env?.incoming?.socket.remoteAddress;
        if (!mayRead(services.config, { headers: c.req.raw.headers, socketAddress })) return c.notFound();
        const lines = [...(await metrics.lines()), ...requests.lines()];
        return c.body(`${lines.join('\n')}\n`, 200, { 'content-type': 'text/plain; version=0.0.4' });
      });
    },
  };
}
