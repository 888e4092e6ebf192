import type { AdminCheck, AdminOverview, CheckedPart } from '@milestoon/contract';
import { premiumPlan } from '@milestoon/domain';
import { appVersion } from '../../platform/app-version.ts';
import { checkMail, checkStorage } from '../../platform/doctor/checks/outside.ts';
import { checkVoice } from '../../platform/doctor/checks/set-up.ts';
import type { Services, SessionActor } from '../../platform/services.ts';
import { asAdmin } from './desk.ts';
import { countEverything, countSubscriptions, readWeeks, readWork } from './overview.repo.ts';

/** The whole installation in numbers; nobody's row is looked at, so no trail tells of it. */
export async function readOverview(services: Services, actor: SessionActor): Promise<AdminOverview> {
  const { config, log } = services;
  const found = await asAdmin(services, actor, 'an admin looks at the numbers', async (tx) => ({
    counts: await countEverything(tx),
    work: await readWork(tx),
    weeks: await readWeeks(tx),
    money: await countSubscriptions(tx),
  }));
  log.info({ admin: actor.id }, 'an admin looked at the numbers');
  const { counts, work, weeks } = found;
  const { before, lost, ...money } = found.money;
  return {
    families: counts.families,
    children: counts.children,
    films: counts.films,
    filmMinutes: Math.round(counts.seconds / 60),
    weeks,
    workers: counts.workers,
    work: work.map(({ oldest, median, slowest, ...row }) => ({
      ...row,
      oldestSeconds: oldest,
      medianSeconds: median,
      slowestSeconds: slowest,
    })),
    paymentEventsWaiting: counts.payment_events,
    storage: { kind: config.objectStorage ? 'bucket' : 'folder', files: counts.files, bytes: counts.bytes },
    money: {
      ...money,
      monthlyCents: money.active * premiumPlan.amount,
      currency: premiumPlan.currency,
      churn: before > 0 ? lost / before : null,
    },
    versions: { app: appVersion(), node: process.versions.node, database: counts.database },
    parts: {
      mail: config.mail.smtpUrl !== undefined,
      voice: config.voice?.engine ?? null,
      payments: config.stripe ? 'stripe' : 'emulator',
    },
  };
}

/** Tries a part out now, as `npm run doctor` does. */
export async function tryPart(
  services: Services,
  actor: SessionActor,
  part: CheckedPart,
): Promise<AdminCheck> {
  const { config, storage, log } = services;
  await asAdmin(services, actor, 'an admin tries a part out', async () => {});
  const checks = {
    mail: () => checkMail(config),
    storage: () => checkStorage(storage, config),
    voice: () => checkVoice(config),
  };
  const { state, says, todo } = await checks[part]();
  log.info({ admin: actor.id, part, state }, 'an admin tried a part out');
  return { part, state, says, todo: todo ?? null };
}
