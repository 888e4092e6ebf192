import type { TracingSettings } from '../config/tracing.ts';
import type { Log } from '../log/log.ts';

/** What a span says: words of ours, ids of requests and jobs, numbers. Nothing that a person wrote or is known by. */
export type SpanFacts = Readonly<Record<string, string | number>>;

/** What a span is about. */
export interface TracedWork {
  name: string;
  kind: 'request' | 'job';
  facts: SpanFacts;
  /** The span that began it, in this process or another, as `origin` told it. */
  origin?: string | undefined;
}

/** A span that is under way. */
export interface OpenSpan {
  add(facts: SpanFacts): void;
  /** It did not work. Of errors only what they are called is told. */
  fail(error?: unknown): void;
}

/** Tells a collector what requests and jobs did, where one is set. */
export interface Tracing {
  /** Does the work within a span; what is begun meanwhile belongs below it. */
  within<T>(work: TracedWork, run: (span: OpenSpan) => Promise<T>): Promise<T>;
  /** Something below the span under way took so many milliseconds until now. */
  took(name: string, ms: number, facts: SpanFacts): void;
  /** Names the span under way for work that is done later (`traceparent` of the W3C); undefined where there is none. */
  origin(): string | undefined;
  /** Sends what was not sent yet; gives up after a second. */
  stop(): Promise<void>;
}

const unseen: OpenSpan = { add() {}, fail() {} };

/** Nobody is told anything. */
export const noTracing: Tracing = {
  within: (_, run) => run(unseen),
  took() {},
  origin: () => undefined,
  stop: async () => {},
};

/** Tracing as it is set. The packages of OpenTelemetry are loaded only where a collector is set. */
export async function openTracing(
  settings: TracingSettings | undefined,
  role: string,
  log: Pick<Log, 'info' | 'warn'>,
): Promise<Tracing> {
  if (!settings) return noTracing;
  const { exportSpans } = await import('./export-spans.ts');
  return exportSpans(settings, role, log);
}
