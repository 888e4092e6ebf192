import type { Child } from '@milestoon/contract';
import { skipToken, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

/** A child as its relatives are drawn beside it. */
export type FirstChild = Pick<Child, 'style' | 'look' | 'drawnWith'>;

/** The child whose series the family is drawn as in: the first that has an avatar, or the first. */
export function useFirstChild(): FirstChild | undefined {
  const { data: children } = useQuery(api.children.list.queryOptions());
  const first = children?.find(({ avatarSelected }) => avatarSelected) ?? children?.[0];
  const { data } = useQuery(api.children.get.queryOptions({ input: first ? { id: first.id } : skipToken }));
  return data;
}
