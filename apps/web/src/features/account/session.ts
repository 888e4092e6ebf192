import { type Role, timing } from '@milestoon/domain';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { client } from '../../lib/api.ts';
import type { ActingFor } from '../../lib/acting-for.ts';
import { claimTab, tabOwner } from '../../lib/tab-owner.ts';
import { within } from '../../lib/time-limit.ts';

export type SessionView =
  | { status: 'loading' }
  | { status: 'signed-out' }
  | {
      status: 'signed-in';
      userId: string;
      email: string;
      role: Role;
      unconfirmed: boolean;
      withheld: boolean;
      /** The family of somebody else that this session acts for. */
      household: ActingFor | null;
      passwordless: boolean;
    };

export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async ({ signal }) => {
    const answer = await client.account.session(undefined, {
      signal: within(timing.authLoading, signal),
    });
    // A full load, so that nothing of whoever was here before stays in memory.
    // Another family is somebody else to what stands in a tab: forms, drafts, lists.
    const whose = answer.user && [answer.user.id, answer.household?.id].filter(Boolean).join(' ');
    const former = tabOwner()?.split(' ')[0];
    if (!whose || !claimTab(whose)) return answer;
    // Who goes to another family comes back to what is on its way; who is another person finds no voices.
    if (former !== answer.user?.id) await (await import('../../lib/kept-takes.ts')).forgetAllTakes();
    window.location.reload();
    return new Promise<never>(() => {});
  },
  staleTime: Number.POSITIVE_INFINITY,
  // A session may have been ended from another device while nobody looked.
  refetchOnWindowFocus: 'always',
  retry: false,
});

/** Who is signed in. An answer that fails or takes longer than 10 s counts as nobody. */
export function useSession(): SessionView {
  const { data, isPending } = useQuery(sessionQuery);
  if (isPending) return { status: 'loading' };
  if (!data?.user) return { status: 'signed-out' };
  return {
    status: 'signed-in',
    userId: data.user.id,
    email: data.user.email,
    role: data.role ?? 'user',
    unconfirmed: data.unconfirmed,
    withheld: data.withheld,
    household: data.household ?? null,
    passwordless: data.passwordless,
  };
}
