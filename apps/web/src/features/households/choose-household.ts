import { client } from '../../lib/api.ts';
import { paths } from '../../lib/paths.ts';
import { leaveTab, tabPerson } from '../../lib/tab-owner.ts';

/** Begins anew at this place, so that nothing of the family before stays in memory. */
export function beginAnew(at: string): void {
  leaveTab(tabPerson());
  window.location.assign(at);
}

/** Has this session act for a family, or for one's own (null), and begins there. */
export async function chooseHousehold(id: string | null): Promise<void> {
  await client.households.choose({ id });
  beginAnew(paths.landing);
}
