import { isDeepStrictEqual } from 'node:util';
import type { Episode, FoundPicture, Storyboard, StoryboardMoment } from '@milestoon/contract';
import type { Tx } from '@milestoon/database';
import {
  type Moment,
  picturesIn,
  type Plan,
  type PlanCorrection,
  wordsOfMoment,
} from '@milestoon/story/screenplay';
import type { StoryboardDrawing } from '@milestoon/studio/storyboard';
import type { NounLanguage } from '@milestoon/things/nouns';
import { AppError, notFound } from '../../platform/errors.ts';
import { recallStep } from '../../platform/queue/steps.ts';
import type { Services, SessionActor } from '../../platform/services.ts';
import { correctionOf, correctionsOf, withCorrection } from './corrections.ts';
import { findEpisode } from './episodes.repo.ts';
import { familyOf } from './family-players.ts';
import { toRequest } from './production.job.ts';
import { type EpisodeToProduce, findEpisodeAsAsked } from './production.repo.ts';
import { subjectOf } from './job-key.ts';
import { makeVersion, readScreenplay, requireFinished, wantsWordsInPicture } from './story.service.ts';
import { unpicturedOf } from './unpictured.ts';
import { takenOf } from './untaken-corrections.ts';

/** More than a story has moments. */
const mostCorrections = 40;
/** As many as one family may have drawn at a time can come in between. */
const mostAttempts = 8;

/** The stills of an episode, in the turn of its family; null for a text no film is made of. @throws AppError TOO_MANY_REQUESTS */
export async function drawingOf(
  services: Services,
  owner: string,
  asked: EpisodeToProduce,
  players?: Awaited<ReturnType<typeof familyOf>>,
): Promise<StoryboardDrawing | null> {
  const [family, screenplay] = await Promise.all([
    players ?? familyOf(services, asked),
    recallStep(services.database, subjectOf(asked.id, asked.version), 'screenplay'),
  ]);
  const { photos: _, wordsInPicture: __, earlier: ___, ...request } = toRequest(asked, [], family, []);
  return services.studioDesk.drawStoryboard(owner, {
    ...request,
    photos: asked.input_images.length,
    corrections: correctionsOf(asked),
    screenplay,
  });
}

/**
 * How the story of an episode is understood, from its first moment on.
 *
 * @throws AppError NOT_FOUND, also for one that this server has no words of; TOO_MANY_REQUESTS
 */
export async function getStoryboard(
  services: Services,
  actor: SessionActor,
  { id, language }: { id: string; language: NounLanguage },
): Promise<Storyboard> {
  const { database } = services;
  const row = await database.asUser(actor, (tx) => findEpisode(tx, id));
  const asked = await findEpisodeAsAsked(database, row.id);
  if (!asked) throw notFound();
  const [family, taken] = await Promise.all([familyOf(services, asked), takenOf(database, row, asked)]);
  const drawn = await drawingOf(services, actor.id, asked, family);
  if (!drawn) throw notFound();
  const frames = new Map(drawn.stills.map(({ told, frame }) => [told.join(), frame]));
  const shown = new Map(drawn.plan?.moments.map((moment) => [moment.told.join(), moment]));
  const { labelOfPicture } = await import('@milestoon/things/pictures');
  const all = drawn.understood?.moments ?? [];
  const corrected = correctionsOf(asked);
  const spans = all.map(({ told }) => told).sort(([one], [other]) => one - other);
  const moments = all.flatMap((understood): StoryboardMoment[] => {
    const key = understood.told.join();
    const moment = shown.get(key);
    const frame = frames.get(key) ?? null;
    // Words that the family has taken out of the story since.
    if (moment && frame === null) return [];
    return [
      {
        ...chipsOf(moment ?? understood, (picture) => ({
          picture,
          label: labelOfPicture(picture, language),
        })),
        words: wordsOfMoment(drawn.text, understood.told, spans),
        frame: moment ? frame : null,
        leftOut: moment === undefined,
        corrected: correctionOf(corrected, understood) ?? null,
      },
    ];
  });
  return {
    film: drawn.film,
    moments,
    unpictured: unpicturedOf(drawn.text, spans),
    people: peopleOf(drawn.plan, family),
    ...taken,
  };
}

function chipsOf(
  { told, acts, place, time, weather, unsure = [], ...moment }: Moment,
  named: (picture: string) => StoryboardMoment['things'][number],
): Omit<StoryboardMoment, 'words' | 'frame' | 'leftOut' | 'corrected'> {
  return {
    told,
    who: [...new Set(acts.map(({ who }) => who))],
    does: acts[0]?.action ?? null,
    unsure,
    things: picturesIn({ acts, ...moment }).map(named),
    place: place.scenery ?? place.set,
    time,
    weather,
    feeling: acts[0]?.emotion ?? null,
  };
}

/** Everybody of the story who can be staged, then those of the family who are not in it. */
function peopleOf(plan: Plan | null, family: readonly { id: string; name: string }[]): Storyboard['people'] {
  const told = (plan?.people ?? []).filter(({ role, only }) => role && !only);
  const there = new Set(told.flatMap(({ id, family: own }) => [id, own]));
  return [...told, ...family.filter(({ id }) => !there.has(id))].map(({ id, name }) => ({ id, name }));
}

interface CorrectedMoment {
  id: string;
  language: NounLanguage;
  correction: PlanCorrection;
  /** It takes the place of what was corrected in the moment before. */
  whole?: boolean | undefined;
}

/**
 * Stores a correction that a storyboard was drawn with: what cannot be drawn stays out of the story.
 *
 * @throws AppError NOT_FOUND, also for a story no film is made of; INVALID_INPUT for a thing without a picture, and for
 *   more corrections than a story has moments; CONFLICT where others correct the same story all the time;
 *   TOO_MANY_REQUESTS
 */
export async function correctMoment(
  services: Services,
  actor: SessionActor,
  { id, language, correction, whole }: CorrectedMoment,
): Promise<Storyboard> {
  const { database } = services;
  const row = await database.asUser(actor, (tx) => findEpisode(tx, id));
  const { hasPicture } = await import('@milestoon/things/pictures');
  if (correction.things?.some((thing) => !hasPicture(thing)))
    throw new AppError('INVALID_INPUT', { data: { field: 'correction.things' } });
  for (let attempt = 0; attempt < mostAttempts; attempt++) {
    const asked = await findEpisodeAsAsked(database, row.id);
    if (!asked) throw notFound();
    const corrections = withCorrection(correctionsOf(asked), correction, whole);
    if (corrections.length > mostCorrections) throw new AppError('INVALID_INPUT');
    if (!(await drawingOf(services, actor.id, { ...asked, corrections }))) throw notFound();
    // Of two at once the second is drawn again with what the first has stored.
    if (await database.asUser(actor, (tx) => storeCorrections(tx, asked, corrections)))
      return getStoryboard(services, actor, { id: row.id, language });
  }
  throw new AppError('CONFLICT');
}

/** Whether they took the place of the corrections that were read with the episode. */
async function storeCorrections(
  tx: Tx,
  { id, corrections: before }: EpisodeToProduce,
  corrections: readonly PlanCorrection[],
): Promise<boolean> {
  const kept = await tx
    .selectFrom('episode_productions')
    .select('corrections')
    .where('episode_id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!kept) throw notFound();
  if (!isDeepStrictEqual(kept.corrections, before)) return false;
  await tx
    .updateTable('episode_productions')
    .set({ corrections: JSON.stringify(corrections) })
    .where('episode_id', '=', id)
    .execute();
  return true;
}

/**
 * Has a new version made that shows what was corrected since; its lines stay, and what shows the same is not drawn
 * again.
 *
 * @throws AppError NOT_FOUND; SUBSCRIPTION_REQUIRED; CONFLICT unless the episode is finished and nothing is being made;
 *   TOO_MANY_REQUESTS while too many wait
 */
export async function remakeEpisode(services: Services, actor: SessionActor, id: string): Promise<Episode> {
  const row = await services.database.asUser(actor, (tx) => findEpisode(tx, id));
  if (!(await services.ports.isSubscribed(actor))) throw new AppError('SUBSCRIPTION_REQUIRED');
  requireFinished(row);
  return makeVersion(services, actor, row, {
    screenplay: await readScreenplay(services, row),
    wordsInPicture: wantsWordsInPicture(row),
  });
}

/** Pictures for what a parent types, best first. */
export async function findPictures(words: string, language: NounLanguage): Promise<FoundPicture[]> {
  const { labelOfPicture, pictureOf, searchPictures } = await import('@milestoon/things/pictures');
  return searchPictures(words, language).flatMap((name) => {
    const found = pictureOf(name);
    return found
      ? [
          {
            picture: name,
            label: labelOfPicture(name, language),
            shapes: found.shapes.map(({ color, rings }) => ({
              color,
              rings: rings.map((ring) => ring.map(([x, y]): [number, number] => [x, y])),
            })),
          },
        ]
      : [];
  });
}
