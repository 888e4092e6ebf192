import { existsSync, readFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { studioSteps } from '@milestoon/domain';
import type { ProductionHost, RememberedStep } from '@milestoon/studio/production';
import type { Overrides } from '../../server.ts';
import type { Moment } from './moments.ts';
import { type Mark, produceSmall, type Template, trailerSmall } from './rehearsal.ts';

/** What a server makes films with here, and who waits for moments of it. */
export interface Stage {
  overrides: Pick<Overrides, 'produce' | 'makeTrailer'>;
  /** What was seen of the first film and its trailer, here or in the server that kept them. */
  rehearsed: Mark[];
  /** The first film is made: whoever opens a stage in this folder from now on takes from it. */
  keep(): Promise<void>;
  /** The films that begin from now on take from the first one what was finished before this moment; after `keep`. */
  prepare(moment: Moment): void;
  /** Resolves when the moment has come in this version of the episode. @throws Error when it does not come */
  come(episodeId: string, version: number): Promise<void>;
}

const timeoutMs = 300_000;
const allSteps: readonly RememberedStep[] = ['photos', ...studioSteps];

const keyOf = (episodeId: string, version: number, { of, name }: Mark): string =>
  `${episodeId} ${of === 'trailer' ? 1 : version} ${of} ${name}`;

/** What is kept of the first film beside its files. */
interface Kept {
  steps: [RememberedStep, unknown][];
  rehearsed: Mark[];
}

export function createStage(folder: string): Stage {
  const keptFile = `${folder}.json`;
  let isKept = existsSync(keptFile);
  const kept: Kept = isKept ? JSON.parse(readFileSync(keptFile, 'utf8')) : { steps: [], rehearsed: [] };
  const template: Template = { folder, steps: new Map(kept.steps) };
  const { rehearsed } = kept;
  const versions = new Map<string, number>();
  const seen = new Set<string>();
  const waiting = new Map<string, () => void>();
  let moment: Moment | undefined;

  const onMark = (mark: Mark, episodeId: string): void => {
    if (!isKept) return void rehearsed.push(mark);
    if (!moment) return;
    const key = keyOf(episodeId, versions.get(episodeId) ?? 1, mark);
    seen.add(key);
    waiting.get(key)?.();
  };

  /** A trailer that the moment is not about has its pictures already, and is only put together. */
  const wholeOfTrailer = (): readonly string[] => {
    if (!isKept) return [];
    const mark =
      moment?.mark.of === 'trailer' ? moment.mark : rehearsed.findLast(({ of }) => of === 'trailer');
    return mark?.whole ?? [];
  };

  /** The first film is where the others take from. */
  const remembering = (host: ProductionHost): ProductionHost => ({
    ...host,
    async step(name, run, usable) {
      const output = await host.step(name, run, usable);
      template.steps.set(name, output);
      return output;
    },
    async previewReady(sound) {
      // Before it goes where the preview is played from.
      await fs.cp(path.join(host.directory, sound), path.join(folder, sound));
      await host.previewReady?.(sound);
    },
  });

  return {
    rehearsed,
    async keep() {
      isKept = true;
      await fs.writeFile(keptFile, JSON.stringify({ steps: [...template.steps], rehearsed } satisfies Kept));
    },
    prepare(next) {
      moment = next;
    },
    async come(episodeId, version) {
      if (!moment) throw new Error('no moment was prepared');
      const key = keyOf(episodeId, version, moment.mark);
      if (!seen.has(key)) {
        const { promise, resolve } = Promise.withResolvers<boolean>();
        waiting.set(key, () => resolve(true));
        const hasCome = await Promise.race([promise, pause(timeoutMs, false, { ref: false })]);
        waiting.delete(key);
        if (!hasCome) throw new Error(`'${moment.mark.name}' did not come`);
      }
      await pause(moment.after);
    },
    overrides: {
      async produce(request, host) {
        const episodeId = path.basename(host.directory);
        const version = (versions.get(episodeId) ?? 0) + 1;
        versions.set(episodeId, version);
        if (!isKept) {
          const made = await produceSmall(request, remembering(host), {
            template,
            finished: [],
            whole: [],
            onMark,
          });
          await fs.cp(host.directory, folder, { recursive: true });
          return made;
        }
        const isOver = moment?.mark.of === 'trailer' || (moment?.kind === 'edit' && version === 1);
        const { finished, whole } = moment && !isOver ? moment.mark : { finished: allSteps, whole: [] };
        return produceSmall(request, host, { template, finished, whole, onMark });
      },
      async makeTrailer(request) {
        const made = await trailerSmall(request, { template, whole: wholeOfTrailer(), onMark });
        if (!isKept) await fs.cp(request.directory, folder, { recursive: true });
        return made;
      },
    },
  };
}
