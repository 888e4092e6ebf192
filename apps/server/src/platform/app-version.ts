import fs from 'node:fs';
import path from 'node:path';

const manifest = path.join(import.meta.dirname, '../../package.json');

/** The version of the server that is installed. */
export const appVersion = (): string => JSON.parse(fs.readFileSync(manifest, 'utf8')).version;
