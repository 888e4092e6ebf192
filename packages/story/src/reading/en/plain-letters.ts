import { wordTable } from '../../text/word-table.ts';

/** Letters with a stroke or a dot, of which no mark can be taken off. */
const struck: Readonly<Record<string, string>> = wordTable({
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ħ: 'h',
  Ħ: 'H',
  ı: 'i',
});

/** The tagger knows the letters of western Europe and tears 'Tāne', 'Łukasz' or 'Nguyễn' apart at all others; as long as before. */
export const plainLetters = (text: string): string =>
  text.replace(/[Ā-ɏḀ-ỿ]/gu, (letter) => {
    const bare = struck[letter] ?? letter.normalize('NFD').replace(/\p{M}/gu, '');
    return bare.length === letter.length ? bare : letter;
  });
