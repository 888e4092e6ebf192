import type { SetName } from '@milestoon/stage';
import type { NounLanguage } from '@milestoon/things/nouns';
import type { Clause } from '../../reading/clause.ts';
import { homes, vehicles } from './place-groups.ts';
import { type Place, placeInWords } from './places.ts';
import { toldPlace } from './told-place.ts';

const end =
  '(?=[.,;!?]|$| (?:and(?! forth)|when|because|with|again|together|then|e|com|quando|y|con|cuando)(?!\\p{L}))';
/** With no word for where they go back to. */
const goesBack = new RegExp(
  `(?<!\\p{L})(?:(?<!(?:the|an?|this|that|his|her|my|our) \\p{L}+ |(?<!\\p{L})it |(?:pain|fever|cough|sun) )(?:went|came|come|comes|ran|walked|got|hurried|crept|rushed|climbed|drove|headed|raced|crawled|skipped|tiptoed|toddled) (?:straight |right |quickly )?back|(?:carried|took|brought|led|drove|walked) (?:him|her|them|us|me) (?:straight )?back|(?:quando|assim que) (?:\\p{L}+ )?(?:volt|regress)\\p{L}+|(?:levou|trouxe|carregou)-[oa]s? de volta|(?:cuando|apenas) (?:\\p{L}+ )?(?:volv|regres)\\p{L}+|l[oa]s? (?:llevó|trajo|cargó) de vuelta)${end}`,
  'iu',
);
/** 'Quando voltámos': a family comes back to its home. */
const allBack = new RegExp(
  `(?<!\\p{L})(?:quando|assim que|cuando|apenas) (?:voltámos|voltamos|regressámos|volvimos|regresamos)${end}`,
  'iu',
);
/** As many sentences later nobody has just come from somewhere. */
const lately = 2;

/** Where everybody was before, place after place. */
export class PlacesBefore {
  #visits: { set: SetName; sentence: number }[] = [];

  /** Remembers where a clause is. */
  visit(set: SetName, sentence: number): void {
    if (this.#visits.at(-1)?.set !== set) this.#visits.push({ set, sentence });
  }

  /** Where those go who go back and tell no place: 'Dad caught her and carried her back'. Null where nobody has just gone anywhere. */
  back({ sentence, mode }: Pick<Clause, 'sentence' | 'mode'>, told: string): SetName | null {
    const [before, here] = this.#visits.slice(-2);
    if (mode !== 'done' || !before || !here || sentence - here.sentence > lately) return null;
    // Of whoever was driven it is not told where they got out.
    if (vehicles.has(here.set)) return null;
    if (allBack.test(told)) return homes.has(here.set) ? null : 'living';
    // Whoever came by it goes back in it, and it is shown only where that is told.
    return !vehicles.has(before.set) && goesBack.test(told) ? before.set : null;
  }
}

const later = '(?:(?:later|then|and|afterwards|mais tarde|depois|más tarde|después|luego|e|y),? )*';
const homeFirst = new RegExp(
  `^[\\s.,;!?]*${later}(?:back (?:at )?home|de (?:volta|regresso) (?:a|em) casa|de (?:vuelta|regreso) (?:a|en) casa|al (?:llegar|volver|regresar) a casa|ao (?:chegar|voltar|regressar) a casa)(?!\\p{L})`,
  'iu',
);
/** 'De volta a casa adormeceu no sofá': a sentence that begins at home is there, in whatever room stands behind it. */
export const beginsAtHome = (told: string): boolean => homeFirst.test(told);

const ashore =
  /(?<!\p{L})(?:back on (?:dry )?land|on dry land|(?:back|went|came|stepped) ashore|(?:de volta|de regresso) a terra|em terra firme|de vuelta (?:a|en) tierra|en tierra firme|(?<!\p{Lu}\p{L}+ and |(?:mum|mom|dad|mummy|daddy|grandma|grandpa|man|captain) )(?:got|came|climbed|stepped) off the (?:boat|ferry|ship)(?!['’]s| rides?| and onto)|(?:sa[ií]\p{L}+|desc\p{L}+) do (?:barco|ferry)|(?:baj\p{L}+|sal(?:e|i|í|g)\p{L}*) del (?:barco|ferry))(?!\p{L}| de (?:papel|cart[óoã]\p{L}+|brincar|juguete|plástico|almofadas|cojines)(?!\p{L})| pirata| d[aeo]l? (?:parque|feria|feira|carrossel|tiovivo|jardim|jardín))/iu;
/** Who else leaves a boat leaves the child in it. */
const others =
  /(?<!\p{L})(?:pai|papá|mãe|mamã|mamá|padre|madre|av[ôó]|abuel[oa]|senhor|señor|capitão|capitán) $/iu;
const sentence = /^[^.!?\n]*/u;
/** Whether somebody has left a boat: they are where it lies, unless the sentence tells of another place. */
export function isAshore(
  told: string,
  { text = told, from = 0, language = 'en' }: { text?: string; from?: number; language?: NounLanguage } = {},
): boolean {
  const left = ashore.exec(told);
  if (!left || others.test(told.slice(0, left.index))) return false;
  const [all = ''] = sentence.exec(text.slice(from)) ?? [];
  const place = placeInWords(all, language)?.set ?? 'harbor';
  return (place === 'boat' || place === 'harbor') && !water.test(all);
}
const water =
  /(?<!\p{L})(?:into|in|onto|on) (?:the|an?) (?:\p{L}+ )?(?:water|sea|lake|beach|island|sand|fair|playground)(?!\p{L})|(?<!\p{L})(?:praia|playa|água|agua|areia|arena)(?!\p{L})/iu;

const through =
  /(?<!\p{L})(?:(?:walk|trudg|tramp|wad|stroll|march|hurri|cycl)\p{L}*|ran|went on foot)(?: \p{L}+){0,3} to (?:[\p{L}'’]+ ){1,4}(?:through|past|along|under|across|in) (?:the )?(?:\p{L}+ )?(?:snow|rain|fog|streets?|storm|puddles)(?! of)(?!\p{L})|(?<!\p{L})(?:(?:fomos|foi|foram|and\p{L}+) (?:a pé )?|caminh\p{L}+ )(?:à|ao|até [àa]o?|para [ao]) (?:\p{L}+ ){1,3}(?:pela|pelo|debaixo d[ae]|à|sob a|no meio d[aeo]) (?:neve|chuva|nevoeiro|ruas?)(?! de)(?!\p{L})|(?<!\p{L})(?:(?:fuimos|fue|fueron|and\p{L}+) (?:a pie )?|camin\p{L}+ )(?:al|a la|hasta (?:el|la)) (?:\p{L}+ ){1,3}(?:por|bajo|entre) la (?:nieve|lluvia|niebla|calle)(?! de)(?!\p{L})/iu;
/** 'We walked to church through the snow': where to. On the way nobody is there yet, and nobody goes to a room or to somebody so. */
export function walkedTo(
  { things }: Pick<Clause, 'things'>,
  told: string,
  here: SetName | null,
  language: NounLanguage,
): Place | null {
  if (!through.test(told)) return null;
  const goals = things.filter(({ preposition, pronoun }) => preposition === 'to' && !pronoun);
  const goal = toldPlace(goals, '', null, language);
  return goal && !homes.has(goal.set) && !vehicles.has(goal.set) && goal.set !== here ? goal : null;
}
