import { AsyncLocalStorage } from 'node:async_hooks';
import { type Context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { appVersion } from '../app-version.ts';
import type { TracingSettings } from '../config/tracing.ts';
import { AppError } from '../errors.ts';
import type { Log } from '../log/log.ts';
import { tellingOfFailures } from './telling-exporter.ts';
import type { OpenSpan, Tracing } from './tracing.ts';

const kinds = { request: SpanKind.SERVER, job: SpanKind.CONSUMER } as const;
/** Milliseconds that a stopping process waits for the collector. */
const patience = 1000;

/** What an error is called, never what it says. */
function nameOf(error: unknown): string {
  if (error instanceof AppError) return error.code;
  return error instanceof Error && /^\w{1,60}$/.test(error.name) ? error.name : 'Error';
}

/** The context of a span of another process; none where it is not one. */
function contextOf(origin: string | undefined): Context | undefined {
  const [, traceId, spanId] = /^00-([\da-f]{32})-([\da-f]{16})-01$/.exec(origin ?? '') ?? [];
  if (!traceId || !spanId) return undefined;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: 1, isRemote: true });
}

/**
 * Spans go to a collector by OTLP over HTTP, in batches, beside the work. The provider stays in this module and is not
 * made the global one: libraries that would tell a global one of statements and addresses find none.
 */
export function exportSpans(
  { url, headers }: TracingSettings,
  role: string,
  log: Pick<Log, 'info' | 'warn'>,
): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${url}/v1/traces`, headers, timeoutMillis: 5000 });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': 'milestoon',
      'service.version': appVersion(),
      'milestoon.role': role,
    }),
    spanProcessors: [new BatchSpanProcessor({ exporter: tellingOfFailures(exporter, log) })],
  });
  const tracer = provider.getTracer('milestoon');
  const contexts = new AsyncLocalStorage<Context>();
  const current = (): Context => contexts.getStore() ?? ROOT_CONTEXT;

  return {
    within(work, run) {
      const parent = contextOf(work.origin) ?? current();
      const span = tracer.startSpan(work.name, { kind: kinds[work.kind], attributes: work.facts }, parent);
      const open: OpenSpan = {
        add: (facts) => void span.setAttributes(facts),
        fail(error) {
          span.setStatus({ code: SpanStatusCode.ERROR });
          if (error !== undefined) span.setAttribute('error.type', nameOf(error));
        },
      };
      return contexts.run(trace.setSpan(parent, span), async () => {
        try {
          return await run(open);
        } finally {
          span.end();
        }
      });
    },
    took(name, ms, attributes) {
      const now = Date.now();
      tracer.startSpan(name, { startTime: now - ms, attributes }, current()).end(now);
    },
    origin() {
      const context = trace.getSpanContext(current());
      return context && `00-${context.traceId}-${context.spanId}-01`;
    },
    async stop() {
      const { promise, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, patience);
      await Promise.race([provider.shutdown().catch(() => {}), promise]);
      clearTimeout(timer);
    },
  };
}
