import type { Clause, Phrase } from '../../reading/clause.ts';

const than =
  /(?<!\p{L})(?:than|do que|que|como) (?:at|in|on|na|no|nas|nos|em|en)(?: (?:the|his|her|our|el|la|los|las|o|a|su|casa d[aeo]))* \p{L}+/giu;
const depicted =
  /(?<!\p{L})(?:picture|photo|drawing|painting|poster|film|book|story|song|desenho|fotografia|foto|quadro|filme|livro|história|canção|dibujo|cuadro|póster|película|libro|cuento|canción) (?:of|about|from|d[aeo]s?|del|sobre)(?: [\p{L}]+){1,3}/giu;
/** A text without what is only in a picture, a song or a book. */
export const withoutDepicted = (told: string): string => told.replace(depicted, ' ');
/** 'The desert of pillows', 'o deserto do corredor': what it is of is there; a name is that of a real one. */
const ofStuff = /(?<!\p{L})(?:desert of|deserto d[aeo]|desierto de(?: la)?|desierto del) (?=\p{Ll})/gu;
/** 'Viajó al desierto en un cuento': nobody has gone anywhere. */
const inStory =
  /(?<!\p{L})(?:al?|aos?|à|to)(?: the| la| el)? \p{L}+ (?:in (?:a|her) (?:story|dream)|num (?:conto|sonho)|numa história|en un (?:cuento|sueño))(?!\p{L})/giu;
/** A text without the places that others are only measured by or that a book is about. */
export const withoutSpokenOf = (told: string): string =>
  withoutDepicted(told.replace(than, ' ').replace(ofStuff, '').replace(inStory, ' '));

/** Whether a phrase is left of a text whose places that are only spoken of were taken out. */
export const isTold = ({ text }: Phrase, told: string): boolean =>
  text === '' || withoutSpokenOf(told).includes(text) || !told.includes(text);

const plans =
  /(?<!\p{L})(?:tomorrow|next (?:week|month|year|summer|weekend|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|amanhã|para a semana|na próxima \p{L}+|no próximo \p{L}+|la semana que viene|el (?:próximo|fin de semana que viene))(?!\p{L})|(?:^|[.!?;]\s*)mañana (?!siguiente)/iu;
const going = /(?<!\p{L})(?:are|is|am|['’](?:re|s|m)|will|['’]ll|vamos|vai|vão|vou|va|van|voy)(?!\p{L})/iu;
/** 'Tomorrow we are going to the zoo': nobody is there yet. */
export const isOnlyPlanned = (told: string): boolean => plans.test(told) && going.test(told);

const rings =
  /^(?:ring|phone|call|text|write|email|facetime|telefonar|ligar|telefonear|llamar|escrever|escribir)$/;
/** 'Rang Grandma at the hospital': she is there, and nobody else. */
export const isOthers = ({ preposition }: Phrase, { verb, things }: Clause): boolean =>
  rings.test(verb.lemma) &&
  /^(?:at|in|to)$/.test(preposition ?? '') &&
  things.some(
    ({ name, pronoun, head, preposition: how }) =>
      how !== 'at' && how !== 'in' && (name || pronoun || /^(?:gran|avó|avô|abuel)/i.test(head)),
  );
