/** The lists of the desk, by the last part of their address; the accounts are the desk itself. */
export const adminLists = ['overview', 'users', 'children', 'episodes', 'failures', 'messages'] as const;
export type AdminList = (typeof adminLists)[number];

export const isAdminList = (name: string): name is AdminList => adminLists.some((list) => list === name);

/** Where a list is, narrowed by what is given. */
export function adminPath(list: AdminList, narrowed: Record<string, string> = {}): string {
  const query = new URLSearchParams(narrowed).toString();
  return `/admin${list === 'users' ? '' : `/${list}`}${query && `?${query}`}`;
}
