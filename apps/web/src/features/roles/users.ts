import type { ManagedUser } from '@milestoon/contract';
import type { Role } from '@milestoon/domain';
import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { api, client, type Wire } from '../../lib/api.ts';

export type User = Wire<ManagedUser>;
type UserPage = Awaited<ReturnType<typeof client.roles.list>>;

export const usersKey = ['users'] as const;

export const usersQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: [...usersKey, search],
    queryFn: ({ pageParam, signal }) =>
      client.roles.list({ ...(search && { search }), ...(pageParam && { after: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: (page: UserPage) => page.next,
    // While the answer to the next letter is on its way, the list stays where it is.
    placeholderData: keepPreviousData,
  });

/** Shows the new role at once and takes it back when the server refuses. One after the other, as clicked. */
export function useRoleChange() {
  const queryClient = useQueryClient();
  const show = (id: string, role: Role): void => {
    queryClient.setQueriesData<InfiniteData<UserPage, string>>({ queryKey: usersKey }, (data) =>
      data
        ? {
            ...data,
            pages: data.pages.map((page) => ({
              ...page,
              users: page.users.map((user) => (user.id === id ? { ...user, role } : user)),
            })),
          }
        : data,
    );
  };
  return useMutation({
    scope: { id: 'roles' },
    mutationFn: ({ user, role }: { user: User; role: Role }) => client.roles.set({ id: user.id, role }),
    onMutate: async ({ user, role }) => {
      await queryClient.cancelQueries({ queryKey: usersKey });
      show(user.id, role);
    },
    onError: async (_error, { user }) => {
      show(user.id, user.role);
      // Perhaps nothing was wrong with this change but with the table; and somebody else may have changed it.
      await queryClient.invalidateQueries({ queryKey: usersKey });
      await queryClient.invalidateQueries({ queryKey: api.roles.setup.key() });
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: api.roles.changes.key() }),
  });
}
