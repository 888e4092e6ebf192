/** Whoever rows sits in the boat, on the water, with everybody who rows too. */
import type { Act, Seen } from '../plan.ts';
import type { ClauseMeant, Staged, World } from '../told-world.ts';

const rows = /^(?:row|canoe|kayak|remar)$/;
const boats =
  /(?<!\p{L})(?:boat|rowboat|canoe|kayak|dinghy|raft|oar|paddleboat|barco|bote|barca|canoa|caiaque|barquinho)s?(?!\p{L})/iu;
const pool = /(?<!\p{L})(?:pool|piscina)(?!\p{L})/iu;
const boat = /^(?:canoe|sailboat|rowboat|ship|motor-boat)$/;

/** Whoever only paddles has the feet in the water. */
const isRowing = ({ verb, span }: ClauseMeant['clause'], text: string): boolean => {
  const told = text.slice(...span);
  return verb.lemma === 'paddle'
    ? boats.test(told)
    : rows.test(verb.lemma) && (!pool.test(told) || boats.test(told));
};

const wading = (staged: Staged): Staged => ({
  ...staged,
  acts: staged.acts.map((act): Act => {
    if (!/^(?:swim|row|sit)$/.test(act.action)) return act;
    const { thing: _oar, ...free } = act;
    return { ...free, action: 'walk' };
  }),
  seen: staged.seen.filter(({ picture }) => !boat.test(picture)),
});

/** 'Rowed the boat on the lake', 'remou com o pai'. */
export function rowing(staged: Staged, { clause }: ClauseMeant, { people, place }: World): Staged {
  const [lead] = staged.acts;
  if (!lead || clause.mode !== 'done') return staged;
  if (!isRowing(clause, people.options.text))
    return /^(?:paddle|remar)$/.test(clause.verb.lemma) ? wading(staged) : staged;
  if (place?.set && !/^(?:lake|beach)$/.test(place.set)) return staged;
  const isPerson = (id: string): boolean =>
    people.all.some(({ person, kind }) => person.id === id && kind === 'person');
  if (!isPerson(lead.who)) return staged;
  const rowers = staged.acts.filter(({ who, action }) => isPerson(who) && action === lead.action);
  const acts = staged.acts.map((act): Act => {
    if (!rowers.includes(act)) return act;
    const { thing: _oar, to: _with, ...free } = act;
    return { ...free, action: 'sit' };
  });
  const seats: Seen = { picture: 'canoe', how: 'inside', of: lead.who };
  return { ...staged, acts, seen: [seats, ...staged.seen.filter(({ picture }) => !boat.test(picture))] };
}
