/** What a parent can do with a child next. */
export function childAction(
  child: { avatarUrl: string | null },
  subscriptions: number,
  superAdmin: boolean,
): 'create' | 'subscribe' | 'wait' {
  if (!child.avatarUrl) return 'wait';
  return superAdmin || subscriptions > 0 ? 'create' : 'subscribe';
}
