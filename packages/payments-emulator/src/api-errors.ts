/** An answer in the shape Stripe's errors have, which the official SDK turns into its typed errors. */
export const refuse = (
  status: number,
  message: string,
  extra: { type?: string; code?: string; param?: string } = {},
): Response => Response.json({ error: { type: 'invalid_request_error', message, ...extra } }, { status });

/** The answer for an id nobody knows. */
export const missing = (kind: string, id: string, param = 'id'): Response =>
  refuse(404, `No such ${kind}: '${id.slice(0, 100)}'`, { code: 'resource_missing', param });
