/** One family's way to the server: its cookie, and an address of its own, as behind a proxy. */
export interface Client {
  /** @throws Refused for an answer of another status than `wanted` */
  call<Body = unknown>(method: string, address: string, body?: object, wanted?: number): Promise<Body>;
  /** Only the status; 0 where the connection broke. The body is read and thrown away. */
  status(method: string, address: string, body?: object): Promise<number>;
  /** What tells the server who calls, for a browser of the same family. */
  cookie(): string;
  /** An event stream, open until the signal is aborted. Resolves to the status once it is over. */
  stream(address: string, signal: AbortSignal): Promise<number>;
}

/** The server answered, and not as it should. */
export class Refused extends Error {
  readonly status: number;
  constructor(what: string, status: number, text: string) {
    super(`${what}: ${status} ${text.slice(0, 200)}`);
    this.status = status;
  }
}

export function newClient(origin: string, address: string): Client {
  let cookie = '';

  async function send(method: string, path: string, body?: object, signal?: AbortSignal): Promise<Response> {
    const isForm = body instanceof FormData;
    const response = await fetch(new URL(path, origin), {
      method,
      redirect: 'manual',
      headers: {
        origin,
        'x-forwarded-for': address,
        ...(cookie && { cookie }),
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
      ...(signal && { signal }),
    });
    cookie = response.headers.get('set-cookie')?.split(';')[0] || cookie;
    return response;
  }

  return {
    async call<Body>(method: string, path: string, body?: object, wanted = 200) {
      const response = await send(method, path, body);
      const text = await response.text();
      if (response.status !== wanted) throw new Refused(`${method} ${path}`, response.status, text);
      return (text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text) as Body;
    },
    cookie: () => cookie,
    async status(method, path, body) {
      try {
        const response = await send(method, path, body);
        await response.arrayBuffer();
        return response.status;
      } catch {
        return 0;
      }
    },
    async stream(path, signal) {
      let status = 0;
      try {
        const response = await send('GET', path, undefined, signal);
        status = response.status;
        await response.body?.pipeTo(new WritableStream());
      } catch {
        // It was cut, here or there.
      }
      return status;
    },
  };
}
