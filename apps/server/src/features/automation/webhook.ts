import { createHmac } from 'node:crypto';
import { requestHeader } from '@milestoon/contract';
import type { Config } from '../../platform/config/config.ts';

/** What a call is about; in the header `X-Automation-Call`, so that a receiver need not look at the body. */
export type Call = 'avatars' | 'episode' | 'child-deleted' | 'child-updated';

export interface Delivery {
  call: Call;
  /** The same at every attempt. */
  requestId: string;
  apiKey: string;
  /** JSON. */
  body: string;
}

/**
 * The signature of a body, as Stripe signs: `t={seconds since 1970},v1={hex}`, where v1 is the HMAC-SHA256 of
 * `{t}.{body}`. The time is signed too, so that a receiver can refuse what was recorded and sent again later.
 */
export function signBody(secret: string, body: string, now: Date): string {
  const time = Math.floor(now.getTime() / 1000);
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;
}

/**
 * Posts a body to the outside generator. The address is the operator's; a redirect is not followed, or whoever
 * answers there could have keys and photos sent anywhere.
 *
 * @throws Error for anything but a 2xx within the time limit. What else the answer says is not read.
 */
export async function post(
  webhook: NonNullable<Config['automation']>,
  { call, requestId, apiKey, body }: Delivery,
  { now, signal }: { now: Date; signal: AbortSignal },
): Promise<void> {
  const response = await fetch(webhook.url, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      'content-type': 'application/json',
      'x-api-key': apiKey,
      'x-automation-call': call,
      [requestHeader]: requestId,
      ...(webhook.secret && { 'x-automation-signature': signBody(webhook.secret, body, now) }),
    },
    body,
    signal: AbortSignal.any([signal, AbortSignal.timeout(webhook.timeoutMs)]),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`HTTP error! status: ${response.status}`);
}
