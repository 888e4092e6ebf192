import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser';
import { client } from '../../../lib/api.ts';
import { ToldError } from '../../../lib/told-error.ts';
import { callAuth } from '../auth-calls.ts';

type CreationOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];
type RequestOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];

/** Has this device make a passkey. @throws ToldError when it did not */
export async function addPasskey(name: string, password: string): Promise<void> {
  const { options } = await client.passkeys.begin({ password });
  const made = await startRegistration({ optionsJSON: options as unknown as CreationOptions }).catch(
    (error: unknown) => {
      const isThere = error instanceof WebAuthnError && error.name === 'InvalidStateError';
      throw new ToldError(({ passkeys }) => (isThere ? passkeys.already : passkeys.cancelled));
    },
  );
  await client.passkeys.add({ name, response: { ...made } });
}

/**
 * Signs in by a passkey. `quietly`: the browser offers the ones it has in the field of the address, and whoever takes
 * none hears nothing of it.
 */
export async function signInByPasskey(quietly: boolean): Promise<boolean> {
  if (quietly && !(await browserSupportsWebAuthnAutofill())) return false;
  const optionsJSON = (await callAuth('passkey/options', {})) as RequestOptions;
  const response = await startAuthentication({ optionsJSON, useBrowserAutofill: quietly }).catch(
    () => undefined,
  );
  if (!response) {
    if (quietly) return false;
    throw new ToldError(({ passkeys }) => passkeys.signInFailed);
  }
  await callAuth('passkey/sign-in', { response });
  return true;
}

/** Whoever leaves the screen is offered no passkey any more. */
export const stopOffering = (): void => WebAuthnAbortService.cancelCeremony();
