import type { z } from 'zod';
import { faultOf, GoogleFault } from './fault.ts';

export interface GoogleRequest {
  method: string;
  headers?: Record<string, string>;
  body?: string | URLSearchParams | Uint8Array<ArrayBuffer>;
}

/** Milliseconds to wait for an answer; a part of a film over a slow line takes the longest. */
const timeoutMs = 120_000;

/**
 * Asks Google. A redirect is not followed: tokens go where they are meant to go, and 308 means something else here.
 *
 * @throws GoogleFault `unreachable` when there is no answer; the signal's reason when it is aborted
 */
export async function ask(url: string | URL, request: GoogleRequest, signal: AbortSignal): Promise<Response> {
  try {
    return await fetch(url, {
      ...request,
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
  } catch (error) {
    signal.throwIfAborted();
    throw new GoogleFault('unreachable', error instanceof Error ? error.name : 'no answer');
  }
}

/** @throws GoogleFault for a refusal, and `unreachable` for an answer that is not what is documented */
export async function readAs<T>(schema: z.ZodType<T>, response: Response): Promise<T> {
  if (!response.ok) throw await faultOf(response);
  const body: unknown = await response.json().catch(() => undefined);
  const read = schema.safeParse(body);
  if (!read.success) throw new GoogleFault('unreachable', `${response.status} with another body`);
  return read.data;
}
