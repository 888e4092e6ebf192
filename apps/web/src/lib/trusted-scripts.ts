interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(address: string): string | null }): unknown;
}

/** The worker that keeps the shell, and what the build has made. */
const isOwnScript = (address: string): boolean => {
  const { origin, pathname } = new URL(address, window.location.href);
  return origin === window.location.origin && (pathname === '/sw.js' || pathname.startsWith('/assets/'));
};

/**
 * Where the browser knows Trusted Types, no text becomes a page or a script; what a worker may be loaded from is said
 * here, once for all places. Call it before anything starts one.
 */
export function trustOwnScripts(): void {
  // The schema library tries whether it may make functions of text, which the browser would report as blocked.
  Reflect.set(globalThis, '__zod_globalConfig', { jitless: true });
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (isOwnScript(address) ? address : null),
  });
}
