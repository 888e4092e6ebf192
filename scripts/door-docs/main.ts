import path from 'node:path';
import { doorFaults } from './doors.ts';

// Everything that a package hands out says what it is: part of `npm test`.
const faults = doorFaults(path.join(import.meta.dirname, '../..'));
for (const fault of faults) console.log(fault);
if (faults.length > 0) process.exitCode = 1;
else console.log('✔ everything that a package hands out has its docblock');
