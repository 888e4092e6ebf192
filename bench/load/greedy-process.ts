/** The greedy family, in a process of its own: what it does to itself must not show in what the others measure. */
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { AppNotification } from '@milestoon/contract';
import { newFamily } from './family.ts';
import { beGreedy, type Ledger } from './greedy.ts';

export interface GreedyOrder {
  origin: string;
  address: string;
}

/** The last thing it says; the first is 'ready'. In between it waits for 'begin' and for 'stop'. */
export interface GreedyReport {
  answers: Ledger;
  /** When its films were ready: milliseconds since 1970. */
  films: number[];
}

const usedUp = 61_000;

const told = async <Message>(): Promise<Message> => (await once(process, 'message'))[0] as Message;

const { origin, address } = await told<GreedyOrder>();
const family = await newFamily(origin, 'greedy', address);
process.send?.('ready');
await told();
const over = new AbortController();
const answers = beGreedy(family, over.signal);
await told();
over.abort();
const report: GreedyReport = { answers: await answers, films: [] };
await pause(usedUp); // what it may call a minute
const { items } = await family.client.call<{ items: AppNotification[] }>('GET', '/api/notifications');
report.films = items
  .filter(({ kind }) => kind === 'episode-ready')
  .map(({ createdAt }) => +new Date(createdAt));
process.send?.(report, () => process.disconnect());
