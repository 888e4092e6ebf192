/** Where other things go into a picture: an opening with a wall before it, by which what is in it is half seen. */

export interface Opening {
  /** The near edge of its opening, a share of the height it is drawn with. */
  rim: number;
  /** From its middle to that of the opening, and how wide that is: shares of its width. */
  x: number;
  wide: number;
}

const openings: ReadonlyMap<string, Opening> = new Map([
  ['potted-plant', at(0.36, { x: 0.12, wide: 0.6 })],
  ['basket', at(0.62)],
  ['bucket', at(0.93, { x: 0.04 })],
  ['bin', at(0.88)],
  ['wastebasket', at(0.88)],
  ['luggage', at(0.84)],
  ['backpack', at(0.9, { wide: 0.6 })],
  ['handbag', at(0.69)],
  ['shopping-bags', at(0.78, { x: -0.2, wide: 0.55 })],
  ['bowl', at(0.82)],
  ['bowl-with-spoon', at(0.7)],
  ['pot-of-food', at(0.55, { wide: 0.55 })],
  ['toilet', at(0.56, { x: -0.16, wide: 0.6 })],
  ['sink', at(0.6)],
  ['bathtub', at(0.6)],
  ['aquarium', at(0.9)],
  ['jar', at(0.86, { wide: 0.5 })],
  ['piggy-bank', at(0.8, { wide: 0.2 })],
  ['rubber-boots', at(0.96, { x: -0.33, wide: 0.3 })],
  ['cup', at(0.9, { x: -0.08, wide: 0.7 })],
  ['frying-pan', at(0.5, { x: -0.1, wide: 0.4 })],
  ['treasure-chest', at(0.48, { wide: 0.8 })],
  ['jewellery-box', at(0.49, { wide: 0.7 })],
  ['dip', at(0.34, { x: 0.1, wide: 0.5 })],
  ['pencil-case', at(0.66)],
  ['lunch-box', at(0.7)],
  ['toaster', at(0.7, { wide: 0.5 })],
  ['card-file-box', at(0.52)],
  ['package', at(0.5, { wide: 0.8 })],
  ['sandpit', at(0.34, { wide: 0.6 })],
  ['postbox', at(0.74, { wide: 0.5 })],
  ['nest-with-eggs', at(0.62, { wide: 0.5 })],
  ['shopping-cart', at(0.62, { wide: 0.6 })],
  ['hole', at(0.3, { wide: 0.6 })],
]);

function at(rim: number, { x = 0, wide = 0.8 }: Partial<Opening> = {}): Opening {
  return { rim, x, wide };
}

/** The opening of a picture into which things are put; undefined where it has none. */
export const openingOf = (name: string): Opening | undefined => openings.get(name);
