import type { RoleSetupState } from '@milestoon/contract';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

export interface BrokenSetup {
  state: Exclude<RoleSetupState, 'ok'>;
  script: string;
}

/** What is wrong with the table of roles; null when nothing is, or when nobody knows. Super admins may ask. */
export function useSetup() {
  const query = useQuery(api.roles.setup.queryOptions());
  const { data } = query;
  const broken: BrokenSetup | null =
    data && data.state !== 'ok' && data.script !== null ? { state: data.state, script: data.script } : null;
  return { query, broken };
}
