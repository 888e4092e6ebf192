import { vi } from 'vitest';

type Answer = (request: Request) => Response | Promise<Response>;

export const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

export const silence: Answer = (request) =>
  new Promise((_, reject) => {
    request.signal.addEventListener('abort', () => reject(request.signal.reason));
  });

export const parent = { id: 'user-1', email: 'parent@example.org', createdAt: '2026-01-01T00:00:00.000Z' };

/** Answers `METHOD /path`; anything else is a fault of the test. Returns the requests that came in. */
export function serve(answers: Record<string, Answer>): string[] {
  const seen: string[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(
      input instanceof Request ? input : new URL(String(input), window.location.origin),
      init,
    );
    const call = `${request.method} ${new URL(request.url).pathname}`;
    seen.push(call);
    const answer = answers[call];
    if (!answer) throw new Error(`unexpected call: ${call}`);
    return answer(request);
  });
  return seen;
}
