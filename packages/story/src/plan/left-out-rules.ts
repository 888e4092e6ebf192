import type { Clause, Phrase } from '../reading/clause.ts';
import { type Agreement, agreementOfPronoun } from '../world/noun-gender.ts';
import type { Somebody } from '../world/somebody.ts';
import type { World } from './told-world.ts';

/** What was last done, by whom and to whom: the next clause may leave any of them out. */
export interface LastDone {
  sentence: number;
  verb: string;
  deed: string | null;
  who: readonly Somebody[];
  /** Whom it was done to, and to or for whom. */
  whom: readonly Somebody[];
  /** Who was told of for the first time: 'encontró un perro'. */
  presented: readonly Somebody[];
  /** Of these, who is only a pronoun beside the verb. */
  byClitic: readonly Somebody[];
  /** What pronouns for the things agree with, and their nouns. */
  agreements: readonly Agreement[];
  nouns: readonly string[];
  end: number;
}

export const isUnstressed = /^(?:o|a|os|as|lo|la|los|las|lhe|lhes|le|les)$/;
const gives =
  /^(?:dar|oferecer|emprestar|entregar|trazer|comprar|passar|servir|atirar|devolver|regalar|prestar|traer|ofrecer|pasar|lanzar|dejar|deixar|poner|pôr|preparar|enviar|mandar|levar|llevar|mostrar)$/;
/** Done at once by whoever got it, and not by whoever gave it. */
const uses = /^(?:eat|drink|put-on|lick|open)$/;
const toldAloud = /^(?:ler|leer|contar|explicar|mostrar|enseñar)$/;
const ofAnimals =
  /^(?:morder|lamber|lamer|arranhar|arañar|bicar|picotear|ladrar|miar|maullar|ronronear|ronronar|rosnar|gruñir|relinchar|zurrar|uivar|aullar|cacarejar|cacarear|olfatear|farejar)$/;
const ofPeople =
  /^(?:cry|talk|write|put-on|hand-over|laugh|paint|read|sing|cook|phone|clap|build|tie|whisper|film|count|cheer|comfort|play-music|draw)$/;
const harms =
  /^(?:quitar|tirar|roubar|robar|bater|pegar|empujar|empurrar|morder|arañar|arranhar|pellizcar|beliscar|pisar|romper|partir|estragar)$/;
const felt = /^(?:cry|laugh|shiver|sleep|blush|shout)$/;
const startled = /^(?:assustar|asustar|sobressaltar)(?:-?se)?$/;
/** What children do after something was done with them. */
const ofChildren =
  /^(?:eat|drink|sleep|cry|laugh|jump|climb|swim|fall|ride|bike|dance|hide|lie-down|get-up|run|crawl|clap|cheer|wave|sit|wait)$/;
const ofCreatures = /^(?:eat|drink|sleep|jump|climb|swim|fall|lie-down|get-up|run|hide|crawl)$/;
const ridden = /^(?:ombros?|hombros?|costas|espaldas?|colo|cavalitas|regazo)$/;
const carried =
  /^(?:ir|andar|voltar|volver|regressar|regresar|adormecer|dormir|dormirse|sentar|sentarse|sentar-se|subir|viajar)$/;
const later =
  /(?<!\p{L})(?:à noite|de noite|nessa noite|a noite|por la noche|esa noche|na hora de|al final|no fim|no final|por fim|por fin|à tarde|ahora|agora|desde entonces|desde então|desde (?:esse|aquele|ese) dia|desde ese día|no dia seguinte|no outro dia|al día siguiente|al otro día|em casa|en casa|de vuelta|no caminho|de camino|en el camino|mais tarde|más tarde|de manhã|por la mañana|na manhã seguinte)(?!\p{L})/iu;

export const sexOf = (phrase: Phrase | undefined): Somebody['sex'] =>
  /^(?:ele|él)$/.test(phrase?.pronoun ?? '')
    ? 'boy'
    : /^(?:ela|ella)$/.test(phrase?.pronoun ?? '')
      ? 'girl'
      : undefined;

/** Whether the words of a clause leave out who acts, and only what was told before names them. */
export const isLeftOut = ({ who, span }: Clause): boolean => {
  const [one] = who;
  if (!one || who.length > 1 || /^(?:i|we|you|they)$/.test(one.pronoun ?? '')) return false;
  return one.span[1] <= span[0] || one.span[0] >= span[1];
};

/** A clause that leaves out who acts, and what is known when it is told. */
export interface Reading {
  clause: Clause;
  deed: string | null;
  /** Who goes on acting if nothing tells otherwise. */
  last: Somebody;
  done: LastDone;
  world: World;
}

/** An object that is somebody: 'le', or 'lo' where nothing told agrees with it. */
const hasSomebody = ({ clause: { things }, world }: Reading): boolean =>
  things.some(({ pronoun, preposition }) => {
    if (!isUnstressed.test(pronoun ?? '')) return false;
    const isDouble = things.some((each) => each.preposition === 'to' && !each.pronoun);
    if (preposition) return !isDouble;
    const agreement = agreementOfPronoun(pronoun ?? '');
    const told = agreement && world.lastOf?.get(agreement);
    return !told || world.clause - told.clause > 3;
  });

/** The child is spoken of as somebody else than who acts: by name, or by 'dela'. */
const speaksOfChild = ({ clause, last, world }: Reading): boolean =>
  last !== world.people.hero &&
  clause.things.some(
    ({ name, head, owner, pronoun }) =>
      (name && world.people.byName(head) === world.people.hero) ||
      (/^d?ela$|^ella$/.test(owner ?? pronoun ?? '') && last.sex !== 'girl') ||
      (/^d?ele$|^él$/.test(owner ?? pronoun ?? '') && last.sex !== 'boy'),
  );

export const namesChild = ({ things }: Clause, { people }: World): boolean =>
  things.some(({ name, head }) => name && people.byName(head) === people.hero);

/** Whoever else than the child acted or was spoken of last. */
export const lastOther = ({ people, clause }: World, sex?: Somebody['sex']): Somebody | undefined =>
  people.all
    .filter(
      (each) =>
        each !== people.hero && each.kind !== 'toy' && each.person.role && each !== people.tellerFound,
    )
    .filter((each) => !sex || (each.sex ?? sex) === sex)
    .filter(({ lastNamed }) => clause - lastNamed < 4)
    .toSorted((a, b) => b.lastNamed - a.lastNamed)[0];

/** 'Devolveu-a ao Gabriel': who does it is not the one it is done to. */
const otherThanNamed = ({ clause, last, world }: Reading): Somebody | undefined =>
  last === world.people.hero && namesChild(clause, world) ? lastOther(world) : undefined;

/** 'Foi aos ombros dele': nobody rides on their own shoulders. */
const rider = ({ clause, last, world }: Reading): Somebody | undefined =>
  last !== world.people.hero &&
  carried.test(clause.verb.lemma) &&
  clause.things.some(({ head, preposition }) => preposition && ridden.test(head)) &&
  clause.things.every(({ preposition }) => preposition)
    ? world.people.hero
    : undefined;

/** 'Saltó y él la cogió': who is named by a pronoun next is somebody else. */
function otherThanNext({ clause, last, world }: Reading): Somebody | undefined {
  const { next, people } = world;
  const [subject] = next?.sentence === clause.sentence ? next.who : [];
  const sex = sexOf(subject);
  const isTold = subject !== undefined && next !== undefined && subject.span[0] >= next.span[0];
  if (!isTold || !sex || last === people.hero || last.sex !== sex) return undefined;
  world.saidNext = { who: last, clause: world.clause + 1 };
  return people.hero;
}

/** 'Mordeu-lhe o dedo', 'ladró': the animal that was spoken of a moment ago. */
function animalMeant({ clause, last, world }: Reading): Somebody | undefined {
  if (last.kind === 'animal' || !ofAnimals.test(clause.verb.lemma)) return undefined;
  const isToSomebody = clause.things.some(({ pronoun }) => isUnstressed.test(pronoun ?? ''));
  const needsOne = /^(?:morder|lam(?:b)?er|arranhar|arañar|olfatear|farejar)$/.test(clause.verb.lemma);
  if (needsOne && !isToSomebody) return undefined;
  return world.people.all
    .filter(({ kind, lastNamed }) => kind === 'animal' && world.clause - lastNamed < 4)
    .toSorted((a, b) => b.lastNamed - a.lastNamed)[0];
}

const personIn = (whom: readonly Somebody[], { people: { hero } }: World): Somebody =>
  whom.find(({ kind }) => kind === 'person') ?? hero;

/** 'Una gallina lo persiguió. Lloró': animals neither weep nor tell. */
const personMeant = ({ deed, last, done, world, clause }: Reading): Somebody | undefined => {
  if (last.kind !== 'animal' || last.person.role === 'hero') return undefined;
  const undresses = deed === 'take-out' && clause.manner.includes('se');
  const isStartled = startled.test(clause.verb.lemma) && done.who.includes(last) && done.whom.length > 0;
  return ofPeople.test(deed ?? '') || isStartled || undresses ? personIn(done.whom, world) : undefined;
};

/** 'Le dio una zanahoria y se la comió', 'deu-lhe um livro. Abriu-o': whoever got it has it now. */
function receiver({ clause, deed, last, done, world }: Reading): Somebody | undefined {
  if (!gives.test(done.verb) || !done.who.includes(last)) return undefined;
  const whom = done.whom.find((each) => each !== last);
  const direct = clause.things.filter(({ preposition }) => !preposition);
  const isSame = direct.some(({ pronoun, head }) =>
    pronoun
      ? done.agreements.some((each) => each === agreementOfPronoun(pronoun))
      : done.nouns.includes(head),
  );
  const isUse = uses.test(deed ?? '');
  if (!whom || !(isSame || (isUse && direct.length === 0 && /^(?:eat|drink)$/.test(deed ?? ''))))
    return undefined;
  if (clause.sentence === done.sentence) return isUse ? whom : undefined;
  const isToSomebody = hasSomebody({ clause, deed, last, done, world });
  // 'Se las dio a su maestra': whoever got them passes them on.
  const gotten = clause.things.find(({ preposition, pronoun }) => preposition === 'to' && !pronoun);
  if (gotten && gives.test(clause.verb.lemma) && whom.words.has(gotten.head.toLowerCase())) return undefined;
  const isAloud = clause.manner.includes('se') && toldAloud.test(clause.verb.lemma);
  return isToSomebody || isAloud ? undefined : whom;
}

/** 'El perro le ladró. Lloró': how somebody feels to whom something was done. */
function feeler({ clause, deed, last, done, world: { people } }: Reading): Somebody | undefined {
  const whom = done.whom.find((each) => each !== last && each.kind === 'person');
  const feels = felt.test(deed ?? '') || startled.test(clause.verb.lemma);
  if (!whom || !feels || !done.who.includes(last) || clause.sentence === done.sentence) return undefined;
  const isHarmed = harms.test(done.verb) || /^(?:hit|push)$/.test(done.deed ?? '');
  return whom === people.hero || (isHarmed && /^(?:cry|shout)$/.test(deed ?? '')) ? whom : undefined;
}

const states = /^(?:ser|estar|tener|ter|parecer|llamarse|chamar-se|haver|haber)$/;
const ongoing = /(?:ava|ia|aba|ía|inha)$/i;
/** 'Encontró un perro. Estaba mojado': of whom it was told for the first time. */
function newcomer({ clause, done, world }: Reading): Somebody | undefined {
  const [one] = done.presented;
  if (!one || clause.sentence === done.sentence) return undefined;
  const verb = world.people.options.text.slice(...clause.verb.span);
  return states.test(clause.verb.lemma) || ongoing.test(verb) ? one : undefined;
}

const staysInBed = ({ verb, things }: Clause): boolean =>
  /^(?:ficar|estar|quedar|quedarse|permanecer)$/.test(verb.lemma) &&
  things.some(({ head }) => head === 'cama');

/** After something was done with the child, or later, a new sentence goes on with the child. */
function childAgain(reading: Reading): Somebody | undefined {
  const { clause, deed, last, done, world } = reading;
  const { hero, options } = world.people;
  if (last === hero || clause.sentence === done.sentence) return undefined;
  if (hasSomebody(reading) || speaksOfChild(reading)) return undefined;
  const isLater = later.test(options.text.slice(done.end, clause.verb.span[0]));
  if (isLater && world.clause - hero.lastNamed < 4 && last.kind === 'person') return hero;
  if (
    !done.who.includes(last) ||
    !done.whom.includes(hero) ||
    !(ofChildren.test(deed ?? '') || staysInBed(clause))
  )
    return undefined;
  return last.kind === 'animal' && ofCreatures.test(deed ?? '') ? undefined : hero;
}

/** 'Le taparon los ojos. Gritó': what one does is not done by several, but by whom they did something to. */
const whomSeveral = ({ clause, last, done, world }: Reading): Somebody | undefined =>
  done.who.length > 1 &&
  done.who.includes(last) &&
  clause.sentence !== done.sentence &&
  last === world.people.hero
    ? done.byClitic.find((each) => !done.who.includes(each))
    : undefined;

/** Each tells of somebody else than who acted before, or nothing; the first that tells is right. */
export const rules: readonly ((reading: Reading) => Somebody | undefined)[] = [
  otherThanNamed,
  whomSeveral,
  rider,
  otherThanNext,
  animalMeant,
  personMeant,
  receiver,
  feeler,
  newcomer,
  childAgain,
];
