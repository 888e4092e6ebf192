const isNumber = /^\[|^[\d.]+$/;

/** Passkeys belong to a name: an address of numbers has none, and old browsers make none. */
export const canUsePasskeys = (): boolean =>
  'PublicKeyCredential' in window && !isNumber.test(window.location.hostname);
