import type { Clause, Phrase } from '../../reading/clause.ts';
import { relationOf } from '../../world/people/relation-words.ts';
import type { Somebody } from '../../world/people/somebody.ts';
import type { Act, Moment, PlanPerson } from '../plan.ts';
import type { World } from '../told-world.ts';

const rings = /^(?:phone|telephone|call|ring|facetime|video-?call|ligar|telefonar|telefonear|llamar)$/;
/** A teacher, a doctor or a shop ring up the parents. */
const kin = /^(?:mother|father|grandmother|grandfather|aunt|uncle|cousin|sister|brother|friend)$/;
const feasts = /^(?:birthday|christmas|easter|aniversário|anos|natal|páscoa|cumpleaños|navidad)$/i;
/** When or from where one rings; 'for a taxi', 'about the dog', 'para o restaurante' is to somebody else. */
const isApartFromWhom = ({ preposition, pronoun, head }: Phrase): boolean =>
  preposition === undefined
    ? pronoun !== undefined
    : /^(?:from|of|in|on|at|after|before|during)$/.test(preposition) ||
      (preposition === 'for' && feasts.test(head));

/** What one does into a telephone, or with it at one's ear. */
const onTheLine =
  /^(?:say|tell|talk|speak|chat|sing|wish|read|laugh|giggle|smile|cheer|cry|wave|answer|listen|congratulate|blow|dizer|contar|falar|conversar|cantar|desejar|felicitar|ler|rir|sorrir|chorar|acenar|atender|ouvir|decir|hablar|charlar|desear|leer|reír|reírse|sonreír|llorar|contestar|escuchar)$/;
const goesOn = /^[\s,;:–—-]*(?:(?:and|then|just|to|e|y|depois|luego|para|pra|só|solo|sólo)\s+)*$/;
const because =
  /(?<!\p{L})(?:while|as|because|since|about|when|enquanto|porque|quando|como|mientras|cuando)(?!\p{L})/iu;
/** 'To say that he was late' is for grown-ups. */
const reports = /^ (?:that|he|she|it|they|the|que)(?!\p{L})/u;
const we = /^(?:we|nós|nosotros|nosotras|she|he|ela|ele|ella|él)$/;

const startOf = ({ who }: Clause): number | undefined => who[0]?.span[0];

/** Nothing of the sentence keeps the child from the telephone, gives it to somebody else or tells what else it was for. */
function isAnswered(clause: Clause, next: Clause | undefined, { people: { hero, options } }: World): boolean {
  const { text } = options;
  if (next?.sentence !== clause.sentence)
    return !because.test(/^[^.!?\n]*/.exec(text.slice(clause.verb.span[1]))?.[0] ?? '');
  if (!goesOn.test(text.slice(clause.span[1], next.span[0])) || !onTheLine.test(next.verb.lemma))
    return false;
  if (startOf(next) !== startOf(clause))
    return next.who.every(({ pronoun, head }) =>
      pronoun ? we.test(pronoun) : hero.words.has(head.toLowerCase()),
    );
  return (
    !reports.test(text.slice(next.verb.span[1])) &&
    next.things.every(({ head }) => relationOf(head) === undefined)
  );
}

/** 'Grandma phoned', 'o pai ligou do Brasil': family or friends who ring up are on the telephone of the child. */
export function ringsChild(clause: Clause, who: readonly Somebody[], world: World): boolean {
  const { verb, things, manner } = clause;
  return (
    clause.mode === 'done' &&
    rings.test(verb.lemma) &&
    !/^(?:in|ahead|round|around|off)$/.test(verb.particle ?? '') &&
    !manner.includes('se') &&
    things.every(isApartFromWhom) &&
    who.length > 0 &&
    who.every(({ person }) => kin.test(person.role ?? '')) &&
    // 'Was having a bath when Grandma phoned': somebody else answers.
    world.doing.get(world.people.hero.person.id)?.sentence !== clause.sentence &&
    isAnswered(clause, world.next, world)
  );
}

/** What one does without being there. */
const bySight = /^(?:talk|phone|look|stand|wave|laugh|sing|cheer|clap|cry|shout|whisper|think|jump)$/;
const answering = ({ acts: [one, two, ...more] }: Moment): Act | undefined =>
  more.length === 0 &&
  one?.action === 'phone' &&
  one.who === 'hero' &&
  two?.action === 'talk' &&
  two.to === 'hero' &&
  one.to === two.who
    ? two
    : undefined;

/**
 * Whoever rings up and is elsewhere told to do something with their hands is no picture on a telephone: they stand
 * there with their own, here as later.
 */
export function callersThere(moments: readonly Moment[], people: readonly PlanPerson[]): Moment[] {
  const isThere = (id: string): boolean =>
    people.some((person) => person.id === id && person.only !== 'screen') ||
    moments.some(({ acts }) => acts.some(({ who, action }) => who === id && !bySight.test(action)));
  const there = new Set(moments.flatMap((moment) => answering(moment)?.who ?? []).filter(isThere));
  for (const person of people) if (there.has(person.id) && person.only === 'screen') delete person.only;
  return moments.map((moment): Moment => {
    const caller = answering(moment);
    if (!caller || !there.has(caller.who)) return moment;
    const { to: _, ...alone } = caller;
    return {
      ...moment,
      acts: [{ ...alone, action: 'phone', thing: moment.acts[0]?.thing ?? 'mobile-phone' }],
    };
  });
}
