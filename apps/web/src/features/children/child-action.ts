import type { ChildSummary } from '@milestoon/contract';

/** What a parent can do with a child next. */
export function childAction(
  child: Pick<ChildSummary, 'state'>,
  subscriptions: number,
  superAdmin: boolean,
): 'create' | 'subscribe' | 'wait' {
  if (child.state !== 'ready') return 'wait';
  return superAdmin || subscriptions > 0 ? 'create' : 'subscribe';
}
