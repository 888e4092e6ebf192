/** A package of a lockfile, as npm writes it. */
export interface LockedPackage {
  link?: boolean;
  resolved?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/**
 * Dependencies that only those doors of a package need which nothing here opens: WebRTC and the download of FFmpeg as a
 * command, and the networks' backend in plain JavaScript.
 */
const unasked: Readonly<Record<string, readonly string[]>> = {
  'node_modules/node-av': ['werift', 'unzipper'],
  'node_modules/@tensorflow/tfjs-backend-wasm': ['@tensorflow/tfjs-backend-cpu'],
};

/** Where a package that stands at `from` finds another by its name: beside it, or above. */
function placeOf(
  name: string,
  from: string,
  packages: Readonly<Record<string, LockedPackage>>,
): string | undefined {
  for (let folder = from; ; ) {
    const place = `${folder ? `${folder}/` : ''}node_modules/${name}`;
    if (packages[place]) return place;
    if (folder === '') return undefined;
    const above = folder.lastIndexOf('/node_modules/');
    folder = above < 0 ? '' : folder.slice(0, above);
  }
}

/**
 * What a workspace needs to run, by its place in the installation: dependencies, what they need and what is optional for
 * them, but neither development tools nor optional peers, which npm adds where the development tools bring them.
 *
 * @returns places of packages, `node_modules/…`, and folders of workspaces, without the first
 */
export function productionPackages(
  packages: Readonly<Record<string, LockedPackage>>,
  workspace: string,
): { installed: Set<string>; workspaces: Set<string> } {
  const installed = new Set<string>();
  const workspaces = new Set<string>();
  const visit = (place: string): void => {
    const found = packages[place];
    if (!found) return;
    const peers = Object.keys(found.peerDependencies ?? {}).filter(
      (name) => !found.peerDependenciesMeta?.[name]?.optional,
    );
    const wanted = [
      ...Object.keys(found.dependencies ?? {}),
      ...Object.keys(found.optionalDependencies ?? {}),
      ...peers,
    ];
    for (const name of wanted) {
      if (unasked[place]?.includes(name)) continue;
      const needed = placeOf(name, place, packages);
      const entry = needed === undefined ? undefined : packages[needed];
      if (needed === undefined || !entry) continue; // optional, and not for this platform
      const folder = entry.link ? entry.resolved : undefined;
      const seen = folder ? workspaces : installed;
      const where = folder ?? needed;
      if (seen.has(where)) continue;
      seen.add(where);
      visit(where);
    }
  };
  visit(''); // the pinned Node
  visit(workspace);
  return { installed, workspaces };
}
