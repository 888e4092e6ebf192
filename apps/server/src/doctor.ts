import { ConfigError, readConfig } from './platform/config/config.ts';
import { writeClosed } from './platform/data-folder/data-folder.ts';
import { examine } from './platform/doctor/examine.ts';
import { type Finding, findingsOf } from './platform/doctor/finding.ts';

// npm run doctor [-- --json]: looks at an installation, running or stopped, with the settings of its server.

const marks = { fine: 'ok    ', notice: 'note  ', wrong: 'WRONG ' } as const;

const lineOf = ({ check, state, says, todo }: Finding): string =>
  `${marks[state]} ${check}: ${says}.${todo ? ` ${todo}` : ''}`;

async function findings(): Promise<Finding[]> {
  try {
    return await examine(readConfig(process.env));
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const faults = error.message.split('\n').slice(1);
    return faults.map((fault) => findingsOf('settings').wrong(fault.trim(), 'Correct it.'));
  }
}

writeClosed();
const [option] = process.argv.slice(2);
if (option !== undefined && option !== '--json') {
  process.stderr.write('npm run doctor, or npm run --silent doctor -- --json\n');
  process.exit(2);
}
const found = await findings();
const wrong = found.filter(({ state }) => state === 'wrong').length;
if (option === '--json')
  process.stdout.write(`${JSON.stringify({ ok: wrong === 0, findings: found }, null, 2)}\n`);
else {
  const said = wrong === 0 ? 'Nothing is wrong.' : `${wrong} to put right.`;
  process.stdout.write(`${[...found.map(lineOf), said].join('\n')}\n`);
}
process.exit(wrong === 0 ? 0 : 1);
