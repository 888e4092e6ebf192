/** Of these scripts, and of marks and pictograms beside them, the films have letters. */
const strange =
  /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Common}\p{Script=Inherited}]/u;

/** Whether a film can show a text; Chinese, Japanese, Thai … would be empty boxes. */
export const isDrawable = (text: string): boolean => !strange.test(text);

const foreign = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

/** Whether the voice can read a text without being told how it sounds. */
export const isLatin = (text: string): boolean => !foreign.test(text);

/** What joins two signs into one where nothing of our alphabets stands before it: families of emoji, Persian, Hindi. */
const joiners =
  /(?<![^\s\u200C\u200D\p{ASCII}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])[\u200C\u200D]+|[\u200C\u200D]+(?=\s|$)/gu;
/** Flags of regions are a black flag and up to six letters and an end that nobody sees; elsewhere these hide words. */
const hiddenLetters = /(?<!\u{1F3F4}[\u{E0020}-\u{E007F}]{0,6})[\u{E0000}-\u{E007F}]+/gu;
const unseen = /(?![\u200C\u200D\u{E0020}-\u{E007F}])\p{Cf}+/gu;
const gaps = /[\p{Cc}\s]+/gu;

/** One line without what nobody can see, such as what turns the direction of a text around, parts a word or hides one. */
export const visibleLine = (text: string): string =>
  text.replace(hiddenLetters, '').replace(unseen, '').replace(gaps, ' ').replace(joiners, '').trim();

/** The same of a text of several lines. */
export const visibleText = (text: string): string => text.split('\n').map(visibleLine).join('\n').trim();
