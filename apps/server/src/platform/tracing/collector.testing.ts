import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** A span as a collector gets it. */
export interface CollectedSpan {
  traceId: string;
  spanId: string;
  parentSpanId: string | undefined;
  name: string;
  status: number;
  facts: Record<string, string | number>;
}

interface Value {
  stringValue?: string;
  intValue?: number;
  doubleValue?: number;
}
interface Sent {
  resourceSpans: {
    scopeSpans: {
      spans: (Omit<CollectedSpan, 'status' | 'facts'> & {
        status: { code: number };
        attributes: { key: string; value: Value }[];
      })[];
    }[];
  }[];
}

/** A collector of traces on a free port, which keeps what it is sent; a `silent` one never answers. */
export async function startCollector({ silent = false } = {}) {
  const bodies: string[] = [];
  const headers: http.IncomingHttpHeaders[] = [];
  const server = http.createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += chunk;
    if (request.url === '/v1/traces') {
      bodies.push(body);
      headers.push(request.headers);
    }
    if (silent) return;
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    headers,
    /** All that came, as it came. */
    text: () => bodies.join('\n'),
    spans: (): CollectedSpan[] =>
      bodies
        .flatMap((body) => (JSON.parse(body) as Sent).resourceSpans)
        .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
        .map(({ traceId, spanId, parentSpanId, name, status, attributes }) => ({
          traceId,
          spanId,
          parentSpanId: parentSpanId || undefined,
          name,
          status: status.code,
          facts: Object.fromEntries(
            attributes.map(({ key, value }) => [
              key,
              value.stringValue ?? Number(value.intValue ?? value.doubleValue),
            ]),
          ),
        })),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
