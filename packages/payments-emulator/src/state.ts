import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import type {
  CheckoutOrder,
  CheckoutSession,
  Customer,
  Invoice,
  PaymentEvent,
  PortalSession,
  Subscription,
} from './records.ts';

/** An answer kept under its idempotency key, with a fingerprint of the request that earned it. */
export interface KeptReply {
  fingerprint: string;
  status: number;
  body: unknown;
  created: number;
}

/** Everything that has to outlive the process. Records are held by id, in the order they were made. */
export interface EmulatorState {
  version: 1;
  /** Seconds the clock was put forward. */
  clockAhead: number;
  /** Where the shop was last seen: pages that nobody asked for by a full address are linked to from there. */
  shopOrigin: string | null;
  customers: Record<string, Customer>;
  checkouts: Record<string, CheckoutSession>;
  orders: Record<string, CheckoutOrder>;
  portals: Record<string, PortalSession>;
  subscriptions: Record<string, Subscription>;
  invoices: Record<string, Invoice>;
  events: Record<string, PaymentEvent>;
  replies: Record<string, KeptReply>;
}

/** Where the state is kept. `save` must have it safe when it returns. */
export interface StateStore {
  load(): EmulatorState | undefined;
  save(state: EmulatorState): void;
}

export const emptyState = (): EmulatorState => ({
  version: 1,
  clockAhead: 0,
  shopOrigin: null,
  customers: {},
  checkouts: {},
  orders: {},
  portals: {},
  subscriptions: {},
  invoices: {},
  events: {},
  replies: {},
});

/** Forgets everything with the process. */
export const memoryStore = (): StateStore => ({ load: () => undefined, save: () => undefined });

/**
 * One JSON file, replaced as a whole: a process killed while writing leaves the previous file, never half of one.
 * @throws Error naming the file when it is not the emulator's.
 */
export function fileStore(file: string): StateStore {
  return {
    load() {
      if (!existsSync(file)) return undefined;
      try {
        const kept: EmulatorState = JSON.parse(readFileSync(file, 'utf8'));
        if (kept.version !== 1) throw new Error('unknown version');
        return { ...emptyState(), ...kept };
      } catch (cause) {
        throw new Error(`The payments emulator cannot read its state from ${file}`, { cause });
      }
    },
    save(state) {
      mkdirSync(dirname(file), { recursive: true });
      const next = `${file}.${process.pid}.new`;
      const handle = openSync(next, 'w', 0o600);
      try {
        writeSync(handle, JSON.stringify(state));
        fsyncSync(handle);
      } finally {
        closeSync(handle);
      }
      renameSync(next, file);
    },
  };
}
