import { existsSync } from 'node:fs';
import path from 'node:path';

/** Written last: while it is missing, the folder is not complete. */
export const recordFile = 'installed.json';

/**
 * What `npm run voice` fetches and keeps, megabytes: 82 million weights of four bytes with eight voices, and the runtime
 * (47.7 on Linux). The command itself tells what the publisher lists, to the byte.
 */
export const voiceMegabytes = 380;

/** Where `npm run voice` puts a voice, in the data folder. */
export const voiceFolder = (dataDirectory: string): string => path.join(dataDirectory, 'voice');

/** The folder of a voice that was fetched to its end; undefined where there is none. */
export function installedVoice(dataDirectory: string): string | undefined {
  const folder = voiceFolder(dataDirectory);
  return existsSync(path.join(folder, recordFile)) ? folder : undefined;
}
