import { agreementOfPronoun } from '../../world/people/noun-gender.ts';
import type { Somebody } from '../../world/people/somebody.ts';
import { forSomebody } from '../deeds/deed-kinds.ts';
import { hasSomebody, isUnstressed, lastOther, type Reading, speaksOfChild } from './left-out-clause.ts';

// Who acts next is to whom something was done.

const gives =
  /^(?:dar|oferecer|emprestar|entregar|trazer|comprar|passar|servir|atirar|devolver|regalar|prestar|traer|ofrecer|pasar|lanzar|dejar|deixar|poner|pôr|preparar|enviar|mandar|levar|llevar|mostrar|fazer|hacer|cozinhar|cocinar)$/;

/** Done at once by whoever got it, and not by whoever gave it. */
const uses = /^(?:eat|drink|put-on|lick|open)$/;

const toldAloud = /^(?:ler|leer|contar|explicar|mostrar|enseñar)$/;

const harms =
  /^(?:quitar|tirar|roubar|robar|bater|pegar|empujar|empurrar|morder|arañar|arranhar|pellizcar|beliscar|pisar|romper|partir|estragar)$/;

const felt = /^(?:cry|laugh|shiver|sleep|blush|shout)$/;

export const startled = /^(?:assustar|asustar|sobressaltar)(?:-?se)?$/;

const states = /^(?:ser|estar|tener|ter|parecer|llamarse|chamar-se|haver|haber)$/;

const all = /^(?:tud(?:o|inho)|tod[oa]|todit[oa]|nada|pouco|poco)$/;
const ongoing = /(?:ava|ia|aba|ía|inha)$/i;

const legendary =
  /^(?:pap[áa]i? noel|pai natal|(?:ratón|ratoncito) pérez|hada|fada|santa|reyes|reis|niño jesús)/i;
/** 'Le dio una zanahoria y se la comió', 'deu-lhe um livro. Abriu-o': whoever got it has it now. */
export function receiver({ clause, deed, last, done, world }: Reading): Somebody | undefined {
  if (!gives.test(done.verb) || !done.who.includes(last)) return undefined;
  const whom = done.whom.find((each) => each !== last && !done.beside.includes(each));
  const direct = clause.things.filter(({ preposition }) => !preposition);
  // 'Le dio una bici. Se subió en ella.'
  const isUpon = clause.things.some(
    ({ preposition, pronoun }) =>
      preposition && pronoun && done.agreements.some((each) => each === agreementOfPronoun(pronoun)),
  );
  const isSame =
    isUpon ||
    direct.some(({ pronoun, head, of }) =>
      pronoun
        ? done.agreements.some((each) => each === agreementOfPronoun(pronoun))
        : done.nouns.includes(head) || (of !== undefined && done.nouns.includes(of)),
    );
  const isUse = uses.test(deed ?? '');
  if (
    !whom ||
    // 'Le regaló el chupete a Papá Noel. Lo puso en una caja': who is not there has nothing yet.
    /^(?:santa|fairy|king)$/.test(whom.person.trade ?? '') ||
    legendary.test(whom.person.name ?? '') ||
    !(isSame || (isUse && direct.every(({ head }) => all.test(head)) && /^(?:eat|drink)$/.test(deed ?? '')))
  )
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
export function feeler({ clause, deed, last, done, world: { people } }: Reading): Somebody | undefined {
  const whom = done.whom.find((each) => each !== last && each.kind === 'person');
  const feels = felt.test(deed ?? '') || startled.test(clause.verb.lemma);
  if (!whom || !feels || !done.who.includes(last) || clause.sentence === done.sentence) return undefined;
  const isHarmed = harms.test(done.verb) || /^(?:hit|push)$/.test(done.deed ?? '');
  return whom === people.hero || (isHarmed && clause.mode === 'done' && /^(?:cry|shout)$/.test(deed ?? ''))
    ? whom
    : undefined;
}

const needs = /^(?:fome|frio|medo|sede|sono|febre|dor|dores|hambre|frío|miedo|sed|sueño|fiebre|dolor)$/;
/** 'Encontró un perro. Estaba mojado': of whom it was told for the first time; 'tinha fome': whom somebody took care of. */
export function newcomer({ clause, deed, last, done, world }: Reading): Somebody | undefined {
  if (clause.sentence === done.sentence) return undefined;
  const verb = world.people.options.text.slice(...clause.verb.span);
  const [one] = done.presented;
  if (one && (states.test(clause.verb.lemma) || ongoing.test(verb))) return one;
  const isInNeed = clause.things.some(({ head }) => needs.test(head)) || /^(?:shiver|hide)$/.test(deed ?? '');
  const isCared = last !== world.people.hero && done.who.includes(last);
  return ongoing.test(verb) && isInNeed && isCared ? done.whom.find((each) => each !== last) : undefined;
}

/** 'Nació su hermanita y la cargó': whoever is just born does nothing. */
export const bornBefore = ({ last, done, world }: Reading): Somebody | undefined =>
  /^(?:nacer|nascer)$/.test(done.verb) && done.who.includes(last) ? world.people.hero : undefined;

/** 'Le corté el pelo y lloró', 'dei-lhe o leite e adormeceu': what I did to somebody, they do something after. */
export function afterMe({ clause, deed, last, done, world }: Reading): Somebody | undefined {
  const { hero, tellerFound } = world.people;
  const [me, ...others] = done.who;
  if (!me || me !== tellerFound || others.length > 0 || me === hero || last === me) return undefined;
  const [whom, ...more] = new Set(done.whom);
  if (!whom || more.length > 0 || whom === last) return undefined;
  const isSmall = whom.person.role === 'baby' || whom.kind === 'animal';
  const isSameBreath = clause.sentence === done.sentence;
  if (last !== hero) return isSameBreath && whom === hero ? whom : undefined;
  return isSmall && isSameBreath && ofSmall.test(deed ?? '') ? whom : undefined;
}
const ofSmall = /^(?:sleep|eat|drink|cry|laugh|lick|run|jump|lie-down|sneeze)$/;

/** 'Le puso al bebé en los brazos. Le dio un beso': whoever holds somebody small now. */
export function holder({ clause, last, done }: Reading): Somebody | undefined {
  const isSmall = ({ person, kind }: Somebody): boolean => person.role === 'baby' || kind === 'animal';
  const isToSomebody = clause.things.some(({ pronoun }) => isUnstressed.test(pronoun ?? ''));
  const isGiven = gives.test(done.verb) && done.who.includes(last) && done.whom.some(isSmall);
  return isGiven && isToSomebody && clause.sentence !== done.sentence
    ? done.byClitic.find((each) => each !== last && !isSmall(each))
    : undefined;
}

const practices: ReadonlySet<string> = new Set(['doctor', 'ward', 'salon']);
/** 'Lo llevamos al pediatra y le miró la garganta': at the doctor's the doctor does it to the child. */
export function practitioner(reading: Reading): Somebody | undefined {
  const { clause, deed, last, done, world } = reading;
  const isToSomebody = clause.things.some(({ pronoun }) => isUnstressed.test(pronoun ?? ''));
  if (last !== world.people.hero || !isToSomebody || forSomebody.test(deed ?? '')) return undefined;
  const isOfTrade = ({ person }: Somebody): boolean =>
    person.role === 'doctor' || /^(?:barber|nurse|dentist|vet)$/.test(person.trade ?? '');
  const found = done.whom.find(isOfTrade) ?? lastOther(world);
  const isThere = practices.has(world.place?.set ?? '') || done.whom.includes(found ?? last);
  return found && isOfTrade(found) && isThere && deed !== 'hand-over' ? found : undefined;
}

const because = /(?<!\p{L})(?:porque|pois|já que|ya que|pues)\s*$/iu;
/** 'A mãe levou-a ao médico porque tinha febre': who was taken there has it. */
export function patient({ clause, last, done, world }: Reading): Somebody | undefined {
  const { hero, options } = world.people;
  const isWhy = because.test(options.text.slice(done.end, clause.verb.span[0]));
  // A fever one has is read as lying down by now.
  const words = options.text.slice(...clause.span).match(/\p{L}+/gu) ?? [];
  const isInNeed = words.some((word) => needs.test(word));
  if (clause.sentence !== done.sentence || last === hero || !isWhy || !isInNeed) return undefined;
  return done.whom.includes(hero) ? hero : done.whom.find((each) => each !== last);
}

/** 'Le taparon los ojos. Gritó': what one does is not done by several, but by whom they did something to. */
export const whomSeveral = ({ clause, last, done, world }: Reading): Somebody | undefined =>
  done.who.length > 1 &&
  done.who.includes(last) &&
  clause.sentence !== done.sentence &&
  last === world.people.hero
    ? done.byClitic.find((each) => !done.who.includes(each))
    : undefined;

/** Whoever is treated so cries, hides or runs away. */
const upsets =
  /^(?:ralhar|regañar|reñir|gritar|perseguir|assustar|asustar|espantar|enxotar|ahuyentar|repreender|castigar|empujar|empurrar|morder|arañar|arranhar|picar|quitar|roubar|robar)$/;
/** 'Ella lo regañó. Se escondió': who was treated so. */
export const fugitive = (reading: Reading): Somebody | undefined => {
  const { clause, deed, last, done } = reading;
  // 'Le quitó las rueditas. Corrió detrás de ella': nobody runs after themselves.
  if (speaksOfChild(reading)) return undefined;
  return clause.sentence !== done.sentence &&
    done.who.includes(last) &&
    upsets.test(done.verb) &&
    /^(?:hide|cry|run)$/.test(deed ?? '')
    ? done.whom.find((each) => each !== last)
    : undefined;
};

/** 'Un niño le pidió la bici. Se la prestó': who was asked. */
export const asked = ({ clause, deed, last, done }: Reading): Somebody | undefined =>
  clause.sentence !== done.sentence &&
  done.who.includes(last) &&
  /^(?:preguntar|perguntar|pedir)$/.test(done.verb) &&
  deed === 'hand-over'
    ? done.whom.find((each) => each !== last)
    : undefined;

/** 'Quando o avô o foi buscar, não queria vir': of whom the story spoke before. */
export function whoBefore({ clause, last, done, world }: Reading): Somebody | undefined {
  const { hero } = world.people;
  const isAfter = done.isWhen && clause.sentence === done.sentence && done.who.includes(last);
  if (!isAfter || last === hero) return undefined;
  const [before = hero] = done.before.length === 1 ? done.before : [hero];
  // 'Quando a mãe chegou, abraçou-o': the child is who is hugged.
  const isOfChild = clause.things.some(
    ({ pronoun, preposition }) =>
      !preposition &&
      /^(?:o|lo)$/.test(pronoun ?? '') === (hero.sex === 'boy') &&
      /^(?:o|lo|a|la)$/.test(pronoun ?? '') &&
      last.sex !== hero.sex,
  );
  return before === last || isOfChild ? undefined : before;
}

const calls = /^(?:chamar|convocar|llamar|convidar|invitar)$/;
const comes =
  /^(?:entrar|vir|correr|levantar|levantar-se|subir|descer|sair|aparecer|chegar|venir|levantarse|bajar|salir|llegar|acudir|acercarse|aproximar-se)$/;
/** 'O mister chamou-o. Entrou a correr': who was called comes. */
export function called({ clause, last, done }: Reading): Somebody | undefined {
  const [whom, ...others] = done.whom;
  if (!whom || others.length > 0 || whom === last || !done.who.includes(last)) return undefined;
  return calls.test(done.verb) && comes.test(clause.verb.lemma) ? whom : undefined;
}
