import type { Database, Tx } from '@milestoon/database';
import { sql } from 'kysely';

const reason = 'jobs remember their steps';

const findStep = (database: Database, subject: string, name: string) =>
  database.asWorker(reason, (tx) =>
    tx
      .selectFrom('job_steps')
      .select('output')
      .where('subject', '=', subject)
      .where('name', '=', name)
      .executeTakeFirst(),
  );

/** Runs a step, or answers with its remembered output when that is still `usable`. */
export type Step = <T>(
  name: string,
  run: () => Promise<T>,
  usable?: (output: T) => Promise<boolean>,
) => Promise<T>;

/** The steps of `subject`, done once and remembered: a job that is taken up again goes on after the last. */
export function rememberedSteps(database: Database, subject: string): Step {
  return async <T>(
    name: string,
    run: () => Promise<T>,
    usable?: (output: T) => Promise<boolean>,
  ): Promise<T> => {
    const known = await findStep(database, subject, name);
    // Written by this function from a T, so read back as one.
    const remembered = known?.output as T;
    if (known && (!usable || (await usable(remembered)))) return remembered;
    const output = await run();
    await database.asWorker(reason, (tx) =>
      tx
        .insertInto('job_steps')
        .values({ subject, name, output: JSON.stringify(output ?? null) })
        .onConflict((conflict) =>
          conflict.columns(['subject', 'name']).doUpdateSet((eb) => ({
            output: eb.ref('excluded.output'),
            runs: sql<number>`job_steps.runs + 1`,
            finished_at: sql<Date>`now()`,
          })),
        )
        .execute(),
    );
    return output;
  };
}

/** The same steps; `tell` hears how many milliseconds each took that was carried out and not remembered. */
export const timedSteps =
  (step: Step, tell: (name: string, ms: number) => void): Step =>
  (name, run, usable) =>
    step(
      name,
      async () => {
        const began = performance.now();
        const output = await run();
        tell(name, Math.round(performance.now() - began));
        return output;
      },
      usable,
    );

/** Writes the output of a step that was settled elsewhere; the job then goes on after it. */
export const rememberStep = (tx: Tx, subject: string, name: string, output: unknown): Promise<unknown> =>
  tx
    .insertInto('job_steps')
    .values({ subject, name, output: JSON.stringify(output) })
    .onConflict((conflict) =>
      conflict.columns(['subject', 'name']).doUpdateSet((eb) => ({ output: eb.ref('excluded.output') })),
    )
    .execute();

/** The output of a finished step as JSON; undefined when it is not finished, or forgotten. */
export const recallStep = async (database: Database, subject: string, name: string): Promise<unknown> =>
  (await findStep(database, subject, name))?.output ?? undefined;

/** All of them, or those of these names. */
export const forgetSteps = (
  database: Database,
  subject: string,
  names?: readonly string[],
): Promise<unknown> =>
  database.asWorker(reason, (tx) =>
    tx
      .deleteFrom('job_steps')
      .where('subject', '=', subject)
      .$if(names !== undefined, (query) => query.where('name', 'in', names ?? []))
      .execute(),
  );
