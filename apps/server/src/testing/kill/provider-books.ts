import { existsSync, readFileSync } from 'node:fs';

/** What the payments emulator keeps in its file, as far as it matters here. */
export interface Books {
  customers: Record<string, { email: string | null }>;
  checkouts: Record<string, { customer: string | null; status: string }>;
  subscriptions: Record<string, { customer: string; status: string; metadata: Record<string, string> }>;
  events: Record<string, { pending_webhooks: number }>;
}

type Change = [kind: keyof Books | 'head', id: string, entry: never];

/** The books as the file tells them: a line a commit, the last change of a record counts. */
export function readBooks(file: string): Books {
  const books: Books = { customers: {}, checkouts: {}, subscriptions: {}, events: {} };
  const [, ...lines] = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  lines.pop(); // empty, or not whole
  for (const [kind, id, entry] of lines.flatMap((line): Change[] => JSON.parse(line))) {
    if (!(kind in books) || kind === 'head') continue;
    if (entry === null) delete books[kind][id];
    else books[kind][id] = entry;
  }
  return books;
}

const sizes = (books: Books | undefined): Record<string, number> => ({
  customer: Object.keys(books?.customers ?? {}).length,
  subscription: Object.keys(books?.subscriptions ?? {}).length,
  checkout: Object.keys(books?.checkouts ?? {}).length,
  acknowledgement: Object.values(books?.events ?? {}).filter((event) => event.pending_webhooks === 0).length,
});

/** What was entered since `before`, such as `provider customer`; undefined for what is no step of anything. */
export function bookEntry(before: Books | undefined, now: Books): string | undefined {
  const known = sizes(before);
  const entered = Object.entries(sizes(now)).find(([name, size]) => size > (known[name] ?? 0));
  return entered && `provider ${entered[0]}`;
}
