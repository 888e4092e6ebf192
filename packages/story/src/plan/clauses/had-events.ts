import type { NounLanguage } from '@milestoon/things/nouns';
import type { Clause, Phrase } from '../../reading/clause.ts';
import { animalRoleOf } from '../../world/people/animal-roles.ts';
import { relationOf } from '../../world/people/relation-words.ts';
import { activities, events } from './had-event-words.ts';
import { deedsByNoun } from './light-verb-words.ts';

/** What whoever has or goes to it does. */
interface Event {
  lemma: string;
  feeling?: string;
  with?: string;
}
type Events = ReadonlyMap<string, Event>;
const known = new Map<string, Events>();

/** Lines of a verb with columns before the colon, read once. */
function eventsIn(lines: string): Events {
  const found = known.get(lines);
  if (found) return found;
  const table = new Map<string, Event>();
  for (const line of lines.trim().split('\n')) {
    const [columns = '', nouns = ''] = line.split(' : ');
    const [lemma = '', ...more] = columns.split(' ');
    const [feeling, thing] = more.length > 1 ? more : [undefined, more[0]];
    const event: Event = {
      lemma,
      ...(feeling && feeling !== '-' ? { feeling } : {}),
      ...(thing && thing !== '-' ? { with: thing } : {}),
    };
    for (const noun of nouns.split(', ')) if (!table.has(noun)) table.set(noun, event);
  }
  known.set(lines, table);
  return table;
}

const has: Readonly<Record<NounLanguage, RegExp>> = {
  en: /^(?:have|get|catch|throw|hold|do|take|sit)$/,
  pt: /^(?:ter|fazer|dar|apanhar|sofrer)$/,
  es: /^(?:tener|hacer|dar|coger|pillar|sufrir)$/,
};
const attends: Readonly<Record<NounLanguage, RegExp>> = {
  en: /^(?:have|go|come|be|start|begin|attend|do|finish|enjoy|love|join|try)$/,
  pt: /^(?:ter|ir|vir|estar|começar|fazer|acabar|adorar|entrar|experimentar)$/,
  es: /^(?:tener|ir|venir|estar|empezar|comenzar|hacer|acabar|entrar|probar)$/,
};
const lessons: Readonly<Record<NounLanguage, RegExp>> = {
  en: /^(?:lesson|class|practice|training|session|match|game|competition|recital|concert|exam|test|tournament|gala|show|performance|rehearsal|club|course|camp|trial|tryout|final|quiz|homework)$/,
  pt: /^(?:aula|treino|jogo|competição|recital|concerto|exame|teste|torneio|espetáculo|ensaio|prova|curso|audição)$/,
  es: /^(?:clase|entrenamiento|partido|competición|competencia|recital|concierto|examen|torneo|espectáculo|ensayo|prueba|curso|función)$/,
};
const to = /^(?:to|at|in|on|a|em|en)$/;
const isFrom = ({ preposition }: Phrase): boolean => /^(?:from|out)$/.test(preposition ?? '');
const isPlain = ({ pronoun, name }: Phrase): boolean => !pronoun && !name;

/**
 * 'Had a fever', 'had a sleepover', 'went to her first ballet class': the noun says what is seen, and the verb nothing. So
 * the clause is read as if its verb were what is done there.
 */
export function inEvent(clause: Clause, language: NounLanguage): Clause {
  const { verb, things, who, mode } = clause;
  if (mode !== 'done' || who.length === 0) return clause;
  const newcomer =
    /^(?:have|get|adopt|ter|adotar|tener|adoptar)$/.test(verb.lemma) && things.find(isNewcomer);
  if (newcomer) return { ...clause, verb: { lemma: hugs[language], span: verb.span } };
  for (const phrase of things.filter(isPlain)) {
    const isDirect = phrase.preposition === undefined;
    const isThere = isDirect || to.test(phrase.preposition ?? '');
    if (isThere && attends[language].test(verb.lemma) && lessons[language].test(phrase.head.toLowerCase())) {
      const activity = namesOf(phrase)
        .map((name) => eventsIn(activities[language]).get(name))
        .find(Boolean);
      if (activity) return asDone(clause, phrase, activity);
    }
    // 'Went ice skating', 'loves roller skating'.
    const sport =
      isDirect && /ing$/.test(phrase.head) && attends[language].test(verb.lemma)
        ? eventsIn(activities[language]).get(phrase.head.toLowerCase())
        : undefined;
    if (sport) return asDone(clause, phrase, sport);
    if (!isDirect || !has[language].test(verb.lemma)) continue;
    // 'Took his temperature': nobody has one who takes it.
    if (isTaken(clause, phrase)) continue;
    // 'Got the splinter out of her finger'.
    if (phrase.head === 'splinter' && (verb.particle || things.some(isFrom))) continue;
    // 'Fez uma festa ao gato' is no party.
    const takes = deedsByNoun[language].get(phrase.head.toLowerCase())?.takes ?? [];
    if (things.some(({ preposition }) => preposition && takes.includes(preposition))) continue;
    const event = namesOf(phrase)
      .map((name) => eventsIn(events[language]).get(name))
      .find(Boolean);
    if (event) return asDone(clause, phrase, event);
  }
  return clause;
}

const isTaken = ({ verb }: Clause, { head, owner }: Phrase): boolean =>
  verb.lemma === 'take' && /^(?:temperature|pulse)$/.test(head.toLowerCase()) && owner !== undefined;

const hugs: Readonly<Record<NounLanguage, string>> = { en: 'hug', pt: 'abraçar', es: 'abrazar' };
const isNew = /^(?:new|baby|newborn|nov[oa]|bebé|recém-nascid[oa]|nuev[oa]|recién)$/;
/** 'Has a new baby brother', 'got a new puppy': whoever has come is held. */
const isNewcomer = ({ preposition, head, qualities, lifeless }: Phrase): boolean =>
  !preposition &&
  !lifeless &&
  qualities.some((each) => isNew.test(each.toLowerCase())) &&
  (relationOf(head.toLowerCase()) !== undefined || animalRoleOf(head.toLowerCase()) !== undefined);

/** Of 'her first swimming lesson' and 'aula de natação': the longest names first, then what it is of, then the noun. */
function namesOf({ head, qualities, of }: Phrase): string[] {
  const noun = head.toLowerCase();
  const own = qualities.map((each) => each.toLowerCase());
  return [
    ...own.map((_, at) => [...own.slice(at), noun].join('-')),
    ...own.map((each) => `${each}-${noun}`),
    ...(of ? [`${noun}-de-${of.toLowerCase()}`, of.toLowerCase()] : []),
    ...own.toReversed(),
    noun,
  ];
}

/** The clause as if the event were what is done; where it was stays, for it says where. */
function asDone(clause: Clause, phrase: Phrase, event: Event): Clause {
  const { preposition: _own, owner: _owner, of: _of, count: _count, ...rest } = phrase;
  const tool: Phrase[] = event.with
    ? [{ ...rest, head: event.with, text: event.with, qualities: [], plural: false }]
    : [];
  return {
    ...clause,
    verb: { lemma: event.lemma, span: clause.verb.span },
    things: [...tool, ...clause.things.filter((each) => each !== phrase)],
    manner: [...clause.manner, ...(event.feeling ? [event.feeling] : [])],
  };
}
