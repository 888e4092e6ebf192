import type { Clause, Phrase } from '../../reading/clause.ts';
import type { MeantPhrase } from '../things/phrases-meant.ts';
import type { World } from '../told-world.ts';

/** What animals do to a person whom a pronoun names: 'le lamió la cara', 'molhou-a'. */
const doneToPeople =
  /^(?:lamber|lamer|lametear|morder|mordiscar|mordisquear|arranhar|arañar|rasguñar|bicar|picar|picotear|molhar|mojar|salpicar|empapar|encharcar|derrubar|derribar|roubar|robar|arrebatar|perseguir|seguir|cheirar|oler|olfatear|farejar)$/;
/** What animals do by themselves; people call, laugh, cry, open and give. */
const doneByAnimals =
  /^(?:ladrar|latir|miar|maullar|rosnar|gruñir|uivar|aullar|ronronear|sacudir|correr|saltar|pular|brincar|comer|roer|beber|esconder|dormir|adormecer|roubar|robar|escavar|escarbar|excavar|cavar|voar|volar|nadar|fugir|escapar|huir|trepar|rebolar|revolcar|tombar|volcar|deitar|tumbar|echar|farejar|rastejar|galopar|pousar|posar)(?:-?se)?$/;
/** 'Quando o gato miou, abriu a porta', 'un pájaro que no volaba y lo cuidó': what is told beside is not gone on with. */
const opens = /(?<!\p{L})(?:cuando|quando|como|si|se|al|ao|mientras|enquanto|porque|que|quem|quien)\s+$/iu;
const isRelative = /(?<!\p{L})(?:que|quem|quien|cuy[oa]s?|cuj[oa]s?)(?!\p{L})/iu;

/**
 * 'O cão sacudiu-se e molhou toda a gente': verbs that are joined have one subject, and where that is an animal it is
 * no person who does the second, if animals do that. Undefined where the words name somebody between.
 */
export function animalGoesOn(clause: Clause, phrase: Phrase, world: World): MeantPhrase | undefined {
  const { before, lastSubjects = [] } = world;
  const [last, ...more] = lastSubjects;
  const isUnsaid = phrase.span[1] > 0 && phrase.span[1] <= clause.span[0];
  if (!last || more.length > 0 || !isUnsaid || phrase.pronoun || clause.who.length > 1) return undefined;
  if (before?.sentence !== clause.sentence || last.phrase.span[0] !== phrase.span[0]) return undefined;
  if (world.language !== 'en' && !isItsDeed(clause, before, world.people.options.text)) return undefined;
  const isAnimal =
    last.people.length === 1 ? last.people[0]?.kind === 'animal' : last.thing?.kind === 'animal';
  return isAnimal ? { ...last, phrase, byRule: true } : undefined;
}

/** 'Se le lanzó encima'. */
const pounces = /^(?:lanzar|abalanzar|echar|tirar|lançar|atirar)(?:-?se)?$/;
const isMeanwhile = /^(?:tanto|eso|isso|isto)(?!\p{L})/iu;

function isItsDeed({ verb, things, manner }: Clause, before: Clause, text: string): boolean {
  const [from, to] = before.span;
  const isBeside = opens.test(text.slice(0, from)) && !isMeanwhile.test(text.slice(from, to));
  if (isBeside || isRelative.test(text.slice(from, to))) return false;
  if (doneToPeople.test(verb.lemma) || (pounces.test(verb.lemma) && manner.includes('se'))) return true;
  const isOnIt = things.some(({ pronoun }) => pronoun !== undefined && !/^(?:se|si)$/.test(pronoun));
  return doneByAnimals.test(verb.lemma) && !isOnIt;
}
