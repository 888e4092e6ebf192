import type { Emotion } from '@milestoon/cast';
import type { Clause, Phrase } from '../../reading/clause.ts';
import type { Somebody } from '../../world/people/somebody.ts';
import { actOf } from '../things/seen-as.ts';
import type { Act } from '../plan.ts';
import type { ClauseMeant, Staged, World } from '../told-world.ts';
import { ringsChild } from './rings-child.ts';

const dying = /^(?:die|morrer|falecer|morir|morirse|fallecer)$/;
const hasDied = ({ verb, manner }: Clause): boolean =>
  dying.test(verb.lemma) ||
  (verb.lemma === 'pass' && verb.particle === 'away') ||
  (/^(?:be|estar)$/.test(verb.lemma) && manner.some((word) => /^(?:dead|mort[oa]|muert[oa])$/.test(word)));

/** Who died is remembered in a picture from then on; whoever is left looks at it. */
export function farewell(clause: Clause, who: readonly Somebody[], hero: Somebody): Act[] | null {
  const gone = who.filter((each) => each !== hero && each.person.role);
  if (clause.mode !== 'done' || gone.length === 0 || !hasDied(clause)) return null;
  for (const { person } of gone) person.only = 'photo';
  const sad: Emotion = 'sad';
  return [actOf(hero, 'look', sad), ...gone.map((each) => actOf(each, 'stand', 'happy'))];
}

const calls =
  /^(?:phone|telephone|mobile|tablet|ipad|laptop|computer|screen|video|videocall|call|facetime|zoom|skype|telemóvel|telefone|ecrã|vídeo|videochamada|chamada|computador|teléfono|móvil|celular|pantalla|videollamada|llamada|ordenador)$/i;
const through = /^(?:on|over|by|via|through|in|at|with)$/;

/** What one sees who is there. */
const shows =
  /^(?:screen|video|videocall|call|facetime|zoom|skype|tablet|ipad|laptop|ecrã|vídeo|videochamada|chamada|pantalla|videollamada|llamada)$/i;
const felt = /^(?:cry|laugh|clap|wave|cheer|smile|shout|sing|dance|nod|kiss)$/;
/** 'Ao telefone' is on it. */
const heard = /^(?:telefone|telemóvel|celular|teléfono|móvil)$/i;

/** The call by which somebody far away is seen or heard, if a clause speaks of one. */
export const callIn = ({ things }: Pick<Clause, 'things'>): Phrase | undefined =>
  things.find(
    ({ head, preposition }) =>
      calls.test(head) && (through.test(preposition ?? '') || (preposition === 'to' && heard.test(head))),
  );

/**
 * Who is called, or is on a screen, is far away: seen there and not in the room. Nobody who has already done something
 * in the room is far away.
 */
export function markFar(
  clause: Clause,
  deed: string | null,
  {
    who,
    partners,
    here,
  }: { who: readonly Somebody[]; partners: readonly Somebody[]; here: readonly Somebody[] },
  world: World,
): void {
  if (clause.mode !== 'done') return;
  const call = callIn(clause);
  const isBeing = deed === null || deed === 'be';
  if (!call && deed !== 'phone') return;
  const watches = deed === 'watch' || deed === 'look';
  // 'Grandma cried on the video call': she is on it.
  const isSeenThere = call !== undefined && shows.test(call.head) && felt.test(deed ?? '');
  // 'Grandma phoned': who calls, where nobody is called by name.
  const isCaller = deed === 'phone' && !call && partners.length === 0 && ringsChild(clause, who, world);
  const far = isBeing || watches || isSeenThere || isCaller ? who : partners;
  for (const each of far)
    if (!here.includes(each) && each.kind === 'person' && !each.person.only) each.person.only = 'screen';
}

/** 'Grandma phoned', 'o pai ligou do Brasil': who calls is on the telephone of the child, whom no word need name. */
export function called(staged: Staged, { who, clause }: ClauseMeant, world: World): Staged {
  const { hero } = world.people;
  const [lead, ...more] = staged.acts;
  const caller = who.find(({ person }) => person.id === lead?.who);
  if (lead?.action !== 'phone' || caller?.person.only !== 'screen' || caller === hero) return staged;
  if (more.some((act) => act.who !== hero.person.id) || !ringsChild(clause, who, world)) return staged;
  const { thing = 'mobile-phone' } = lead;
  const answer: Act = { ...actOf(hero, 'phone', lead.emotion), to: lead.who, thing };
  return { ...staged, acts: [answer, { ...actOf(caller, 'talk', lead.emotion), to: hero.person.id }] };
}
