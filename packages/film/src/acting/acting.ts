import {
  type Character,
  dressed,
  hasTrait,
  heightOf,
  type Performance,
  performInParts,
} from '@milestoon/cast';
import { boundsOf, type DrawList, inflate, type Matrix } from '@milestoon/drawing';
import { toldOfHeld } from '@milestoon/things';
import { placeInDepth } from '../cameras/depth.ts';
import type { Acting, Actor, Film, StoryShot } from '../film.ts';
import { pictureIn } from '../picture-in.ts';
import { atOwnSpot } from './at-spots.ts';
import { coated } from './coated.ts';
import { turningAt } from './heading.ts';
import { mouthAt } from './mouth.ts';
import { hasOwnBusiness } from './own-business.ts';
import { together } from './together.ts';
import { standingInWater } from './wading.ts';

/** What of a film and a shot acting depends on. */
export type Players = Pick<Film, 'characters' | 'seed'> & Partial<Pick<Film, 'pictures'>>;
/** The part of a shot that says who does what in it. */
export type Play = Pick<StoryShot, 'from' | 'actors' | 'speaker' | 'mouth'>;

/** Frames over which one action gives way to the next. */
const blendFrames = 8;

/** Where an actor is and what they do at a frame. */
export function actorAt(
  actor: Actor,
  frame: number,
): { acting: Acting; before: Acting | null; x: number; y: number; size: number } {
  let index = actor.acting.findLastIndex((acting) => acting.from <= frame);
  if (index < 0) index = 0;
  const acting = actor.acting[index] as Acting;
  return {
    acting,
    before: actor.acting[index - 1] ?? null,
    ...placeInDepth(actor, index, acting.x + acting.speed * Math.max(0, frame - acting.from), frame),
  };
}

/** A drawing is seen on two frames: its mouth is that of the moment between them. */
const middleOfDrawing = 0.5;

/** Characters are drawn on twos: every drawing stays for two frames. */
export const onTwos = (frame: number, start: number): number => start + Math.floor((frame - start) / 2) * 2;

/** Frames of an action's own steps in so many of the film. */
const stepsOf = ({ pace = 1 }: Acting, frames: number): number => frames * pace;

/** The actor's performance at a frame of the film. */
export function performanceOf(shot: Play, actor: Actor, frame: number): Performance {
  const { acting, before } = actorAt(actor, frame);
  const speaking = shot.speaker === actor.member;
  const sinceChange = frame - acting.from;
  const { heading, leading, blink } = turningAt(acting, before, frame);
  return {
    action: acting.action,
    actionFrame: stepsOf(acting, sinceChange),
    frame,
    // Whoever sleeps does not yawn any more.
    emotion: actor.asleep ? 'neutral' : acting.emotion,
    ...(acting.food ? { food: acting.food } : {}),
    ...(acting.spot ? { spot: acting.spot } : {}),
    facing: acting.facing,
    ...(actor.seated ? { seated: actor.seated } : {}),
    ...(actor.table === undefined ? {} : { table: actor.table }),
    ...(actor.released ? { released: true } : {}),
    ...(actor.wading ? { wear: 'swim' as const } : {}),
    ...(heading ? { heading } : {}),
    ...(actor.asleep || blink ? { blink: actor.asleep ? 1 : blink } : {}),
    ...(before && sinceChange < blendFrames
      ? {
          previous: {
            action: before.action,
            emotion: before.emotion,
            actionFrame: stepsOf(before, frame - before.from),
            ...(before.food ? { food: before.food } : {}),
            ...(actor.seated ? { seated: actor.seated } : {}),
          },
        }
      : {}),
    ...(speaking ? { viseme: mouthAt(shot.mouth, frame + middleOfDrawing) } : {}),
    ...eyesOf(leading ?? acting.gaze, shot, actor, acting, frame),
  };
}

/** Where they have been put; whoever is busy with a thing looks at that. */
function eyesOf(
  put: readonly [number, number] | undefined,
  shot: Play,
  actor: Actor,
  { action }: Acting,
  frame: number,
): { gaze?: readonly [number, number] } {
  if (put) return { gaze: put };
  return hasOwnBusiness(action) ? {} : gazeOf(shot, actor, frame);
}

/** Eyes rest on whoever speaks, else on the nearest other figure; alone, the emotion decides. */
function gazeOf(shot: Play, actor: Actor, frame: number): { gaze?: [number, number] } {
  const others = shot.actors.filter((other) => other !== actor);
  if (others.length === 0) return {};
  const here = actorAt(actor, frame);
  const target =
    others.find((other) => other.member === shot.speaker) ??
    others.reduce((a, b) =>
      Math.abs(actorAt(a, frame).x - here.x) <= Math.abs(actorAt(b, frame).x - here.x) ? a : b,
    );
  return { gaze: [0.55 * Math.sign(actorAt(target, frame).x - here.x), 0] };
}

export interface Drawn {
  ops: DrawList;
  /** What somebody who sits at a table has on it: drawn over the table. */
  onTable: DrawList;
  x: number;
  y: number;
  /** 1 at the front of the stage, less further away. */
  size: number;
  /** On a back or in a lap: no shadow of their own. */
  carried: boolean;
  character: Character;
  performance: Performance;
}

/** Bystanders have done something for so many frames before they are drawn on fours. */
const settled = 12;

/** The frame whose drawing is seen. Everybody is on twos; bystanders who only breathe and look, on fours. */
function drawingFrame(shot: Play, actor: Actor, frame: number): number {
  const twos = onTwos(frame, shot.from);
  const { acting } = actorAt(actor, twos);
  const bystander = actor.member !== 'hero' && actor.member !== shot.speaker;
  if (!bystander || acting.partner || !hasTrait(acting.action, 'quiet') || twos - acting.from < settled)
    return twos;
  return shot.from + Math.floor((frame - shot.from) / 4) * 4;
}

interface Drawing {
  figure: DrawList;
  /** What lies over a partner. */
  over: DrawList;
}
const lastDrawings = new WeakMap<Play, Map<Actor, Drawing & { drawing: number }>>();

/** The same drawing is the same object on both of its frames: painters have kept its outlines. */
function drawingOf(shot: Play, actor: Actor, drawing: number, draw: () => Drawing): Drawing {
  const ofShot = lastDrawings.get(shot) ?? new Map<Actor, Drawing & { drawing: number }>();
  lastDrawings.set(shot, ofShot);
  const last = ofShot.get(actor);
  if (last?.drawing === drawing) return last;
  const made = { ...draw(), drawing };
  ofShot.set(actor, made);
  return made;
}

/** The thing of the story that somebody has to do with. */
function thingOf(film: Players, actor: Actor, frame: number): Pick<Performance, 'thing'> {
  const thing = pictureNamed(film, actorAt(actor, frame).acting.thing);
  return thing ? { thing } : {};
}

/** What is on somebody's body, with its pictures. */
function onBodyOf(film: Players, { onBody = [] }: Actor): Pick<Performance, 'onBody'> {
  const things = onBody.flatMap(({ spot, count, touched, ...named }) => {
    const thing = pictureNamed(film, named);
    return thing ? [{ spot, thing, ...(count ? { count } : {}), ...(touched ? { touched } : {}) }] : [];
  });
  return things.length > 0 ? { onBody: things } : {};
}

function pictureNamed({ pictures }: Players, thing: Acting['thing']): Performance['thing'] {
  const picture = thing && pictures && pictureIn(pictures, thing.picture);
  return picture ? { picture, ...toldOfHeld(thing) } : undefined;
}

/** Of a thing between two. */
const isGift = (action: Performance['action']): boolean => /^(?:hand-over|receive|tug)$/.test(action);

/** Share of somebody's height by which they are lower sitting. */
const lower = 0.36;
/** How much higher the face is of whoever sits on a seat than if they stood. */
const onSeat = ({ seated, lift }: Actor, character: Character): number =>
  seated === true && lift ? lift - lower * heightOf(character) : 0;

const liftOf = ({ lift }: Actor): { lift?: number } => (lift ? { lift } : {});

/** The performance with the hands where the partner's acting wants them. */
function withPartner(film: Players, shot: Play, actor: Actor, drawing: number): Performance {
  const performance = {
    ...performanceOf(shot, actor, drawing),
    ...thingOf(film, actor, drawing),
    ...onBodyOf(film, actor),
  };
  const { acting, ...here } = actorAt(actor, drawing);
  const partner = shot.actors.find(({ member }) => member === acting.partner);
  const [self, other] = [film.characters[actor.member], partner && film.characters[partner.member]];
  if (!partner && self && performance.spot) return { ...performance, holds: atOwnSpot(self, performance) };
  if (!partner || !self || !other) return performance;
  const there = actorAt(partner, drawing);
  // What the story names goes from hand to hand in place of a present, and only once: the giver has it.
  const named = pictureNamed(film, acting.thing ?? there.acting.thing);
  const { gift, ...hands } = together(
    isGift(performance.action) && named ? { ...performance, thing: named } : performance,
    { character: self, x: here.x / here.size, y: actor.y, performance, ...liftOf(actor) },
    {
      character: other,
      x: here.x / here.size + (there.x - here.x) / here.size,
      y: partner.y - onSeat(partner, other),
      action: there.acting.action,
      performance: performanceOf(shot, partner, drawing),
      ...liftOf(partner),
    },
    acting.rise !== undefined,
  );
  if (!isGift(performance.action)) return { ...performance, ...hands };
  const { thing: _own, ...empty } = performance;
  return { ...empty, ...hands, ...(gift ? { gift } : {}), ...(gift && named ? { thing: named } : {}) };
}

/**
 * Every actor of a shot, placed on the stage where they are at frame `placed`, those further back first.
 * A figure is a layer that painters keep as long as the drawing lasts, wherever it moves meanwhile.
 */
export function drawActors(film: Players, shot: Play, frame: number, placed: number): Drawn[] {
  const arms: DrawList[] = [];
  const drawn = [...shot.actors]
    .sort((a, b) => a.y - b.y)
    .flatMap((actor): Drawn[] => {
      const own = film.characters[actor.member];
      if (!own) return [];
      const character = actor.clothes ? dressed(own, actor.clothes) : own;
      const drawing = drawingFrame(shot, actor, frame);
      const performance = withPartner(film, shot, actor, drawing);
      const { x, y, size } = actorAt(actor, placed);
      const above = y - ((actor.lift ?? 0) - (actor.wading ?? 0)) * size;
      const matrix: Matrix = [size, 0, 0, size, x, above];
      const parts = drawingOf(shot, actor, drawing, () => {
        const { figure, over } = performInParts(character, performance);
        return actor.coat
          ? { figure: coated(figure, actor.coat), over: coated(over, actor.coat) }
          : { figure, over };
      });
      const key = `figure ${film.seed}|${shot.from}|${actor.member}|${drawing}`;
      const name = `person:${actor.member}`;
      const held = named(name, layer(`${key}|over`, matrix, parts.over));
      const isAtTable = actor.seated === 'behind';
      if (!isAtTable) arms.push(held);
      const figure = layer(key, matrix, parts.figure);
      const ops = named(name, actor.wading ? standingInWater(figure, { x, y, size }, frame) : figure);
      return [
        {
          ops,
          onTable: isAtTable ? held : [],
          x,
          y: above,
          size,
          carried: above !== y,
          character,
          performance,
        },
      ];
    });
  // An arm round somebody lies over everybody it may touch.
  const last = drawn.at(-1);
  if (last) last.ops = [...last.ops, ...arms.flat()];
  return drawn;
}

const named = (name: string, ops: DrawList): DrawList =>
  ops.length > 0 ? [{ kind: 'group', name, ops }] : [];

function layer(key: string, matrix: Matrix, ops: DrawList): DrawList {
  const bounds = boundsOf(ops);
  return bounds ? [{ kind: 'layer', key, matrix, box: inflate(bounds, 8), ops }] : [];
}
