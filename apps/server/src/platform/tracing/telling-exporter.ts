import type { SpanExporter } from '@opentelemetry/sdk-trace';
import type { Log } from '../log/log.ts';

/** The log hears once that the collector is gone, and once that it is back. */
export function tellingOfFailures(exporter: SpanExporter, log: Pick<Log, 'info' | 'warn'>): SpanExporter {
  let isDown = false;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const failed = result.code !== 0;
        if (failed && !isDown) log.warn({ lost: spans.length }, 'the collector of traces cannot be reached');
        if (!failed && isDown) log.info('the collector of traces is back');
        isDown = failed;
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}
