import { frameOf } from './cameras/framing.ts';
import {
  type Beat,
  beatsOf,
  type Scene,
  type Screenplay,
  type ShownMoment,
  type Staging,
} from '@milestoon/story/screenplay';
import { buildSet, type StageSet } from '@milestoon/stage';
import { atTables } from './acting/at-tables.ts';
import { atThings } from './acting/at-things.ts';
import { blockShot } from './acting/blocking.ts';
import { doublesIn, withoutCake } from './acting/doubles.ts';
import type { SetChoice, StoryShot } from './film.ts';
import { mouthKeys } from './acting/mouth.ts';
import { type TimedBeat } from './cameras/pacing.ts';
import { moveCamera } from './cameras/camera-plan.ts';
import { cameraOnThing, placeOfCloseUp } from './cameras/close-up.ts';
import { wading, withoutOwnWater } from './acting/wading.ts';
import { takingIn } from './acting/reactions.ts';
import { changeInto } from './cameras/scene-change.ts';
import { facingPlaces, layingDown, withoutRidden } from './showing/laying-down.ts';
import { lookingAt } from './showing/looking-at.ts';
import { stillOn } from './showing/still-on.ts';
import { isBorne, onBodies, withOnBodies } from './showing/on-bodies.ts';
import { inTheirClothes } from './showing/worn.ts';
import { lifted } from './showing/lifted.ts';
import { seatedInBeds } from './showing/beds.ts';
import { seatedAtTables } from './showing/tables.ts';
import { onBackSeat, withoutOwnSeats } from './showing/seats-of-cars.ts';
import { tableIn } from './showing/in-rooms.ts';
import { emptyHanded, withReleased } from './acting/released.ts';
import { takenUp } from './showing/taken-up.ts';
import { onTheirWays } from './showing/passing.ts';
import { placeProps } from './showing/place-props.ts';
import { type DirectionRequest, lineOf, type ShotView } from './direction.ts';

/** Whom the line before has left where. */
const stagingBefore = (screenplay: Screenplay, beat: Beat): readonly Staging[] => {
  const beats = beatsOf(screenplay);
  return beats[beats.findIndex(({ id }) => id === beat.id) - 1]?.staging ?? [];
};

/** One shot of a line: its place, who is there and does what, its camera and what lies about. */
export function shotOf(request: DirectionRequest, timed: TimedBeat, beat: Beat, view: ShotView): StoryShot {
  const { screenplay, narration, characters } = request;
  const { plan, opens, continues, memory } = view;
  const shown = view.shown && {
    ...view.shown,
    moment: withoutOwnSeats(dry(view.shown.moment, view.set.name), view.set.name),
  };
  const doubles = doublesIn(view.set.name, view.staging, shown?.moment.seen, shown?.moment.dressing);
  const without = [...new Set([...doubles, ...withoutCake(view.set.name, screenplay.milestone)])];
  const set = without.length > 0 ? { ...view.set, without } : view.set;
  const speaker = beat.speaker === 'hero' ? 'hero' : null;
  const scene = screenplay.scenes[timed.scene] as Scene;
  const opensScene = timed.opensScene && plan.from === timed.from;
  const food = beat.meaning?.food;
  const closeUp = plan.view?.kind === 'close-up' ? plan.view.shows : undefined;
  const place = closeUp ? placeOfCloseUp(closeUp, set) : set;
  const stage = buildSet({ ...place, style: screenplay.style });
  const photo = plan.showsPhoto && beat.photo ? request.photos[beat.photo.image] : undefined;
  const seen = shown?.moment.seen ?? [];
  const blocked = blockShot({
    staging: closeUp ? [] : layingDown(emptyHanded(takenUp(withoutRidden(view.staging), seen), seen), seen),
    characters,
    mark: stage.mark,
    set: set.name,
    from: plan.from,
    to: plan.to,
    speaker,
    ...(food ? { food } : {}),
    ...(!opens || timed.opensScene ? {} : { before: stagingBefore(screenplay, beat) }),
    continues,
    ...(shown ? { told: true } : {}),
    ...(memory || shown ? (shown && continues ? { since: view.plan.from } : {}) : { since: timed.from }),
  });
  const kept = shown || memory ? [] : stillOn(screenplay, beat);
  const borne = shown
    ? lifted(
        seatedInBeds(shown.moment.seen, {
          actors: seatedAtTables(shown.moment.seen, { actors: blocked, characters, from: plan.from }),
          characters,
          from: plan.from,
        }),
        shown.moment.seen,
        request.pictures ?? {},
        { characters, from: plan.from, set: set.name },
      )
    : blocked;
  const span = { from: plan.from, to: plan.to };
  const going = shown
    ? onTheirWays(borne, shown.moment.seen, request.pictures ?? {}, { characters, ...span })
    : borne;
  const wet = wading(going, view.shown?.moment.seen ?? [], { characters, set: set.name });
  const clad = inTheirClothes(onBackSeat(wet, set.name, characters), shown ? shown.moment.seen : kept, {
    characters,
    where: { set: set.name, time: set.time, weather: set.weather ?? 'clear', indoor: stage.indoor },
  });
  const actors = onBodies(
    withOnBodies(withReleased(clad, seen), seen),
    view.staging.filter(isBorne),
    characters,
    plan.from,
  );
  const ground = { ...stage, time: place.time };
  const shownProps = shown ? momentOf(shown, actors, ground, request, span) : {};
  const shot: StoryShot = {
    kind: 'story',
    from: plan.from,
    to: plan.to,
    set: place,
    transition: opensScene,
    ...(opensScene ? { change: changeInto(screenplay.scenes[timed.scene - 1], scene) } : {}),
    beat: beat.id,
    camera: { from: { x: 0, y: 0, zoom: 1 }, to: { x: 0, y: 0, zoom: 1 } },
    follows: false,
    focus: plan.size === 'wide' ? 'deep' : plan.size,
    actors: shown
      ? lookingAt(
          atTables(
            atThings(
              facingPlaces(actors, shownProps.props ?? [], plan.from),
              shownProps.props ?? [],
              characters,
              plan.from,
            ),
            shownProps.props ?? [],
            characters,
            plan.from,
          ),
          {
            props: shownProps.props ?? [],
            seen,
            staging: view.staging,
            set: set.name,
            ...(set.scenery ? { scenery: set.scenery } : {}),
          },
          characters,
          plan.from,
        )
      : actors,
    ...shownProps,
    ...(kept.length > 0 && !closeUp ? propsOf(bodies(kept), actors, ground, request, span) : {}),
    ...(closeUp ? { closeUp } : {}),
    speaker,
    mouth: speaker ? mouthKeys(lineOf(narration, beat.id), timed.speechFrom) : [],
    ...(memory ? { memory: { title: memory.title, episodeNumber: memory.episodeNumber } } : {}),
    photo: photo && beat.photo ? { asset: photo.asset, treatment: beat.photo.treatment } : null,
  };
  if (closeUp) return { ...shot, camera: moveCamera(cameraOnThing(stage.mark), plan.move) };
  if (plan.view?.kind === 'reaction') {
    const taken = takingIn(shot, plan.view.member, characters);
    return { ...taken, ...frameOf(taken, plan, characters) };
  }
  return { ...shot, ...frameOf(shot, plan, characters) };
}

const dry = (moment: ShownMoment, set: SetChoice['name']): ShownMoment => ({
  ...moment,
  seen: withoutOwnWater(moment.seen, set),
});

/** What a shot of a moment has beside its actors. */
function momentOf(
  { moment, index }: NonNullable<ShotView['shown']>,
  actors: StoryShot['actors'],
  stage: Ground,
  request: DirectionRequest,
  span: Pick<StoryShot, 'from' | 'to'>,
): Partial<Pick<StoryShot, 'moment' | 'props' | 'crowd'>> {
  return {
    moment: index,
    ...propsOf(moment, actors, stage, request, span),
    ...(moment.crowd ? { crowd: moment.crowd } : {}),
  };
}

type Ground = Pick<StageSet, 'mark' | 'horizon' | 'indoor' | 'name' | 'scenery'> & Pick<SetChoice, 'time'>;

/** Nothing but what people have on. */
const bodies = (seen: ShownMoment['seen']): ShownMoment => ({ word: 0, mode: 'done', staging: [], seen });

function propsOf(
  moment: ShownMoment,
  actors: StoryShot['actors'],
  { mark, horizon, indoor, name, scenery, time }: Ground,
  { characters, pictures = {} }: DirectionRequest,
  span: Pick<StoryShot, 'from' | 'to'>,
): Pick<StoryShot, 'props'> {
  const laysTable = tableIn(name, indoor);
  const props = placeProps(moment, {
    actors,
    characters,
    pictures,
    mark,
    ...span,
    horizon,
    indoor,
    set: name,
    ...(scenery ? { scenery } : {}),
    time,
    ...(laysTable ? { laysTable } : {}),
  });
  return props.length > 0 ? { props } : {};
}
