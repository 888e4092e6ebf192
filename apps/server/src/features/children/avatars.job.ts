import { randomUUID } from 'node:crypto';
import { limits } from '@milestoon/domain';
import { lookSchema } from '@milestoon/look';
import { isAnimationStyle } from '@milestoon/domain';
import { awaitsAvatars, awaitsVariant } from '../../platform/awaited-avatars.ts';
import type { JobHandler, Jobs } from '../../platform/queue/jobs.ts';
import { seedOf } from '../../platform/seed.ts';
import type { Services } from '../../platform/services.ts';
import { type ChildRow, listCandidates } from './children.repo.ts';

/** Draws avatars: the studio's, unless a test brings its own. */
export type DrawAvatars = typeof import('@milestoon/studio/production').drawAvatars;
type Picture = Awaited<ReturnType<DrawAvatars>>[number];

const reason = 'avatars are drawn in the background';

/** False when the child was edited meanwhile: what was drawn is of yesterday and thrown away. */
async function storeCandidate(
  { database, storage }: Services,
  child: ChildRow,
  variant: number,
  picture: Picture,
): Promise<boolean> {
  const path = `user-${child.user_id}/${child.id}-avatar-${variant + 1}-${randomUUID()}.png`;
  await storage.put('avatars', path, picture.png);
  try {
    const stored = await database.asWorker(reason, async (tx) => {
      const current = await tx
        .selectFrom('children')
        .select('id')
        .where('id', '=', child.id)
        .where('avatar_round', '=', child.avatar_round)
        .forUpdate() // an edit waits for this picture, and then takes it away
        .executeTakeFirst();
      if (!current) return false;
      await tx
        .insertInto('avatar_candidates')
        .values({
          child_id: child.id,
          user_id: child.user_id,
          round: child.avatar_round,
          variant,
          path,
          label: picture.label,
          description: picture.description,
          look: JSON.stringify(picture.look),
        })
        .execute();
      await tx
        .insertInto('stored_files')
        .values({
          path,
          bucket: 'avatars',
          user_id: child.user_id,
          content_type: 'image/png',
          bytes: picture.png.byteLength,
          attached: true,
        })
        .execute();
      return true;
    });
    if (!stored) await storage.remove('avatars', path);
    return stored;
  } catch (error) {
    await storage.remove('avatars', path); // the child is gone, or another worker was faster
    throw error;
  }
}

const drawInStudio: DrawAvatars = async (...args) => {
  const { drawAvatars } = await import('@milestoon/studio/production');
  return drawAvatars(...args);
};

/** The drawing has begun: the parent who waits is told so. */
const noteBegin = ({ database }: Services, child: ChildRow): Promise<unknown> =>
  database.asWorker(reason, (tx) =>
    tx
      .updateTable('children')
      .set({ avatars_begun_round: child.avatar_round })
      .where('id', '=', child.id)
      .where('avatar_round', '=', child.avatar_round)
      .execute(),
  );

/** Draws the four candidates of a child and stores those that are missing, each as soon as it is drawn. */
export function childJobs(
  services: Services,
  draw: DrawAvatars = drawInStudio,
): JobHandler<Jobs['draw-avatars']> {
  const { database } = services;
  return {
    async run({ childId }, { signal }) {
      const found = await database.asWorker(reason, async (tx) => {
        const child = await tx
          .selectFrom('children')
          .selectAll()
          .where('id', '=', childId)
          .executeTakeFirst();
        return child && { child, candidates: await listCandidates(tx, child) };
      });
      if (!found || !awaitsAvatars(found.child)) return; // deleted or decided in the meantime
      const { child, candidates } = found;
      if (candidates.length >= limits.avatarCandidates || !isAnimationStyle(child.style)) return;
      await noteBegin(services, child);
      const present = new Set(candidates.map((candidate) => candidate.variant));
      let stored = Promise.resolve(true);
      const store = (variant: number, picture: Picture): void => {
        if (!awaitsVariant(child, variant) || present.has(variant)) return;
        present.add(variant);
        stored = stored.then((goesOn) => goesOn && storeCandidate(services, child, variant, picture));
        // Told below, where somebody waits for it.
        stored.catch(() => {});
      };
      let pictures: Awaited<ReturnType<DrawAvatars>>;
      try {
        pictures = await draw(
          {
            name: child.name,
            look: lookSchema.parse(child.look),
            otherLooks: lookSchema.array().parse(child.other_looks ?? []),
            style: child.style,
            seed: seedOf(child.id),
          },
          signal,
          ({ variant, picture }) => store(variant, picture),
        );
      } finally {
        // What was drawn is kept before anybody tries again.
        await stored.catch(() => {});
      }
      for (const [variant, picture] of pictures.entries()) store(variant, picture);
      await stored;
    },
    async failed({ childId }) {
      await database.asWorker(reason, (tx) =>
        tx
          .updateTable('children')
          .set({ avatars_failed_at: services.now(), avatars_begun_round: null })
          .where('id', '=', childId)
          .execute(),
      );
    },
  };
}
