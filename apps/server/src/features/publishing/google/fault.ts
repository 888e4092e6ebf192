import { z } from 'zod';

/**
 * Why Google did not do what it was asked:
 * - `revoked`: the permission is not taken (any more);
 * - `quota`: the project's units of the day are used up, `upload-limit`: the channel's videos of the day;
 * - `unreachable`: it may work later;
 * - `no-channel`: the account has none, or a closed one;
 * - `missing`: what was named is not there, `exists`: it is there already;
 * - `misconfigured`: the operator's client or project is not set up;
 * - `refused`: everything else, and asking again would not help.
 */
export type FaultKind =
  | 'revoked'
  | 'quota'
  | 'upload-limit'
  | 'unreachable'
  | 'no-channel'
  | 'missing'
  | 'exists'
  | 'misconfigured'
  | 'refused';

/** The message names status and reason and nothing that was sent. */
export class GoogleFault extends Error {
  override readonly name = 'GoogleFault';
  readonly kind: FaultKind;
  /** Milliseconds that Google asks to wait. */
  readonly retryAfter: number | undefined;

  constructor(kind: FaultKind, message: string, retryAfter?: number) {
    super(message);
    this.kind = kind;
    this.retryAfter = retryAfter;
  }
}

/** Of the API: `{ error: { errors: [{ reason }], status } }`; of the tokens: `{ error: 'invalid_grant' }`. */
const errorSchema = z.object({
  error: z.union([
    z.string().transform((reason) => [reason]),
    z
      .object({
        errors: z.array(z.object({ reason: z.string().optional() })).optional(),
        status: z.string().optional(),
      })
      .transform(({ errors = [], status }) =>
        [...errors, { reason: status }].map(({ reason = '' }) => reason),
      ),
  ]),
});

/** By the reason, which is the same whatever the status. */
const kinds = new Map<string, FaultKind>(
  Object.entries({
    quotaExceeded: 'quota',
    dailyLimitExceeded: 'quota',
    uploadLimitExceeded: 'upload-limit',
    rateLimitExceeded: 'unreachable',
    userRateLimitExceeded: 'unreachable',
    backendError: 'unreachable',
    youtubeSignupRequired: 'no-channel',
    authenticatedUserAccountClosed: 'no-channel',
    authenticatedUserAccountSuspended: 'no-channel',
    channelClosed: 'no-channel',
    channelSuspended: 'no-channel',
    insufficientPermissions: 'revoked',
    invalid_grant: 'revoked',
    invalid_client: 'misconfigured',
    unauthorized_client: 'misconfigured',
    accessNotConfigured: 'misconfigured',
    captionExists: 'exists',
    videoAlreadyInPlaylist: 'exists',
  } as const),
);

const byStatus = (status: number): FaultKind => {
  if (status === 401) return 'revoked';
  if (status === 404 || status === 410) return 'missing';
  if (status === 408 || status === 429 || status >= 500) return 'unreachable';
  return 'refused';
};

/** What an answer that is none of the hoped-for ones means. Reads its body. */
export async function faultOf(response: Response): Promise<GoogleFault> {
  const text = await response.text().catch(() => '');
  let reasons: string[] = [];
  try {
    reasons = errorSchema.parse(JSON.parse(text)).error;
  } catch {
    // Not the API itself, but something before it: the status has to do.
  }
  const known = reasons.map((reason) => kinds.get(reason)).find((kind) => kind !== undefined);
  const kind = known ?? byStatus(response.status);
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  const name = /^\w{1,60}$/.test(reasons[0] ?? '') ? ` ${reasons[0]}` : '';
  return new GoogleFault(kind, `${response.status}${name}`, seconds > 0 ? seconds * 1000 : undefined);
}
