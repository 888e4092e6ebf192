import { isAnimal } from '@milestoon/cast';
import type { Clause } from '../../reading/clause.ts';
import type { Somebody } from '../../world/people/somebody.ts';
import type { MeantPhrase, ThingMeant } from '../things/phrases-meant.ts';
import type { Seen } from '../plan.ts';

/** What is left for somebody is left because they are not there. */
const leavesFor = /^(?:leave|put|keep|save|prepare|deixar|guardar|pôr|meter|dejar|poner|preparar)$/;

/** Something is put out for somebody who comes later. */
export const isPutOutFor = ({ verb }: Clause): boolean => leavesFor.test(verb.lemma);

/** Those whom something is put out for are thought of: the camels of the Kings, the tooth fairy. */
export const awaited = (
  { verb, things }: Clause,
  others: readonly MeantPhrase[],
  isHere: (each: Somebody) => boolean,
): Somebody[] =>
  (leavesFor.test(verb.lemma) || posts.test(verb.lemma) || mourns({ verb, things })
    ? others
        .filter(({ phrase }) => phrase.preposition === (posts.test(verb.lemma) ? 'to' : 'for'))
        .flatMap(({ people }) => people)
    : []
  )
    .concat(asksFrom.test(verb.lemma) ? others.flatMap(({ people }) => people).filter(comesOnceAYear) : [])
    .concat(misses.test(verb.lemma) ? others.flatMap(({ people }) => people) : [])
    .filter((each) => !isHere(each));

/** 'Echa de menos a su papá'. */
const misses = /^(?:extrañar|añorar)$/;
/** 'Escreveu uma carta ao Pai Natal', 'pidió una bici a los Reyes': they are far, until they come. */
const asksFrom =
  /^(?:escrever|pedir|enviar|mandar|desenhar|esperar|acreditar|sonhar|escribir|dibujar|creer|soñar)$/;
const comesOnceAYear = ({ person: { trade } }: Somebody): boolean =>
  /^(?:king|santa|fairy)$/.test(trade ?? '');

/** For whom a candle is lit is far away, or no longer alive. */
const mourns = ({ verb, things }: Pick<Clause, 'verb' | 'things'>): boolean =>
  verb.lemma === 'pray' || (verb.lemma === 'light' && things.some(({ head }) => head === 'candle'));

/** To whom one writes is somewhere else. */
const posts = /^(?:write|send|post|mail|email)$/;

const seeks = /^(?:search|seek|hunt|look|lose|procurar|buscar|perder)$/;

/** Whoever is lost or looked for is not in the picture until found, but in the thought of who looks. */
export const sought = ({ verb }: Clause, deed: string | null, others: readonly MeantPhrase[]): Somebody[] =>
  deed === 'search' && seeks.test(verb.lemma)
    ? others
        // 'Buscó a Bun': a Spanish object that is somebody has a preposition.
        .filter(({ phrase }) => !phrase.preposition || /^(?:for|to)$/.test(phrase.preposition))
        .flatMap(({ people }) => people)
    : [];

const tells = /^(?:talk|shout|whisper|sing|phone|write|think)$/;
/** 'Told his sister about the duck': what is told about is in the words, and not in the room. */
export const isToldAbout = (deed: string | null, { preposition }: { preposition?: string }): boolean =>
  preposition === 'about' && tells.test(deed ?? '');

/** Nor is a thing there that is lost or looked for; where it is looked for is. */
export const lookedForThings = (
  { verb }: Clause,
  deed: string | null,
  things: readonly ThingMeant[],
): ThingMeant[] =>
  (deed === 'search' && seeks.test(verb.lemma)) || (deed === 'think' && forgets.test(verb.lemma))
    ? things.filter(
        ({ preposition, picture }) => /^(?:for|of)?$/.test(preposition ?? '') && picture !== 'tooth',
      )
    : [];
/** What is forgotten is not there either. */
export const forgets = /^(?:forget|esquecer|olvidar)(?:se|-se)?$/;

/** They as pictures of a thought; people have none. */
export const inMind = (people: readonly Somebody[], of: string): Seen[] =>
  people.flatMap(({ person: { role, picture } }) => {
    const own = picture ?? (role && isAnimal(role) ? role : undefined);
    return own ? [{ picture: own, how: 'bubble' as const, of }] : [];
  });

/** Done to a body that is cared for, which the words need not name: 'Dad combed the hair'. */
const caring =
  /^(?:shave|comb|braid|plait|bathe|dress|undress|feed|tuck|towel|plaster|bandage|pentear|barbear|despir|alimentar|peinar|afeitar|alimentar)$/;
export const caresFor = ({ verb, things }: Clause): boolean =>
  caring.test(verb.lemma) ||
  // 'A mãe vestiu o casaco': that is her own.
  (/^(?:vestir|calçar)$/.test(verb.lemma) && things.every(({ preposition }) => preposition !== undefined)) ||
  (/^(?:put|stick|pôr|poner|colar|pegar)$/.test(verb.lemma) &&
    things.some(({ head, preposition }) => !preposition && dressings.test(head)));
/** What is put on somebody who is hurt. */
const dressings = /^(?:plaster|band-aid|bandage|penso|curativo|ligadura|tirita|curita|venda)$/;

const livesFar = /^(?:live|viver|morar|residir|vivir)$/;

/** Who lives somewhere that has a name lives far away, until they come. */
export const liveFar = (
  { verb, things, mode }: Clause,
  who: readonly Somebody[],
  hero: Somebody,
): Somebody[] =>
  mode === 'done' &&
  livesFar.test(verb.lemma) &&
  things.some(({ preposition, name }) => preposition === 'in' && name)
    ? who.filter((each) => each !== hero && each.kind === 'person')
    : [];

const arrives =
  /^(?:come|arrive|visit|fly|travel|land|return|vir|chegar|visitar|venir|llegar|visitar|regressar|regresar|volver|hug|abraçar|abrazar)$/;
export const hasCome = ({ verb }: Clause): boolean => arrives.test(verb.lemma);

const born = /^(?:nascer|nacer)$/;
/** Whoever is born is a baby. */
export function isBorn(
  { verb, who, things }: Clause,
  people: readonly Somebody[],
  hero: Somebody,
): Somebody[] {
  const happens = born.test(verb.lemma) || (verb.lemma === 'bear' && (who.length > 0 || things.length > 0));
  return happens ? people.filter((each) => each !== hero && each.kind === 'person') : [];
}
