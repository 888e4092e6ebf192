/** What is not seen: joiners, fillers, marks of direction, selectors of variants. */
const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;

/**
 * A text as it is read: fullwidth and other forms of a letter are the letter, and neither unseen signs nor marks that
 * belong to no letter of an alphabet stand between letters. Accents that make a letter another ('é') stay.
 */
export const readable = (text: string): string =>
  text
    .replace(unseen, '')
    .normalize('NFKC')
    .replace(/(?<=\p{L})\p{M}+/gu, '');

/** Letters kept apart ('k i l l') hide no word either. */
export const legible = (text: string): string =>
  readable(text)
    .replace(/[’‘]/g, "'")
    .replace(/(?<![\p{L}\p{N}])(?:\p{L}[ .*_-]){3,}\p{L}(?![\p{L}\p{N}])/gu, (letters) =>
      // 'k i l l e d a man': the article is a word of its own.
      letters.replace(/[^\p{L}](?!a$)/giu, ''),
    )
    .replace(/[ \t]+/g, ' ');
