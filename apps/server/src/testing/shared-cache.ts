/** What a cache was told to do with an answer. */
interface Kept {
  status: number;
  headers: Headers;
  body: ArrayBuffer;
  /** Milliseconds: until then it is handed out without a question. */
  freshUntil: number;
}

/** How a cache asks the server. */
type Ask = (address: string, init: RequestInit) => Promise<Response>;

const secondsOf = (told: string, name: string): number | undefined => {
  const found = new RegExp(`(?:^|[\\s,])${name}=(\\d+)`).exec(told)?.[1];
  return found === undefined ? undefined : Number(found);
};

/** Seconds that an answer may be kept (RFC 9111, 3 and 5.2.2); undefined: not at all. */
function lifetimeOf(answer: Response): number | undefined {
  const told = answer.headers.get('cache-control') ?? '';
  if (/no-store|private/.test(told) || answer.headers.has('set-cookie') || answer.headers.has('vary'))
    return undefined;
  return secondsOf(told, 's-maxage') ?? secondsOf(told, 'max-age');
}

/**
 * A cache as they stand before servers: knows answers by address and part, keeps what it is told to keep, of whatever
 * status, asks once for many who come together, and with `If-None-Match` where what it has is stale.
 */
export function sharedCache(ask: Ask, now: () => Date) {
  const kept = new Map<string, Kept>();
  const asking = new Map<string, Promise<Kept>>();
  const asked: string[] = [];
  const askServer = async (key: string, address: string, headers: Headers): Promise<Kept> => {
    const known = kept.get(key);
    const tag = known?.headers.get('etag');
    const sent = new Headers(headers);
    if (tag) sent.set('if-none-match', tag);
    asked.push(key);
    const answer = await ask(address, { headers: sent });
    const lifetime = lifetimeOf(answer);
    const freshUntil = now().getTime() + (lifetime ?? 0) * 1000;
    const told = {
      status: answer.status,
      headers: answer.headers,
      body: await answer.arrayBuffer(),
      freshUntil,
    };
    const one = known && answer.status === 304 ? { ...known, freshUntil } : told;
    if (lifetime === undefined) kept.delete(key);
    else kept.set(key, one);
    return one;
  };
  return {
    /** Address and part of everything the server was asked for, in that order. */
    asked,
    async fetch(address: string, init: { range?: string; cookie?: string } = {}): Promise<Response> {
      const key = `${address}${init.range === undefined ? '' : ` ${init.range}`}`;
      const known = kept.get(key);
      if (known && now().getTime() < known.freshUntil)
        return new Response(known.body, { status: known.status, headers: known.headers });
      const headers = new Headers(Object.entries(init));
      const question = asking.get(key) ?? askServer(key, address, headers).finally(() => asking.delete(key));
      asking.set(key, question);
      const { status, headers: told, body } = await question;
      return new Response(status === 304 ? null : body, { status, headers: told });
    },
  };
}
