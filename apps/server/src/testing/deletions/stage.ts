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
  /** What was seen of the first film, before any `prepare`. */
  rehearsed: Mark[];
  /** The films that begin from now on take from the first one what was finished before this moment. */
  prepare(moment: Moment): void;
  /** Resolves when the moment has come in this version of the episode. @throws Error when it does not come */
  come(episodeId: string, version: number): Promise<void>;
}

const timeoutMs = 300_000;
const allSteps: readonly RememberedStep[] = ['photos', ...studioSteps];

const keyOf = (episodeId: string, version: number, { of, name }: Mark): string =>
  `${episodeId} ${of === 'trailer' ? 1 : version} ${of} ${name}`;

export function createStage(folder: string): Stage {
  const template: Template = { folder, steps: new Map() };
  const rehearsed: Mark[] = [];
  const versions = new Map<string, number>();
  const seen = new Set<string>();
  const waiting = new Map<string, () => void>();
  let moment: Moment | undefined;

  const onMark = (mark: Mark, episodeId: string): void => {
    if (!moment) return void rehearsed.push(mark);
    const key = keyOf(episodeId, versions.get(episodeId) ?? 1, mark);
    seen.add(key);
    waiting.get(key)?.();
  };

  /** A trailer that the moment is not about has its pictures already, and is only put together. */
  const wholeOfTrailer = (): readonly string[] => {
    if (!moment) return [];
    const mark =
      moment.mark.of === 'trailer' ? moment.mark : rehearsed.findLast(({ of }) => of === 'trailer');
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
        if (!moment) {
          const made = await produceSmall(request, remembering(host), {
            template,
            finished: [],
            whole: [],
            onMark,
          });
          await fs.cp(host.directory, folder, { recursive: true });
          return made;
        }
        const isOver = moment.mark.of === 'trailer' || (moment.kind === 'edit' && version === 1);
        const finished = isOver ? allSteps : moment.mark.finished;
        const whole = isOver ? [] : moment.mark.whole;
        return produceSmall(request, host, { template, finished, whole, onMark });
      },
      async makeTrailer(request) {
        const made = await trailerSmall(request, { template, whole: wholeOfTrailer(), onMark });
        if (!moment) await fs.cp(request.directory, folder, { recursive: true });
        return made;
      },
    },
  };
}
