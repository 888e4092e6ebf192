/** A table to look words of a story up in, without what every object has: 'constructor' is a word, and no function. */
export const wordTable = <Table extends object>(table: Table): Table => Object.setPrototypeOf(table, null);
