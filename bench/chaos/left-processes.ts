import fs from 'node:fs';

export interface LeftProcess {
  id: number;
  /** Whoever started it is gone. */
  isOrphan: boolean;
}

const read = (file: string): string => {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return ''; // it has just ended
  }
};

/** What runs with one of `folders` as its DATA_DIR, by /proc. */
export function processesOf(folders: string[]): LeftProcess[] {
  const ids = fs.readdirSync('/proc').map(Number).filter(Boolean);
  return ids
    .filter((id) => folders.some((folder) => read(`/proc/${id}/environ`).includes(`DATA_DIR=${folder}\0`)))
    .map((id) => ({ id, isOrphan: /^.*\) \S (\d+)/s.exec(read(`/proc/${id}/stat`))?.[1] === '1' }));
}
