/**
 * Every step of a family's way that outlives the process, by stage and in order, as `effect#occurrence` within the
 * stage: a transaction that is committed (by which login, and its first write), a file that is in its place, an entry in the
 * books of the payment provider. A server is killed right after each of them. The test compares the list with what
 * really happens, so a new step cannot be forgotten.
 */
const points = {
  'signing up': ['auth: insert user …#1', 'auth: insert known_devices#1'],
  // A place for the photo, the photo, its size; then the child, which uses it.
  child: [
    'app: insert stored_files#1',
    'file files/child-photos#1',
    'app: update stored_files#1',
    'app: update stored_files …#1',
  ],
  checkout: ['provider customer#1', 'worker: insert customers#1', 'provider checkout#1'],
  // Three events, each stored, applied and acknowledged; the first one that names the child starts the avatars.
  payment: [
    'provider subscription#1',
    'worker: insert stripe_events#1',
    'worker: insert subscriptions#1',
    'worker: update children#1',
    'worker: insert pgboss.job_common#1',
    'worker: update stripe_events#1',
    'provider acknowledgement#1',
    'provider acknowledgement#3',
    'worker: delete job_claims …#1',
    'file files/avatars#1',
    'worker: insert avatar_candidates …#1',
    'worker: insert avatar_candidates …#4',
  ],
  selection: ['app: update children#1'],
  // Production: screenplay, narration, film, sound, its preview, video; then four files, the episode, its mail.
  episode: [
    'app: insert stored_files#1',
    'file files/episode-images#1',
    'app: update stored_files#1',
    'app: update stored_files …#1',
    'worker: insert pgboss.job_common#1',
    'worker: delete job_claims …#1',
    'worker: insert job_steps#1',
    'worker: insert job_steps#2',
    'worker: insert job_steps#3',
    'worker: insert job_steps#4',
    'file files/episodes#1',
    'worker: update episode_productions …#1',
    'worker: insert job_steps#5',
    'file files/episodes#2',
    'file files/episodes#5',
    'worker: update episodes …#1',
    'file outbox#2',
    'worker: update notifications#1',
  ],
} as const satisfies Record<string, readonly string[]>;

export type Stage = keyof typeof points;

const stages = [
  'signing up',
  'child',
  'checkout',
  'payment',
  'selection',
  'episode',
] as const satisfies Stage[];

export interface FaultPoint {
  stage: Stage;
  effect: string;
  occurrence: number;
}

export const faultPoints: readonly FaultPoint[] = stages.flatMap((stage) =>
  points[stage].map((point) => {
    const [effect = '', occurrence] = point.split('#');
    return { stage, effect, occurrence: Number(occurrence) };
  }),
);

// The queue's own bookkeeping, limits and progress: a loss is made up for at the next beat.
const noise = [
  /^worker: (update|delete) pgboss\./,
  /^worker: insert pgboss\.(?!job_common)/,
  /^worker: insert job_(rounds|turns)/,
  /^owner: /, // once at a start
  /(insert|update|delete) rate_limits/,
  /^worker: update episode_productions$/,
  /^file (work|logs)/,
];

export const isNoise = (effect: string): boolean => noise.some((pattern) => pattern.test(effect));
