/** What a key is for. `write` opens what `read` does as well; `report` only what an outside generator tells us. */
export const apiKeyScopes = ['read', 'write', 'report'] as const;
export type ApiKeyScope = (typeof apiKeyScopes)[number];

/**
 * The calls that take an API key, and the scope they need. Nothing that concerns the account does: passwords,
 * payment, roles, copies and deletions of everything, and keys themselves need a session. A call of tomorrow is closed
 * to keys until it is listed here.
 */
const scopes: Readonly<Record<string, ApiKeyScope>> = {
  'photos.upload': 'write',
  'photos.remove': 'write',
  'children.list': 'read',
  'children.get': 'read',
  'children.readLook': 'write',
  'children.create': 'write',
  'children.update': 'write',
  'children.sayName': 'write',
  'children.avatars': 'read',
  'children.startAvatars': 'write',
  'children.firstLook': 'read',
  'children.selectAvatar': 'write',
  'children.remove': 'write',
  'episodes.list': 'read',
  'episodes.get': 'read',
  'episodes.create': 'write',
  'episodes.update': 'write',
  'episodes.premiere': 'write',
  'episodes.retry': 'write',
  'episodes.preview': 'read',
  'episodes.story': 'read',
  'episodes.change': 'write',
  'episodes.storyboard': 'read',
  'episodes.correct': 'write',
  'episodes.remake': 'write',
  'episodes.pictures': 'read',
  'episodes.writer': 'read',
  'episodes.remove': 'write',
  'episodes.progress': 'read',
  'family.list': 'read',
  'family.add': 'write',
  'family.update': 'write',
  'family.remove': 'write',
  'billing.subscription': 'read',
  'automation.reportAvatar': 'report',
  'automation.reportEpisode': 'report',
};

/** The scope a call needs of a key, by its place in the contract; undefined: it takes none. */
export const scopeOf = (path: readonly string[]): ApiKeyScope | undefined => {
  const name = path.join('.');
  return Object.hasOwn(scopes, name) ? scopes[name] : undefined;
};

/** Whether a key of this scope opens a call. */
export function opens(scope: ApiKeyScope, path: readonly string[]): boolean {
  const needed = scopeOf(path);
  return needed === scope || (needed === 'read' && scope === 'write');
}
