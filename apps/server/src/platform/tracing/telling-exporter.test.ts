import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SpanExporter } from '@opentelemetry/sdk-trace';
import { pino } from 'pino';
import { tellingOfFailures } from './telling-exporter.ts';

test('that the collector is gone is logged once, and once that it is back', () => {
  const said: string[] = [];
  const log = pino({ level: 'info' }, { write: (line) => void said.push(JSON.parse(line).msg) });
  const outcomes = [0, 1, 1, 1, 0, 0, 1];
  const exporter: SpanExporter = {
    export: (_, done) => done({ code: outcomes.shift() ?? 0 }),
    shutdown: async () => {},
  };
  const telling = tellingOfFailures(exporter, log);
  const codes: number[] = [];
  for (let i = 0; i < 7; i += 1) telling.export([], ({ code }) => codes.push(code));
  assert.deepEqual(codes, [0, 1, 1, 1, 0, 0, 1]);
  const [gone, back] = ['the collector of traces cannot be reached', 'the collector of traces is back'];
  assert.deepEqual(said, [gone, back, gone]);
});
