import { existsSync } from 'node:fs';
import path from 'node:path';

/** Written last: while it is missing, the folder is not complete. */
export const recordFile = 'installed.json';

/** Where `npm run voice` puts a voice, in the data folder. */
export const voiceFolder = (dataDirectory: string): string => path.join(dataDirectory, 'voice');

/** The folder of a voice that was fetched to its end; undefined where there is none. */
export function installedVoice(dataDirectory: string): string | undefined {
  const folder = voiceFolder(dataDirectory);
  return existsSync(path.join(folder, recordFile)) ? folder : undefined;
}
