/** What is done at somebody's body: nobody stands beside it. */
import type { Act, Seen } from '../plan.ts';
import { actOf } from '../things/seen-as.ts';
import type { ClauseMeant, Staged, World } from '../told-world.ts';
import { fastening, fastens } from './fastening.ts';
import { hanging, isHangingFrom } from './hanging-from.ts';
import { isDogWalk, onLead } from './on-lead.ts';
import {
  creatureIn,
  inside,
  isPerson,
  own,
  patientOf,
  tears,
  temperature,
  whomIn,
  whose,
} from './patient.ts';
import { sideBySide } from './side-by-side.ts';

const takes = /^(?:take|check|measure|tirar|medir|ver|tomar|mirar|checar)$/;
const listens = /^(?:listen|hear|auscultate|ouvir|escutar|auscultar|escuchar|oír)$/;
const pierces = /^(?:syringe)$/;
const binds = /^(?:bandage|adhesive-bandage)$/;
/** What a deed at somebody's body is, and what it is done with. */
function deedAt(lead: Act, { clause, things }: ClauseMeant): Pick<Act, 'action' | 'thing'> | undefined {
  const { verb, things: named } = clause;
  const has = (words: RegExp): boolean => named.some(({ head }) => words.test(head.toLowerCase()));
  const isOfOther = named.some(({ head, owner }) => temperature.test(head) && owner && !own.test(owner));
  if (has(temperature) && (takes.test(verb.lemma) || isOfOther))
    return { action: 'wipe', thing: 'thermometer' };
  if (lead.action === 'wipe' && has(tears)) return { action: 'wipe' };
  if (listens.test(verb.lemma) && has(inside)) return { action: 'dress', thing: 'stethoscope' };
  if (lead.action === 'hand-over' && pierces.test(lead.thing ?? ''))
    return { action: 'dress', thing: lead.thing };
  if (lead.action === 'wipe' && binds.test(lead.thing ?? '')) return { action: 'dress', thing: lead.thing };
  // A face is painted, and no picture.
  const isWith = ({ preposition, head }: (typeof named)[number]): boolean =>
    preposition === 'with' && !/brush|paint|tinta|pincel|pintura/.test(head);
  if (lead.action === 'paint' && lead.to && !named.some(isWith)) {
    const pen = things.find(({ picture }) => /^(?:lipstick|nail-polish|crayon)$/.test(picture))?.picture;
    return { action: 'wipe', thing: pen ?? 'paintbrush' };
  }
  return undefined;
}

/** Done by one at another: the hands are there, and the other one keeps still. */
export function atSomebody(staged: Staged, meant: ClauseMeant, world: World): Staged {
  const [lead] = staged.acts;
  if (!lead || meant.clause.mode !== 'done') return staged;
  const { clause } = meant;
  const doer = world.people.all.find(({ person }) => person.id === lead.who);
  if (doer?.kind !== 'person') return staged;
  if (isHangingFrom(clause)) return hanging(staged, lead);
  if (fastens.test(clause.verb.lemma) && (lead.action === 'put-on' || closesClothes(lead, meant)))
    return fastening(staged, lead, meant, world);
  if (staged.seen.some(({ picture }) => picture === 'leash') || isDogWalk(staged, lead, meant, world))
    return onLead(staged, lead, world);
  const deed = deedAt(lead, meant) ?? dressingCreature(lead, meant, world);
  if (!deed) return sideBySide(staged, meant);
  if (deed.action === 'wipe' && !deed.thing && isOwnTears(meant, world)) return crying(staged, lead);
  const whom = patientOf(lead, doer, meant, world);
  // An animal is painted as it was told.
  if (!whom || (lead.action === 'paint' && !isPerson(whom))) return staged;
  const { thing: _thing, color: _color, ...free } = lead;
  const act: Act = { ...free, ...deed, to: whom.person.id };
  const isTool = ({ picture }: Seen): boolean =>
    picture === deed.thing ||
    /^(?:red-heart|droplet)$/.test(picture) ||
    (!isPerson(whom) && /^(?:paw-prints|(?:adhesive-)?bandage|knee-plaster)$/.test(picture));
  // Whoever was thought to be meant only looked at it.
  const rest = staged.acts
    .slice(1)
    .filter(({ who, action }) => who !== whom.person.id && !(who === lead.to && action === 'look'));
  return {
    ...staged,
    acts: [act, actOf(whom, 'look', 'happy'), ...rest],
    seen: staged.seen.filter((each) => !isTool(each)),
  };
}

/** 'Fechou o casaco da Mia': no door is closed, and nothing is reached for. */
const closesClothes = ({ action }: Act, { things, clause }: ClauseMeant): boolean =>
  /^(?:reach|open|pull|put-down|tie|hold|take-out)$/.test(action) &&
  clause.verb.lemma !== 'do' &&
  things.some(
    ({ kind, picture, preposition, likeness }) =>
      kind === 'worn' && !/bag|pack|purse|umbrella|wallet/.test(picture) && !preposition && !likeness,
  );

/** 'Put a plaster on the dog's paw': it is in the hand at the animal, and nobody wears it. */
function dressingCreature(
  lead: Act,
  meant: ClauseMeant,
  world: World,
): Pick<Act, 'action' | 'thing'> | undefined {
  if (!/^(?:put-down|put-on)$/.test(lead.action) || creatureIn(meant, world)?.kind !== 'animal')
    return undefined;
  if (pierces.test(lead.thing ?? '')) return { action: 'dress', thing: lead.thing };
  const thing = meant.things.find(({ picture, preposition }) => !preposition && binds.test(picture))?.picture;
  return thing ? { action: 'put-on', thing } : undefined;
}

/** 'A avó limpou as lágrimas': her own, unless the child has just cried. */
const isOwnTears = (meant: ClauseMeant, world: World): boolean =>
  meant.clause.manner.includes('se') ||
  (whomIn(meant, world) === undefined &&
    creatureIn(meant, world) === undefined &&
    whose(meant).length === 0 &&
    !isHurt(world));
const isHurt = ({ people, lastActions, moods }: World): boolean => {
  const { id } = people.hero.person;
  return moods.has(id) || /^(?:cry|fall|trip|crouch)$/.test(lastActions.get(id) ?? '');
};
const crying = (staged: Staged, lead: Act): Staged => {
  const { thing: _thing, color: _color, to: _to, ...free } = lead;
  return {
    ...staged,
    acts: [{ ...free, action: 'cry' }, ...staged.acts.slice(1)],
    seen: staged.seen.filter(({ picture }) => picture !== 'droplet'),
  };
};
