import { actorBehindObject, isAlive } from './behind-object.ts';
import type { Phrase } from './clause.ts';
import { isEverybody } from './disagreeing.ts';
import type { Grammar } from './grammar.ts';
import { isState } from './subject-of.ts';
import { isPassedOn, kinBehind, pronounBehind } from './told-behind.ts';
import { speakerBehind } from './speaker-behind.ts';
import type { Token } from './token.ts';
import type { VerbGroup } from './verb-groups.ts';

/** What is had, named or is somebody stands there without a preposition too. */
const takesPeople =
  /^(?:ser|estar|tener|ter|haber|haver|llamar|chamar|poner|pôr|nombrar|parecer|querer|dar|conocer|conhecer|buscar|necesitar|encontrar|faltar|deixar_cair|interpretar|hacer|fazer|adoptar|adotar)$/;
const climbs = /^(?:subir|bajar|descer|baixar)$/;
const rises = /^(?:marea|maré|sol|luna|lua|telón|agua|água|río|rio|fiebre|febre|temperatura)$/i;
const definite =
  /^(?:el|la|los|las|o|a|os|as|su|sus|mi|mis|nuestr[oa]s?|seu|sua|seus|suas|meu|minha|noss[oa]s?)\s/i;

/**
 * Who acts where they stand behind their verb: 'nació Bruno', 'ganó Iker', 'ganhou o Dinis'. Some verbs have them there
 * mostly; in Spanish whoever is not acted upon with 'a' acts, whatever the verb.
 */
export function subjectBehind(
  group: VerbGroup,
  told: readonly Phrase[],
  grammar: Grammar,
  tokens: readonly Token[],
): Phrase | undefined {
  if (!grammar.dropsSubjects) return speakerBehind(group, told, tokens);
  const things = told.filter(
    (each, at) => !isJoined(each, told[at - 1], tokens) && !isPlayed(group, each, told),
  );
  const somebody = somebodyBehind(group, things, grammar);
  if (somebody) return somebody;
  const actor = grammar.personalA
    ? actorBehindObject(group, things)
    : (pronounBehind(group, things, grammar) ?? kinBehind(things, grammar));
  if (actor) return actor;
  const { main, person } = group;
  // 'Le pasó una bolsa', 'passou-me o livro': it is handed over, and does not happen.
  if (passes.test(main.lemma) && things.some(isReceiver) && things.some(isPassed)) return undefined;
  // Who has no preposition behind such a verb is the one it happens to.
  if (grammar.personalA && passesOn(main.lemma, things)) return undefined;
  // 'Subió la marea': nobody climbs what comes up by itself.
  const rising = climbs.test(main.lemma)
    ? things.find((each) => !each.preposition && rises.test(each.head))
    : undefined;
  if (rising) return rising;
  if (grammar.subjectBehind?.has(main.lemma) && !/^(?:i|you|we)$/.test(person ?? ''))
    return things.find(
      (each) =>
        !each.preposition &&
        !each.pronoun &&
        !isState(each) &&
        !isPassedOn(group, each, things) &&
        !isEverybody(each.head) &&
        !grammar.timeNouns.has(each.head),
    );
  const may = grammar.personalA || grammar.actsBehind?.has(main.lemma);
  if (!may || !/^(?:one|they)$/.test(person ?? '') || takesPeople.test(main.lemma)) return undefined;
  return things.find(
    ({ preposition, pronoun, name, head, text }) =>
      !preposition &&
      !pronoun &&
      (grammar.titles.has(head)
        ? name || definite.test(text) || called.test(text)
        : name &&
          (isPerson(text) || (grammar.personalA === true && text.startsWith(head) && isPerson(head)))),
  );
}

/** 'Subía alguien mojado', 'entrou alguém': in Spanish whom something is done to has 'a' before it. */
const somebodyBehind = (
  { main }: VerbGroup,
  things: readonly Phrase[],
  { personalA, subjectBehind: behind, actsBehind }: Grammar,
): Phrase | undefined =>
  personalA || behind?.has(main.lemma) || actsBehind?.has(main.lemma) || comes.test(main.lemma)
    ? things.find(({ pronoun, preposition }) => !preposition && /^(?:alguien|alguém)$/.test(pronoun ?? ''))
    : undefined;
const comes = /^(?:entrar|sair|subir|descer|chegar|vir|bater|gritar|aparecer|passar|tocar)$/;

/** 'Chorou à porta, com o bibe e o coelho': what is joined to something beside them acts no more than that. */
function isJoined(
  { preposition, span }: Phrase,
  before: Phrase | undefined,
  tokens: readonly Token[],
): boolean {
  const joint = tokens.find((token) => token.span[1] === span[0] - 1);
  const isBehind = before !== undefined && joint !== undefined && joint.span[0] === before.span[1] + 1;
  return isBehind && !preposition && before.preposition !== undefined && /^(?:e|y)$/.test(joint.lower);
}

const music = /^(?:músic|musiquinh|canç|canci|hino|himno|peça|pieza|valsa|vals|melodi)/;
/** 'Tocou a música toda para a avó': music that is for somebody is played to them. */
const isPlayed = ({ main }: VerbGroup, { head }: Phrase, things: readonly Phrase[]): boolean =>
  main.lemma === 'tocar' &&
  music.test(head.toLowerCase()) &&
  things.some(({ preposition }) => /^(?:for|to)$/.test(preposition ?? ''));

/** What is told so is said beside, and the story stays with whom it was about. */
export const standsBehind = ([who]: readonly Phrase[], { main }: VerbGroup): boolean =>
  who?.pronoun !== undefined && who.span[1] > who.span[0] && who.span[0] > main.span[0];

const passes = /^(?:pasar|passar)$/;
const isReceiver = ({ pronoun }: Phrase): boolean =>
  /^(?:me|te|nos|le|les|lhe|lhes)$/.test(pronoun?.toLowerCase() ?? '');
/** What only happens to somebody is passed by nobody. */
const happens =
  /^(?:algo|nada|tod[oa]|cosa|coisa|desgracia|desgraça|accidente|acidente|milagro|milagre|susto|fiebre|febre|dolor|dor|rabia|raiva|enfado|miedo|medo|frío|frio|fome|hambre|sueño|sono|vergüenza|vergonha|risa|riso|vontade|gana|idea|ideia|nervio|nervo|birra|tristeza|llanto|choro|tos|tosse|hipo|gripe|camión|camião|caminhão|coche|carro|bus|tren|trem|comboio|moto|año|ano|día|dia|mes|mês|hora|rato|tiempo|tempo)s?$/;
const isPassed = ({ preposition, pronoun, name, head }: Phrase): boolean =>
  !preposition && !pronoun && !name && !happens.test(head.toLowerCase());

/** 'Vieram os amigos e os primos': all whom 'and' joins. */
export function joinedBehind(behind: Phrase, things: readonly Phrase[], text: string): readonly Phrase[] {
  const who = [behind];
  for (const each of things.slice(things.indexOf(behind) + 1)) {
    const gap = text.slice(who.at(-1)?.span[1] ?? 0, each.span[0]);
    if (each.preposition || each.pronoun || !/^(?:,? (?:[ey]|and) |, )$/.test(gap)) break;
    who.push(each);
  }
  return who;
}

/** 'Me pasó el vaso': who is given something does not see it go by. */
const passesOn = (lemma: string, things: readonly Phrase[]): boolean =>
  lemma === 'pasar' &&
  things.some(({ pronoun }) => /^(?:me|nos|te|le|les)$/.test(pronoun ?? '')) &&
  things.some((each) => !each.preposition && !each.pronoun && !isAlive(each));

/** Whom a family calls so without an article. */
const called = /^(?:mam[áãi]|pap[áãi]|papai|mamãe|vov[óô]|abuelit[oa]|nana|yay[oa])$/i;
/** 'Vio Frozen' may be a film: of names only those without anything before them in Spanish, and with an article in Portuguese. */
const isPerson = (text: string): boolean =>
  /^(?:[oa]\s|(?:su|mi|el|la)\s(?:prim[oa]|amig[oa]|tí[oa]|herman[oa]|vecin[oa]|profe|abuel[oa])\s)?\p{Lu}\p{Ll}+$/u.test(
    text,
  );
