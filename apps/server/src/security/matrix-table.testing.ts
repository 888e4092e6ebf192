import path from 'node:path';
import { guestTable, guestWalls } from './guests.testing.ts';
import { actors, type Expectation, cellsOf } from './expectation.testing.ts';

export const matrixFile = path.join(import.meta.dirname, '../../../../docs/security-matrix.md');

const columns = [...actors, 'owner'] as const;

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

function line(expectation: Expectation): string {
  const cells = cellsOf(expectation);
  return row([`\`${expectation.operation}\``, ...columns.map((actor) => cells[actor])]);
}

/** The matrix as a page of the documentation. */
export const matrixTable = (expectations: readonly Expectation[]): string => `# Security matrix
Who is answered what when they ask for what belongs to the owner. \`node scripts/security-matrix/main.ts\` writes this page from the expectations in \`apps/server/src/security\`; the test beside them sends every one of these requests and fails when an operation of the API document has no line.

*Second parent* and *relative* act in the owner's family, by sessions of accounts of their own. What they are answered is the owner's where a call is listed for their seat (\`packages/contract/src/seats.ts\`), and their own where it is about themselves.

*Foreign page*: the owner's own browser, sent by the page of another site. A success of anybody but the owner is about themselves: the test looks for the owner's ids, address and names in it.

${row(['operation', ...columns])}
${row(columns.map(() => '---').concat('---'))}
${expectations.map(line).join('\n')}

## Guests
What somebody is answered who was given a link to films, and has no account: by what became of the link since. They ask with all that they held while it was open to them. *200 code*: nothing is told but that a code is asked for.

${guestTable(guestWalls)}
`;
