import type { Clause } from '../../reading/clause.ts';
import type { Somebody } from '../../world/people/somebody.ts';
import {
  hasSomebody,
  isUnstressed,
  lastOther,
  namesChild,
  type Reading,
  sexOf,
  speaksOfChild,
} from './left-out-clause.ts';
import {
  asked,
  bornBefore,
  called,
  feeler,
  fugitive,
  newcomer,
  afterMe,
  holder,
  patient,
  practitioner,
  receiver,
  startled,
  whomSeveral,
  whoBefore,
} from './left-out-whom.ts';
import { released } from './left-out-released.ts';
import { driver } from './left-out-driver.ts';
import { childOfStory } from './left-out-child.ts';
import type { World } from '../told-world.ts';

const ofAnimals =
  /^(?:morder|lamber|lamer|arranhar|arañar|bicar|picotear|ladrar|miar|maullar|ronronear|ronronar|rosnar|gruñir|relinchar|zurrar|uivar|aullar|cacarejar|cacarear|olfatear|farejar)$/;

const ofPeople =
  /^(?:cry|talk|write|put-on|hand-over|laugh|paint|read|sing|cook|phone|clap|build|tie|whisper|film|count|cheer|comfort|play-music|draw|hug|put-in|wipe|groom|pour|throw|open)$/;

/** What children do after something was done with them. */
const ofChildren =
  /^(?:eat|drink|sleep|cry|laugh|jump|climb|swim|fall|ride|bike|dance|hide|lie-down|get-up|run|crawl|clap|cheer|wave|sit|wait)$/;

const ofCreatures = /^(?:eat|drink|sleep|jump|climb|swim|fall|lie-down|get-up|run|hide|crawl)$/;

const nearby = /^(?:enfrente|delante|cerca|ahí|allí|perto|ali|lá|frente|lado)$/;

const ridden = /^(?:ombros?|hombros?|costas|espaldas?|colo|cavalitas|regazo)$/;

const carried =
  /^(?:ir|andar|voltar|volver|regressar|regresar|adormecer|dormir|dormirse|sentar|sentarse|sentar-se|subir|viajar)$/;

const later =
  /(?<!\p{L})(?:à noite|de noite|nessa noite|a noite|por la noche|esa noche|na hora de|al final|no fim|no final|por fim|por fin|à tarde|ahora|agora|desde entonces|desde então|desde (?:esse|aquele|ese) dia|desde ese día|no dia seguinte|no outro dia|al día siguiente|al otro día|em casa|en casa|de vuelta|no caminho|de camino|en el camino|mais tarde|más tarde|de manhã|por la mañana|na manhã seguinte)(?!\p{L})/iu;

/** 'Devolveu-a ao Gabriel': who does it is not the one it is done to. */
const otherThanNamed = ({ clause, last, world }: Reading): Somebody | undefined =>
  last === world.people.hero && namesChild(clause, world) ? lastOther(world) : undefined;

/** 'Foi aos ombros dele': nobody rides on their own shoulders. */
const rider = ({ clause, last, world }: Reading): Somebody | undefined =>
  last !== world.people.hero &&
  last.kind === 'person' &&
  carried.test(clause.verb.lemma) &&
  clause.things.some(({ head, preposition }) => preposition && ridden.test(head)) &&
  clause.things.every(({ preposition }) => preposition)
    ? world.people.hero
    : undefined;

/** 'Saltó y él la cogió': who is named by a pronoun next is somebody else. */
function otherThanNext({ clause, last, done, world }: Reading): Somebody | undefined {
  const { next, people } = world;
  // 'O avô pegou nele e molhou-lhe os pés, ele riu': he goes on with it to the child, who is named next.
  const isToChild =
    done.who.includes(last) &&
    done.whom.includes(people.hero) &&
    clause.sentence === done.sentence &&
    clause.things.some(({ pronoun }) => isUnstressed.test(pronoun ?? ''));
  const [subject] = next?.sentence === clause.sentence ? next.who : [];
  const sex = sexOf(subject);
  // 'Entregou pra ela, que bebeu': the pronoun stands once, and is to whom it was done.
  const isShared = clause.things.some(({ span }) => span[0] === subject?.span[0]);
  const isTold = subject !== undefined && !isShared && next !== undefined && subject.span[0] >= next.span[0];
  if (!isTold || !sex || last === people.hero || last.sex !== sex) return undefined;
  if (isToChild && (people.hero.sex ?? sex) === sex) {
    world.saidNext = { who: people.hero, clause: world.clause + 1 };
    return last;
  }
  world.saidNext = { who: last, clause: world.clause + 1 };
  return people.hero;
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

const staysInBed = ({ verb, things }: Clause): boolean =>
  /^(?:ficar|estar|quedar|quedarse|permanecer)$/.test(verb.lemma) &&
  things.some(({ head }) => head === 'cama');

const lastAnimal = ({ people, clause }: World, reach: number): Somebody | undefined =>
  people.all
    .filter(({ kind, lastNamed }) => kind === 'animal' && clause - lastNamed < reach)
    .toSorted((a, b) => b.lastNamed - a.lastNamed)[0];

/** 'Mordeu-lhe o dedo', 'ladró': the animal that was spoken of a moment ago. */
function animalMeant({ clause, last, world }: Reading): Somebody | undefined {
  if (last.kind === 'animal' || !ofAnimals.test(clause.verb.lemma)) return undefined;
  const isToSomebody = clause.things.some(({ pronoun }) => isUnstressed.test(pronoun ?? ''));
  const needsOne = /^(?:morder|lam(?:b)?er|arranhar|arañar|olfatear|farejar)$/.test(clause.verb.lemma);
  if (needsOne && !isToSomebody) return undefined;
  return lastAnimal(world, 4);
}

/** 'Uma vizinha aplaudiu. Depois caiu': the story goes on with the child she looked at. */
function watchedOne(reading: Reading): Somebody | undefined {
  const { clause, last, done, world } = reading;
  const { hero } = world.people;
  const isOnlooker =
    last.kind === 'person' &&
    done.who.includes(last) &&
    /^(?:clap|laugh|look|watch|cheer|wave|film)$/.test(done.deed ?? '') &&
    done.whom.every((each) => each === hero);
  const before = world.before;
  // 'El abuelo estaba enfrente. Dio tres pasos': he was only there.
  const isWaiting =
    /^(?:estar|esperar)$/.test(done.verb) &&
    done.who.includes(last) &&
    before?.verb.lemma === done.verb &&
    (before.manner.some((word) => nearby.test(word)) ||
      before.things.some(({ preposition }) => preposition)) &&
    /^(?:walk|run|crawl|climb|jump|fall)$/.test(reading.deed ?? '');
  const isNext = last !== hero && clause.sentence !== done.sentence && world.clause - hero.lastNamed < 4;
  return (isOnlooker || isWaiting) && isNext && !hasSomebody(reading) && !speaksOfChild(reading)
    ? hero
    : undefined;
}

/** 'Su padre corrió detrás de él. Chocó': whoever rides falls, and not who runs beside. */
const falls = ({ clause, deed, last, world }: Reading): Somebody | undefined =>
  last !== world.people.hero &&
  world.rides !== undefined &&
  clause.sentence - world.rides < 3 &&
  (deed === 'fall' ||
    /^(?:chocar|cair|caer|caerse|tropeçar|tropezar|desequilibrar|embater)$/.test(clause.verb.lemma)) &&
  world.people.hero.lastNamed >= world.clause - 4
    ? world.people.hero
    : undefined;

/** 'Chama-se Carvão', 'movió la cola': the animal that was spoken of. */
function namedAnimal({ clause: { verb, manner, things }, last, world }: Reading): Somebody | undefined {
  const isCalled =
    /^(?:chamar|llamar)(?:-?se)?$/.test(verb.lemma) && (manner.includes('se') || /se$/.test(verb.lemma));
  const wags =
    /^(?:mover|abanar|menear|sacudir)$/.test(verb.lemma) &&
    things.some(({ head }) => /^(?:cola|rabo|cauda|rabinho|colita)$/.test(head));
  return last.kind === 'animal' || !(isCalled || wags) ? undefined : lastAnimal(world, 8);
}

/** After something was done with the child, or later, a new sentence goes on with the child. */
function childAgain(reading: Reading): Somebody | undefined {
  const { clause, deed, last, done, world } = reading;
  const { hero, options } = world.people;
  if (last === hero || clause.sentence === done.sentence) return undefined;
  if (hasSomebody(reading) || speaksOfChild(reading)) return undefined;
  const isLater = later.test(options.text.slice(done.end, clause.verb.span[0]));
  if (isLater && world.clause - hero.lastNamed < 4 && last.kind === 'person') return hero;
  // 'Le regaló una paleta. Se miró en el espejo.'
  // 'La ayudó con las sumas. Terminó …'
  const isHelped =
    /^(?:ayudar|ajudar|enseñar_a|ensinar)$/.test(done.verb) &&
    /^(?:terminar|acabar|conseguir|lograr|ganar|ganhar|tentar|intentar|aprender)$/.test(clause.verb.lemma);
  const looksAtSelf = deed === 'look' && clause.manner.includes('se');
  if (
    !done.who.includes(last) ||
    !done.whom.includes(hero) ||
    !(ofChildren.test(deed ?? '') || looksAtSelf || isHelped || staysInBed(clause))
  )
    return undefined;
  return last.kind === 'animal' && ofCreatures.test(deed ?? '') ? undefined : hero;
}

/** Each tells of somebody else than who acted before, or nothing; the first that tells is right. */
export const rules: readonly ((reading: Reading) => Somebody | undefined)[] = [
  driver,
  released,
  called,
  otherThanNamed,
  whomSeveral,
  whoBefore,
  rider,
  otherThanNext,
  falls,
  namedAnimal,
  animalMeant,
  personMeant,
  receiver,
  feeler,
  fugitive,
  asked,
  newcomer,
  patient,
  practitioner,
  holder,
  afterMe,
  bornBefore,
  watchedOne,
  childAgain,
  childOfStory,
];
