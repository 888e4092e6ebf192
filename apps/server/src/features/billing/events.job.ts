import type { ProviderEvent } from '../../platform/payments/payments.ts';
import type { BillingDeps } from './billing.deps.ts';
import { newReading } from './billing.repo.ts';
import { dueEvents, postponeEvents, storeEvent } from './events.repo.ts';
import { type Reading, refreshSubscription } from './refresh.service.ts';

const batch = 100;

/**
 * Applies payment events: asks the provider what is true now, so their order and repetitions do not matter. Events
 * of one subscription that come while it is being asked about share the next question.
 */
export function createEventJob(deps: BillingDeps) {
  const waiting = new Map<string, { readings: Reading[]; answered: Promise<void> }>();
  const asking = new Map<string, Promise<void>>();

  async function ask(subscriptionId: string, readings: readonly Reading[]): Promise<void> {
    const events = readings.flatMap((reading) => reading.events);
    // All of these numbers were drawn before this question.
    const number = Math.max(...readings.map((reading) => reading.number));
    try {
      await refreshSubscription(deps, subscriptionId, { number, events });
    } catch (error) {
      deps.log.error({ err: error, events }, 'payment events wait: they could not be applied');
      await postponeEvents(deps.database, events);
    }
  }

  function apply(subscriptionId: string, reading: Reading): Promise<void> {
    const joined = waiting.get(subscriptionId);
    if (joined) {
      joined.readings.push(reading);
      return joined.answered;
    }
    const readings = [reading];
    const begin = (): Promise<void> => {
      waiting.delete(subscriptionId);
      return ask(subscriptionId, readings);
    };
    const before = asking.get(subscriptionId) ?? Promise.resolve();
    const answered = before.then(begin, begin);
    waiting.set(subscriptionId, { readings, answered });
    asking.set(subscriptionId, answered);
    const forget = (): void => {
      if (asking.get(subscriptionId) === answered) asking.delete(subscriptionId);
    };
    answered.then(forget, forget);
    return answered;
  }

  return {
    /**
     * Takes an event: stored first, so that it is not lost, then applied at once. The provider's checkout waits
     * for the answer to this: the parent should come back to an account that is already active. What cannot be
     * asked now is asked later; the provider need not send it again.
     */
    async take(event: ProviderEvent): Promise<void> {
      const number = await storeEvent(deps.database, event);
      const { id, type, subscriptionId: subscription } = event;
      deps.log.info({ event: id, type, subscription, isNew: number !== null }, 'a payment event came');
      if (number !== null && event.subscriptionId)
        await apply(event.subscriptionId, { number, events: [event.id] });
    },
    /** Applies what is due. */
    async applyDue(): Promise<void> {
      const due = await dueEvents(deps.database, batch);
      for (const [subscriptionId, group] of Map.groupBy(due, (event) => event.subscriptionId)) {
        const number = await newReading(deps.database);
        await apply(subscriptionId, { number, events: group.map((event) => event.id) });
      }
    },
  };
}

export type EventJob = ReturnType<typeof createEventJob>;
