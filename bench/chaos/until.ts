import { setTimeout as pause } from 'node:timers/promises';

const again = 200;

/** Resolves when `isThere` says so. @throws Error after three minutes, with what was waited for */
export async function until(what: string, isThere: () => Promise<boolean>): Promise<void> {
  for (let waited = 0; !(await isThere()); waited += again) {
    if (waited > 180_000) throw new Error(`${what} did not come`);
    await pause(again);
  }
}

/** Whether somebody answers there, and well. */
export async function answers(url: string): Promise<boolean> {
  const answer = await fetch(url).catch(() => undefined);
  return answer?.ok === true;
}
