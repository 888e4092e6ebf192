import type { TracedWork } from '../tracing/tracing.ts';
import { anyId, toldPath } from './told-path.ts';

/** Whatever watches the server asks these every few seconds. */
const probes = new Set(['/healthz', '/readyz', '/metrics']);

export const isProbe = (path: string): boolean => probes.has(path);

/** What the span of a request says: its id, method and path as the log tells it, without ids, never the query. */
export function requestSpan(id: string, { method, path }: { method: string; path: string }): TracedWork {
  const route = toldPath(path).replaceAll(anyId, '{id}');
  return {
    name: `${method} ${route}`,
    kind: 'request',
    facts: { 'milestoon.request': id, 'http.request.method': method, 'http.route': route },
  };
}
