/** What those with whom something is done have of it: who is given, who lets go, who is swung. */
import type { Clause } from '../../reading/clause.ts';
import type { Somebody } from '../../world/people/somebody.ts';
import type { MeantPhrase, ThingMeant } from '../things/phrases-meant.ts';
import type { ClauseMeant } from '../told-world.ts';
import type { Act, Seen } from '../plan.ts';
import { actOf } from '../things/seen-as.ts';
import { wordTable } from '../../text/word-table.ts';

export const handsOver = /^(?:hand-over|receive)$/;

/** 'Was given a kitten by her aunt': of a person and an animal the animal is what is given. */
export function givenAnimal(
  { verb }: Pick<Clause, 'verb'>,
  others: readonly MeantPhrase[],
): Somebody | undefined {
  if (/^(?:feed|serve|alimentar|servir)$/.test(verb.lemma)) return undefined;
  const animal = others
    // 'Gave them ten': those who get something are not given.
    .filter(({ phrase }) => !phrase.preposition && !/^(?:them|us|both)$/.test(phrase.pronoun ?? ''))
    .flatMap(({ people }) => people)
    .findLast(({ kind }) => kind === 'animal');
  const isGiven = others.some(
    ({ phrase, people }) =>
      /^(?:to|for|from)?$/.test(phrase.preposition ?? '') && people.some(({ kind }) => kind === 'person'),
  );
  return isGiven ? animal : undefined;
}

/** An animal as somebody holds it. */
export const pictureOf = ({ person: { picture, role } }: Somebody): string => picture ?? String(role);

/** What somebody gets from somebody is in the hands of who gives it. */
export function exchanged(acts: readonly Act[]): void {
  const [lead, giver] = acts;
  if (lead?.action !== 'receive' || giver?.action !== 'hand-over' || !lead.thing) return;
  giver.thing = lead.thing;
  if (lead.color) giver.color = lead.color;
  delete lead.thing;
  delete lead.color;
}

const tears = /^(?:pull|take|snatch|grab|steal|tug|yank|puxar|tirar|arrancar|roubar|quitar|robar|tirar_de)$/;
const hands = /^(?:hand|finger|arm|mouth|mão|dedo|braço|boca|mano|brazo)$/;

/** 'A goat pulled the bag out of his hand': both have hold of it, the one with hands holds it. */
export function takenFromHand(
  { verb, things: named }: Pick<Clause, 'verb' | 'things'>,
  acts: readonly Act[],
  things: ThingMeant[],
  seen: readonly Seen[],
): void {
  const [taker, owner] = acts;
  const isFromHand = named.some(({ head, preposition }) => preposition !== undefined && hands.test(head));
  const at = things.findIndex(({ preposition }) => !preposition);
  const thing = things[at];
  if (!taker || !owner || !tears.test(verb.lemma) || !isFromHand || !thing || seen.length > 0) return;
  owner.action = 'pull';
  owner.emotion = 'surprised';
  taker.action = 'pull';
  if (taker.thing) return;
  owner.thing = thing.picture;
  if (thing.color) owner.color = thing.color;
  things.splice(at, 1);
}

const movedOn: Readonly<Record<string, Act['action']>> = wordTable({
  swing: 'swing',
  bicycle: 'bike',
  'kick-scooter': 'scooter',
  sled: 'sled',
});
/** 'Pushed her brother on the swing': the swing is his, and he swings. */
export function swungBy(acts: readonly Act[], things: ThingMeant[]): void {
  const [pusher, rider] = acts;
  if (!pusher || !rider || !/^(?:push|pull|run|help)$/.test(pusher.action)) return;
  const at = things.findIndex(({ picture, preposition }) => preposition !== undefined && picture in movedOn);
  const thing = things[at];
  const action = thing && movedOn[thing.picture];
  if (!action) return;
  rider.action = action;
  things.splice(at, 1);
}

const theirs = /^(?:her|his|their|my|our|su|seu|sua|nuestr[oa]|noss[oa])$/i;
/** What a body has on that others write upon. */
const onBody = /^(?:plaster|adhesive-bandage|t-shirt|shirt|jumper)$/;

/** 'Her whole class drew on the cast': her class is round her, and she has it on. */
export function aroundTheChild(
  { clause, crowd, others }: ClauseMeant,
  hero: Somebody,
  things: readonly ThingMeant[],
): { acts: Act[]; worn?: Seen } {
  const isOwn = clause.who.some(
    ({ owner, text }) => owner && (theirs.test(owner) || text.startsWith(hero.person.name)),
  );
  const worn = things.find(({ picture }) => onBody.test(picture));
  const isThere = others.some(({ people }) => people.includes(hero));
  if (
    isThere ||
    !crowd ||
    !(/^(?:class|team)$/.test(crowd.kind) || clause.manner.includes('together')) ||
    !(isOwn || worn)
  )
    return { acts: [] };
  return {
    acts: [actOf(hero, 'stand', 'happy')],
    ...(worn
      ? {
          worn: {
            picture: worn.picture,
            ...(worn.color ? { color: worn.color } : {}),
            how: 'worn',
            of: hero.person.id,
          },
        }
      : {}),
  };
}
