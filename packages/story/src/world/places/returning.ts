import type { SetName } from '@milestoon/stage';
import type { Clause } from '../../reading/clause.ts';
import { vehicles } from './place-groups.ts';

const end =
  '(?=[.,;!?]|$| (?:and|when|because|with|again|together|then|e|com|quando|y|con|cuando)(?!\\p{L}))';
/** With no word for where they go back to. */
const goesBack = new RegExp(
  `(?<!\\p{L})(?:(?:went|came|come|comes|ran|walked|got|hurried|crept|rushed|climbed|drove|headed|raced|crawled|skipped|tiptoed|toddled) (?:straight |right |quickly )?back|(?:carried|took|brought|led|drove|walked) (?:him|her|them|us|me) (?:straight )?back|(?:quando|assim que) (?:\\p{L}+ )?(?:volt|regress)\\p{L}+|(?:levou|trouxe|carregou)-[oa]s? de volta|(?:cuando|apenas) (?:\\p{L}+ )?(?:volv|regres)\\p{L}+|l[oa]s? (?:llevó|trajo|cargó) de vuelta)${end}`,
  'iu',
);
/** Whoever came by it goes back in it, and it is shown only where that is told. */
const isNoRide = (set: SetName): boolean => !vehicles.has(set);
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
    return isNoRide(before.set) && goesBack.test(told) ? before.set : null;
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
  /(?<!\p{L})(?:back on (?:dry )?land|on dry land|(?:back|went|came|stepped) ashore|(?:got|came|climbed|stepped|jumped) off the (?:boat|ferry|ship)|(?:de volta|de regresso) a terra|em terra firme|de vuelta (?:a|en) tierra|en tierra firme|(?:sa[ií]\p{L}+|desc\p{L}+) do (?:barco|ferry)|(?:baj\p{L}+|sal\p{L}+) del (?:barco|ferry))(?!\p{L})/iu;
/** Whether somebody has left a boat: they are where it lies. */
export const isAshore = (told: string): boolean => ashore.test(told);

const through =
  /(?<!\p{L})(?:(?:walk|trudg|tramp|wad|stroll|march|hurri|cycl)\p{L}*|ran|went on foot)(?: \p{L}+){0,3} to (?:[\p{L}'’]+ ){1,4}(?:through|past|along|under|across|in) (?:the )?(?:\p{L}+ )?(?:snow|rain|fog|dark|streets?|storm|wind|puddles|night)(?!\p{L})|(?<!\p{L})(?:fomos|foi|foram|and\p{L}+|caminh\p{L}+) (?:a pé )?(?:\p{L}+ ){1,4}(?:pela|pelo|debaixo d[ae]|à|sob a|no meio d[aeo]) (?:neve|chuva|nevoeiro|ruas?)(?!\p{L})|(?<!\p{L})(?:fuimos|fue|fueron|camin\p{L}+|and\p{L}+) (?:a pie )?(?:\p{L}+ ){1,4}(?:por|bajo|entre) la (?:nieve|lluvia|niebla|calle)(?!\p{L})/iu;
/** 'We walked to church through the snow': on the way, and there only after it. */
export const walksThrough = (told: string): boolean => through.test(told);
