/** The list with `item` where it was before it was taken out; unchanged where there is no room any more. */
export const putBack = <Item>(items: readonly Item[], item: Item, at: number, room: number): Item[] =>
  items.length < room ? items.toSpliced(at, 0, item) : [...items];
