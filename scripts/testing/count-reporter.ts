import type { TestEvent } from 'node:test/reporters';
import type { TimedTest } from './slowest.ts';

/** Reporter of `node --test`: the totals of the whole run and how long every test took, as JSON. */
export default async function* countReporter(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  const tests: TimedTest[] = [];
  for await (const event of events) {
    if (event.type === 'test:pass' || event.type === 'test:fail') {
      const { file = '', name, details } = event.data;
      // A suite takes as long as all its tests do.
      if (details.type === 'suite') continue;
      const failure = 'error' in details ? { failure: reasonOf(details.error) } : {};
      tests.push({ file, name, seconds: details.duration_ms / 1000, ...failure });
    }
    // Every file has a summary too; the one without a file is that of the run.
    if (event.type === 'test:summary' && !event.data.file)
      yield JSON.stringify({ ...event.data.counts, tests });
  }
}

const reasonOf = ({ cause, message }: Error): string =>
  (cause instanceof Error ? cause.message : message) || 'no reason';
