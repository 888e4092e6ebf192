/** One line of the checklist: what the specification says, and the tests that prove it. */
export interface Row {
  /** Of the line in the document, counted from 1. */
  line: number;
  says: string;
  proofs: Proof[];
}

interface Proof {
  /** Relative to the repository. */
  file: string;
  /** The title of a test, and below it the case of a table if it is one. */
  titles: string[];
}

const separator = ' › ';
/** A string that titles a test: `test('…'`, `describe("…"`, `test.each(cases)('…'`. */
const title = /(?:\b(?:test|it|describe)|\))\(\s*(['"`])((?:\\.|(?!\1)[^\\])+)\1/gs;

const heads = ['what the specification says', 'what the product does'];

const plain = (source: string): string => source.replaceAll(/\\(.)/gs, '$1');

/** The lines of all tables of the document. */
export function rowsOf(markdown: string): Row[] {
  return markdown.split('\n').flatMap((text, index): Row[] => {
    const cells = /^\|(.+)\|(.*)\|$/.exec(text);
    const [, says = '', proof = ''] = cells ?? [];
    if (!cells || /^-+$/.test(says.trim()) || heads.includes(says.trim())) return [];
    return [{ line: index + 1, says: says.trim(), proofs: proofsOf(proof) }];
  });
}

function proofsOf(cell: string): Proof[] {
  return cell
    .split('<br>')
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text) => {
      const [file = '', ...titles] = text.split(separator);
      return { file: file.replaceAll('`', ''), titles };
    });
}

/** What is wrong with the checklist. `read` gives the text of a file of the repository, or null. */
export function faultsOf(rows: readonly Row[], read: (file: string) => string | null): string[] {
  return rows.flatMap(({ line, says, proofs }) => {
    const where = `line ${line}, "${says}"`;
    if (proofs.length === 0) return [`${where}: no proof`];
    return proofs.flatMap((proof) => faultsOfProof(proof, read).map((fault) => `${where}: ${fault}`));
  });
}

function faultsOfProof({ file, titles: [test, ...cases] }: Proof, read: (file: string) => string | null) {
  const source = read(file);
  if (source === null) return [`${file} does not exist`];
  if (!test) return [`${file}: no title`];
  const titles = [...source.matchAll(title)].map(([, , text = '']) => plain(text));
  if (!titles.some((one) => one.includes(test))) return [`${file} has no test "${test}"`];
  return cases.filter((one) => !plain(source).includes(one)).map((one) => `${file} has no case "${one}"`);
}
