import { type Action, allActions } from '@milestoon/cast';
import type { NounLanguage } from '@milestoon/things/nouns';
import type { Seen } from '../plan/plan.ts';
import type { Clause } from '../reading/clause.ts';
import { deedWords, moveWords } from './deed-words.ts';
import { everydayDeedWords } from './everyday-deed-words.ts';
import { iberianDeedWords } from './iberian-deed-words.ts';
import { laterDeedWords } from './later-deed-words.ts';
import { spanishDeedWords } from './spanish-deed-words.ts';
import verbs from './verbs.json' with { type: 'json' };
import { wordTable } from '../text/word-table.ts';

type Move = NonNullable<Seen['move']>;
type Tables = Readonly<Record<NounLanguage, ReadonlyMap<string, string>>>;

function tablesOf(text: string): Tables {
  const tables = {
    en: new Map<string, string>(),
    pt: new Map<string, string>(),
    es: new Map<string, string>(),
  };
  for (const line of text.trim().split('\n')) {
    const [deed = '', words = ''] = line.split(' = ');
    words.split('|').forEach((own, index) => {
      const table = tables[(['en', 'pt', 'es'] as const)[index] ?? 'en'];
      for (const word of own.split(',').map((each) => each.trim()))
        if (word && !table.has(word)) table.set(word, deed);
    });
  }
  return tables;
}
// Of a verb that stands twice the first line is meant.
const allDeedWords = laterDeedWords + spanishDeedWords + iberianDeedWords + deedWords + everydayDeedWords;
let deeds: Tables | undefined;
let moves: Tables | undefined;
let hypernyms: ReadonlyMap<string, string> | undefined;

/** The English verbs of one word that can be acted, those of the first lines first. */
export function everydayVerbs(): ReadonlySet<string> {
  deeds ??= tablesOf(allDeedWords);
  return new Set([...deeds.en.keys()].filter((name) => /^[a-z]{3,}$/.test(name)));
}

type Named = Pick<Clause, 'verb' | 'things'> & Partial<Pick<Clause, 'manner'>>;

const within = /^(?:in|into|on|at|from|with)$/;
const puts = /^(?:put|pull|slip|try|zip|button|pôr|poner|colocar|meter)$/;

/** Names of verbs with what stands beside them: 'put_on', 'shake_hand', then the verb alone. */
function namesOf({ verb, things, manner = [] }: Named): string[] {
  const lemma = verb.lemma.toLowerCase();
  const actsOn = things.some(({ preposition }) => !preposition);
  const beside = [
    ...(verb.particle ? [verb.particle] : []),
    ...manner,
    ...things.filter(({ preposition }) => !preposition).map(({ head }) => head.toLowerCase()),
    ...things
      // 'Put honey on the bread': only what is put on without saying where is worn; 'got soap in his eyes' gets in nowhere.
      .filter(
        ({ preposition }) =>
          preposition && !(preposition === 'on' && puts.test(lemma)) && !(actsOn && lemma === 'get'),
      )
      .map(({ preposition }) => preposition as string),
    // 'Andar de bicicleta', 'jump for joy'; but 'held the spider in her hand' holds no hand.
    ...things
      .filter(({ preposition }) => preposition && !(actsOn && within.test(preposition)))
      .map(({ head }) => head.toLowerCase()),
  ];
  // 'Se pinchó el dedo', 'cortou-se no papel': done to oneself.
  const own = manner.includes('se') ? [`${lemma}se`, `${lemma}-se`] : [];
  const singular = beside.map((word) => word.replace(/(?<!s)s$/, ''));
  return [
    ...singular.map((word) => `${lemma}_${word}`),
    ...(own.length > 0 ? singular.map((word) => `${lemma}se_${word}`) : []),
    ...own,
    lemma,
  ];
}

/**
 * What somebody does, by the curated table of the language, or for an unknown English verb by what it is a kind of. Null
 * where nobody could act it. Mostly the name of an action; 'be' is no act, 'play-with' depends on the thing.
 */
export function deedOf(clause: Named, language: NounLanguage): string | null {
  deeds ??= tablesOf(allDeedWords);
  for (const name of namesOf(clause)) {
    const found = deeds[language].get(name);
    if (found) return found;
  }
  const plain = clause.verb.lemma.toLowerCase().replace(/-?se$/, '');
  const reflexive =
    deeds[language].get(plain) ?? deeds[language].get(`${plain}se`) ?? deeds[language].get(`${plain}-se`);
  if (reflexive) return reflexive;
  if (language !== 'en') return null;
  hypernyms ??= new Map(
    Object.entries(verbs).flatMap(([act, words]) => words.split(' ').map((word) => [word, act] as const)),
  );
  for (const name of namesOf(clause)) {
    const found = hypernyms.get(name);
    if (found) return found;
  }
  return null;
}

const done =
  /^(?:take-out|pet|groom|cut|blow|drop|receive|open|sit|fish|put-in|play-with|hand-over|count|flip|slice|cook|put-on|reach|hold|comfort|measure|wipe|pour|catch|hit|carry|pull|throw|build|sweep|smell)$/;
/** The same where the verb has a sense of its own: 'closed the door', 'afastou a mesa', 'stopped a car'. */
const doneByFullVerb = /^(?:push|tie|search|wave|dig|read|play-music|eat|fall|write)$/;
const light = /^(?:take|give|have|make|do|get|go|keep|play|dar|fazer|ir|ter|tomar|jogar|brincar)$/;
/** In Spanish the tables have what is eaten, cooked and built by name. */
const alsoDone =
  /^(?:eat|drink|paint|push|kick|dig|brush|play-music|kite|sweep|tie|phone|search|chase|piggyback|put-down|read)$/;
/** The noun that makes a deed of its verb: 'bow' of 'took a bow'; undefined where the verb alone says it. */
export function nounOfDeed(clause: Named, language: NounLanguage): string | undefined {
  deeds ??= tablesOf(allDeedWords);
  const lemma = clause.verb.lemma.toLowerCase();
  const found = namesOf(clause).find((name) => deeds?.[language].has(name));
  if (!found || !found.startsWith(`${lemma}_`)) return undefined;
  // 'Counted the coins', 'flipped the pancakes': the noun tells which deed it is, and is there all the same.
  const deed = deeds[language].get(found) ?? '';
  if (done.test(deed) || (language === 'es' ? alsoDone.test(deed) : isOfFullVerb(lemma, deed)))
    return undefined;
  const noun = found.slice(lemma.length + 1);
  return clause.things
    .find(({ head, preposition }) => !preposition && head.toLowerCase().replace(/(?<!s)s$/, '') === noun)
    ?.head.toLowerCase();
}

const isOfFullVerb = (lemma: string, deed: string): boolean =>
  doneByFullVerb.test(deed) && !light.test(lemma);

/** What a thing does by itself in a clause of which it is the subject; null where it only is there. */
export function moveOf(clause: Pick<Clause, 'verb' | 'things'>, language: NounLanguage): Move | null {
  moves ??= tablesOf(moveWords);
  for (const name of namesOf(clause)) {
    const found = moves[language].get(name);
    if (found) return found as Move;
  }
  return null;
}

/** What comes nearest where an act has no action of its own. */
const nearest: Readonly<Record<string, Action>> = wordTable({
  shiver: 'hide',
  // Whoever helps has both hands at the work.
  help: 'put-down',
  'play-with': 'hold',
  film: 'look-through',
  groom: 'wipe',
  hurt: 'cry',
  row: 'sit',
  'put-in': 'put-down',
});

/** The action of a deed. */
export const actionOf = (deed: string): Action =>
  allActions.find((each) => each === deed) ?? nearest[deed] ?? 'look';
