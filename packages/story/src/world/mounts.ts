import { escapePattern } from '../text/words.ts';

const rides =
  '(?:rode|rides?|riding|ridden|galloped|trotted|cantered|montou|montar|montava|cavalgou|montó|montar|montaba|cabalgó)';
const horses =
  /(?<!\p{L})(?:horses?|pon(?:y|ies)|donkeys?|riding lesson|stables?|cavalos?|pónei|pônei|caballos?|poni|potr[oa]|burr[oa]|equitaç\p{L}+|equitación)(?!\p{L})/iu;

/** 'Rode Pepper in her first horse show': by that name a horse is called. */
export const isMountsName = (name: string, text: string): boolean =>
  horses.test(text) &&
  new RegExp(
    `(?<!\\p{L})${rides} (?:(?:on|em|n[oa]|a|en|sobre) )?(?:(?:the|o|a|el|la) )?${escapePattern(name)}(?!\\p{L})(?!['’]s)`,
    'iu',
  ).test(text);
