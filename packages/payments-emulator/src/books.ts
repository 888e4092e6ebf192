import type {
  CheckoutOrder,
  CheckoutSession,
  Customer,
  Invoice,
  KeptReply,
  PaymentEvent,
  PortalSession,
  Subscription,
} from './records.ts';

/** Records of one kind by id, in the order they were made. A map: no id reaches what every object has. */
export interface Book<Entry> {
  get(id: string): Entry | undefined;
  values(): Entry[];
  readonly size: number;
  /** Enters a record, or notes that one was changed: what is not entered again is not written down. */
  enter(entry: Entry): void;
  strike(id: string): void;
}

interface Records {
  customers: Customer;
  checkouts: CheckoutSession;
  orders: CheckoutOrder;
  portals: PortalSession;
  subscriptions: Subscription;
  invoices: Invoice;
  events: PaymentEvent;
  replies: KeptReply;
}
export type Kind = keyof Records;
export const kinds = [
  'customers',
  'checkouts',
  'orders',
  'portals',
  'subscriptions',
  'invoices',
  'events',
  'replies',
] as const satisfies Kind[];

/** What is no record of anybody. */
export interface Head {
  /** Seconds the clock was put forward. */
  clockAhead: number;
  /** Where the shop was last seen: pages that nobody asked for by a full address are linked to from there. */
  shopOrigin: string | null;
  /** How many invoices were ever numbered. */
  invoices: number;
}

/** A record as it is now, or null for one that was struck; of the head the id is empty. */
export type Change = [kind: Kind | 'head', id: string, entry: unknown];

/** Everything that has to outlive the process. */
export type Books = { [K in Kind]: Book<Records[K]> } & {
  readonly head: Readonly<Head>;
  setHead(patch: Partial<Head>): void;
  /** Records of all kinds. */
  count(): number;
  /** Counted up with every change. */
  readonly revision: number;
  /** What was changed since this was last called, each record once. */
  takeChanges(): Change[];
  /** They could not be written down: they are to be taken once more. */
  putBack(changes: readonly Change[]): void;
  hasChanges(): boolean;
};

/** Empty books, or those that the changes lead to. */
export function openBooks(past: Iterable<Change> = []): Books {
  const maps = Object.fromEntries(kinds.map((kind) => [kind, new Map<string, { id: string }>()]));
  let head: Head = { clockAhead: 0, shopOrigin: null, invoices: 0 };
  const changed = new Map<string, [Kind | 'head', string]>();
  let revision = 0;

  for (const [kind, id, entry] of past) {
    if (kind === 'head') head = { ...head, ...(entry as Partial<Head>) };
    else if (entry === null) maps[kind]?.delete(id);
    else maps[kind]?.set(id, entry as { id: string });
  }

  const note = (kind: Kind | 'head', id: string): void => {
    revision += 1;
    changed.set(`${kind}/${id}`, [kind, id]);
  };
  const bookOf = (kind: Kind, records: Map<string, { id: string }>): Book<{ id: string }> => ({
    get: (id) => records.get(id),
    values: () => [...records.values()],
    get size() {
      return records.size;
    },
    enter(entry) {
      records.set(entry.id, entry);
      note(kind, entry.id);
    },
    strike(id) {
      if (records.delete(id)) note(kind, id);
    },
  });

  const shelves = Object.fromEntries(kinds.map((kind) => [kind, bookOf(kind, maps[kind] ?? new Map())]));
  return {
    ...(shelves as { [K in Kind]: Book<Records[K]> }),
    get head() {
      return head;
    },
    setHead(patch) {
      head = { ...head, ...patch };
      note('head', '');
    },
    count: () => kinds.reduce((sum, kind) => sum + (maps[kind]?.size ?? 0), 0),
    get revision() {
      return revision;
    },
    takeChanges() {
      const changes = [...changed.values()].map(
        ([kind, id]): Change => [kind, id, kind === 'head' ? head : (maps[kind]?.get(id) ?? null)],
      );
      changed.clear();
      return changes;
    },
    putBack(changes) {
      for (const [kind, id] of changes) changed.set(`${kind}/${id}`, [kind, id]);
    },
    hasChanges: () => changed.size > 0,
  };
}
