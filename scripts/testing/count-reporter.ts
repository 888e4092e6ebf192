import type { TestEvent } from 'node:test/reporters';

/** Reporter of `node --test`: the totals of the whole run as JSON. */
export default async function* countReporter(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  for await (const event of events) {
    // Every file has a summary too; the one without a file is that of the run.
    if (event.type === 'test:summary' && !event.data.file) yield JSON.stringify(event.data.counts);
  }
}
