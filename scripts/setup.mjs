// Runs before `npm start` and `npm test`, on whatever Node the machine has (18 or later), before anything is
// installed: plain JavaScript, nothing imported but Node itself.
//   node scripts/setup.mjs [--build]
import { fileURLToPath } from 'node:url';
import { ensureInstalled, isInstalled } from './setup/install.mjs';
import { SetupError } from './setup/setup-error.mjs';
import { withLock } from './setup/lock.mjs';
import { ensureWebBuilt, isWebBuilt } from './setup/web-build.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const wantsBuild = process.argv.includes('--build');
const isReady = () => isInstalled(root) && (!wantsBuild || isWebBuilt(root));

async function main() {
  if (Number(process.versions.node.split('.')[0]) < 18)
    throw new SetupError(`Node 18 or later is needed to start; this is ${process.version}.`);
  if (isReady()) return;
  await withLock(`${root}/.setup.lock`, async () => {
    await ensureInstalled(root);
    if (wantsBuild) await ensureWebBuilt(root);
  });
}

main().catch((error) => {
  console.error(error instanceof SetupError ? error.message : error);
  process.exit(1);
});
