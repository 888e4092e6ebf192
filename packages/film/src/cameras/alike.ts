/** Close pictures by the names of the pictures they are alike to: a snowball is no football, and a pineapple no apple. */
const alike: Readonly<Record<string, RegExp>> = {
  caterpillar: /bug|caterpillar|worm/,
  sandcastle: /castle/,
  'loose-tooth': /^tooth$/,
  'lost-tooth': /^tooth$/,
  sticker: /sticker|^star$|rosette/,
  plaster: /bandage|plaster/,
  letter: /letter|envelope/,
  flower: /flower|tulip|rose$|blossom|bouquet|daisy/,
  star: /(?:^|-)star$|comet/,
  present: /gift|present/,
  bike: /bi(?:ke|cycle)/,
  shoe: /shoe|boot|^tie$/,
  ball: /^(?:soccer-)?ball$/,
  balloon: /^balloon$/,
  apple: /^(?:red-|green-)?apple$/,
  cake: /^(?:birthday-|short|ring-)?cake$/,
  key: /^(?:old-)?key$/,
};
/** Actions by what they are done with. */
const doneWith: Readonly<Record<string, string>> = {
  kick: 'ball',
  catch: 'ball',
  paint: 'drawing',
  read: 'book',
  blow: 'cake',
  lick: 'ice-cream',
  brush: 'toothbrush',
};

/** Whether a close picture is of one of these pictures, or of what is done. */
export function isAlike(name: string, pictures: readonly string[], actions: readonly string[]): boolean {
  const word = alike[name] ?? new RegExp(name);
  const isOther = pictures.some((each) => /ball$/.test(each) && !word.test(each));
  return [
    ...pictures,
    ...actions.map((action) => doneWith[action] ?? action).filter((each) => !(each === 'ball' && isOther)),
  ].some((each) => word.test(each));
}
