import type { Clause, Phrase } from '../../reading/clause.ts';
import { relationOf } from '../../world/people/relation-words.ts';
import type { Somebody } from '../../world/people/somebody.ts';
import { kinAs } from '../who/owner-meant.ts';
import { actOf } from '../things/seen-as.ts';
import type { ClauseMeant, Staged, World } from '../told-world.ts';

const misses = /^(?:miss|extrañar|añorar)$/;
/** 'Threw the snowball and missed Dad': beside whoever was aimed at, who stands there. */
const aims =
  /(?<!\p{L})(?:thr[eo]w\p{L}*|kick\p{L}*|aim\p{L}*|toss\p{L}*|hurl\p{L}*|lobb?\p{L}*|chuck\p{L}*|shot|shoot\p{L}*|fir(?:e|ed|ing)|squirt\p{L}*|spray\p{L}*|swung|sw(?:i|u)ng\p{L}*|hit|pass(?:ed|es|ing)|flung|bowled|punted|serv(?:ed|ing)|snowballs?|arrows?|darts?)(?!\p{L})/iu;
const isAimed = ({ span }: Clause, text: string): boolean =>
  aims.test(text.slice(0, span[1]).match(/[^.!?\n]*$/)?.[0] ?? '');
const lacks = /^(?:ter|sentir|tener|ficar|morrer)$/;
const longing = /^(?:saudades?|falta|nostalgia)$/;
const is = /^(?:be|estar|andar|ser|go|seguir)$/;
const far =
  /^(?:away|abroad|overseas|deployed|offshore|lejos|fuera|embarcado|embarcada|longe|fora|ausente|viaje|viagem|deslocado|deslocada)$/;

/** 'Tem saudades do pai', 'sente falta da avó': of whom, as if they were named by themselves. */
const longedFor = ({ verb, things }: Clause): Phrase | undefined => {
  const felt = things.find(({ preposition, head, of }) => !preposition && of && longing.test(head));
  const kin = felt?.of && lacks.test(verb.lemma) ? kinAs(felt.of) : undefined;
  return kin && relationOf(kin.head) ? kin : undefined;
};

const isAway = ({ verb, manner, things }: Clause): boolean =>
  is.test(verb.lemma) &&
  (far.test(verb.particle ?? '') ||
    manner.some((word) => far.test(word)) ||
    things.some(({ preposition, head }) => /^(?:of|in|on)$/.test(preposition ?? '') && far.test(head)));

const remembers = /^(?:remember|recordar)$/;
const thinksOf = /^(?:think|think_of|think_about|lembrar|lembrar-se|acordar|acordarse|pensar)$/;
/** Done to somebody who is there. */
const greets =
  /^(?:hug|kiss|cuddle|hold|wave|greet|thank|invite|abraçar|beijar|acenar|cumprimentar|agradecer|convidar|abrazar|besar|saludar|invitar)$/;
const isGreetedNext = ({ sentence }: Clause, next: Clause | undefined): boolean =>
  next?.sentence === sentence && next.mode === 'done' && greets.test(next.verb.lemma);
/** 'Recordó a mamá que era hora', 'recordó a papá comprar pan': they are told it. */
const ofWhat = /^\s(?:que|\p{L}+[aei]r(?:se|l[aeo]s?)?)(?!\p{L})/u;
const isReminded = ({ verb, things }: Clause, text: string): boolean =>
  verb.lemma === 'recordar' &&
  things.some(({ preposition, span }) => preposition === 'to' && ofWhat.test(text.slice(span[1])));

/** 'Remembered Grandpa', 'pensou na avó': those of whom somebody thinks, unless they are there. */
const thoughtAbout = ({ clause, others }: ClauseMeant, { doing, next, people }: World): Somebody[] => {
  const { verb } = clause;
  if (isGreetedNext(clause, next) || isReminded(clause, people.options.text)) return [];
  return others
    .filter(({ phrase: { preposition, pronoun } }) =>
      pronoun
        ? false
        : remembers.test(verb.lemma)
          ? !preposition || preposition === 'to'
          : thinksOf.test(verb.lemma) && /^(?:of|about|in)$/.test(preposition ?? ''),
    )
    .flatMap(({ people }) => people)
    .filter(({ person }) => !doing.has(person.id));
};

/** Whoever is missed or away, and who thinks of them. */
function thoughtOf(meant: ClauseMeant, world: World): [Somebody, Somebody[]] | null {
  const { clause, who, others } = meant;
  const { people } = world;
  const { hero } = people;
  const kin = longedFor(clause);
  const missed = kin ? (people.spokenOf(kin)?.people ?? []) : [];
  const isMissed = misses.test(clause.verb.lemma) && !isAimed(clause, people.options.text);
  const named = isMissed ? others.flatMap((each) => each.people) : missed;
  const inMind = named.length > 0 ? [] : thoughtAbout(meant, world);
  if (inMind.length > 0) return [who.find(({ person }) => person.role) ?? hero, inMind];
  if (named.length > 0) return [who.find(({ person }) => person.role) ?? hero, named];
  if (!isAway(clause) || who.length === 0 || who.includes(hero)) return null;
  return [hero, [...who]];
}

/** 'He misses his dad', 'el abuelo está de viaje': whoever is far is seen in a thought, and in nobody's arms. Null where nobody is. */
export function farAway(meant: ClauseMeant, world: World): Staged | null {
  if (meant.clause.mode !== 'done') return null;
  const [thinker, named] = thoughtOf(meant, world) ?? [];
  const gone = named?.filter(
    (each) => each !== thinker && each.kind === 'person' && each.person.role && !each.person.only,
  );
  const [one] = gone ?? [];
  if (!thinker || !one) return null;
  return {
    acts: [
      actOf(
        thinker,
        'think',
        remembers.test(meant.clause.verb.lemma) || thinksOf.test(meant.clause.verb.lemma)
          ? 'thinking'
          : 'sad',
      ),
    ],
    seen: [],
    imagined: { of: thinker.person.id, acts: [actOf(one, 'wave', 'happy')] },
  };
}
