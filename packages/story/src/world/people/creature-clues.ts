import { wholeWords } from '../../text/words.ts';

/** What only an animal has or does, and which animal that is where one cannot tell. */
const clues: readonly (readonly [string, RegExp])[] = [
  [
    'cat',
    /\b(?:m(?:e|i)ow\w*|purr\w*|litter ?(?:box|tray)|miou|miava|miar|ronron\w+|maull\w+|ronrone\w+|arenero)\b/i,
  ],
  ['horse', /\b(?:hoof|hooves|neigh\w*|saddle|mane|cascos|relinch\w+)\b/i],
  ['chicken', /\b(?:cluck\w*|cacarej\w+|cacare\w+)\b/i],
  ['bird', /\b(?:feathers?|chirp\w*|tweet(?:s|ed)|plumas|penas)\b/i],
  [
    'dog',
    /\b(?:bark(?:s|ed|ing)|woof\w*|wag(?:s|ged|ging)?|(?:her|his|its) (?:tail|paws?|fur|snout|lead|leash|kennel|collar|whiskers|ears? pricked)|growl(?:s|ed|ing)|ladr\w+|latiu|latir|moviendo (?:la cola|el rabo)|abanou (?:a cauda|o rabo)|a abanar (?:a cauda|o rabo)|patas?|rabo|focinho|hocico|coleira|correa|trela)\b/i,
  ],
].map(([kind, words]) => [kind as string, wholeWords(words as RegExp)] as const);

/** As far behind a name its clue is looked for: the rest of its sentence and the next one. */
const reach = 90;

/**
 * Which animal somebody is whose name nothing explains: 'lay down next to Pepper and listened to her tail'. Undefined
 * where nothing near the name belongs to an animal.
 */
export function creatureNear(text: string, name: string): string | undefined {
  const behind = text
    .split(name)
    .slice(1)
    .map((rest) => /^[^.!?]*(?:[.!?]\s[^.!?]*)?/.exec(rest.slice(0, reach))?.[0] ?? '');
  return clues.find(([, words]) => behind.some((each) => words.test(each)))?.[0];
}
