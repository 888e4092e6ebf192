const isNumber = /^\[|^[\d.]+$/;

/** Passkeys belong to a name: an address of numbers has none, and old browsers make none. The server knows of none. */
export const canUsePasskeys = (): boolean =>
  typeof window !== 'undefined' &&
  'PublicKeyCredential' in window &&
  !isNumber.test(window.location.hostname);
