import type { ChildStage, ChildSummary } from '@milestoon/contract';
import { type AnimationStyle, isAnimationStyle, limits, seasonOf } from '@milestoon/domain';
import { lookSchema } from '@milestoon/look';
import type { Services, SessionActor } from '../../platform/services.ts';
import type { ChildRow, ChildWithCounts } from './children.repo.ts';

type Deps = Pick<Services, 'storage' | 'ports'>;

const toStyle = (value: string): AnimationStyle => (isAnimationStyle(value) ? value : 'anime');

/** Paid for, or nothing to pay: a super admin's, and one whose checkout failed by itself. */
export const needsNoPayment = async (
  { ports }: Pick<Deps, 'ports'>,
  actor: SessionActor,
  childId: string,
): Promise<boolean> =>
  actor.role === 'super_admin' || (await ports.isChildPaid(childId)) || ports.hasCheckoutFailed(childId);

/** Whether films are made of it: not while its avatars were drawn for a first look and nobody has paid since. */
export const mayStar = async (
  deps: Pick<Deps, 'ports'>,
  actor: SessionActor,
  child: Pick<ChildRow, 'id' | 'first_look_round'>,
): Promise<boolean> => child.first_look_round === null || needsNoPayment(deps, actor, child.id);

/** What stands between a child and its first episode. */
async function stateOf(deps: Deps, actor: SessionActor, row: ChildWithCounts): Promise<ChildStage> {
  if (row.avatar_selected) return (await mayStar(deps, actor, row)) ? 'ready' : 'pay';
  if (row.candidate_count >= limits.avatarCandidates) return 'choose';
  // What was drawn before it failed can be chosen.
  if (row.avatars_failed_at) return row.candidate_count > 0 ? 'choose' : 'failed';
  if (row.avatars_requested_at) return 'drawing';
  return (await needsNoPayment(deps, actor, row.id)) ? 'drawing' : 'pay';
}

/** New avatars beside the one that is kept. Of a drawing that failed, those that were drawn can be chosen. */
export function newAvatarsOf({
  avatar_selected,
  redrawing,
  ...row
}: Pick<
  ChildWithCounts,
  'avatar_selected' | 'redrawing' | 'candidate_count' | 'avatars_failed_at'
>): ChildSummary['newAvatars'] {
  if (!avatar_selected || !redrawing) return null;
  if (row.candidate_count >= limits.avatarCandidates) return 'waiting';
  if (row.avatars_failed_at) return row.candidate_count > 0 ? 'waiting' : null;
  return 'drawing';
}

export const toSummary = async (
  deps: Deps,
  actor: SessionActor,
  row: ChildWithCounts,
): Promise<ChildSummary> => ({
  id: row.id,
  name: row.name,
  style: toStyle(row.style),
  avatarUrl: row.avatar_url && deps.storage.link('avatars', row.avatar_url),
  avatarSelected: row.avatar_selected,
  state: await stateOf(deps, actor, row),
  newAvatars: newAvatarsOf(row),
  age: lookSchema.parse(row.look).age,
  episodeCount: row.episode_count,
  season: {
    number: seasonOf(Math.max(1, row.last_episode_number)),
    episodes: row.season_count,
    latest: row.last_episode_number,
  },
});
