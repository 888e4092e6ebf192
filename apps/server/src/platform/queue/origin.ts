/** The data of a job as it is queued where traces are told: with the span that queued it. */
interface WithOrigin {
  traceparent?: string;
}

/** Data to queue, with the span that it is queued in, if there is one. */
export const withOrigin = <Data extends object>(data: Data, origin: string | undefined): Data & WithOrigin =>
  origin === undefined ? data : { ...data, traceparent: origin };

/** The data that a handler knows, and the span that queued it. */
export function apartFromOrigin<Data extends object>(
  queued: Data,
): { data: Data; origin: string | undefined } {
  const { traceparent: origin, ...data } = queued as Data & WithOrigin;
  return { data: data as unknown as Data, origin };
}
