import { writeFileSync } from 'node:fs';
import { expectations } from '../../apps/server/src/security/expectations/index.testing.ts';
import { matrixFile, matrixTable } from '../../apps/server/src/security/matrix-table.testing.ts';

// Writes docs/security-matrix.md. A test compares it with what it would write.
writeFileSync(matrixFile, matrixTable(expectations));
