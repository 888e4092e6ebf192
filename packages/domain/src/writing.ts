/** Of these scripts, and of marks and pictograms beside them, the films have letters. */
const strange =
  /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Common}\p{Script=Inherited}]/u;

/** Whether a film can show a text; Chinese, Japanese, Thai … would be empty boxes. */
export const isDrawable = (text: string): boolean => !strange.test(text);

const foreign = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

/** Whether the voice can read a text without being told how it sounds. */
export const isLatin = (text: string): boolean => !foreign.test(text);
