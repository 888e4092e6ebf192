import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { tell } from '../../../lib/told-error.ts';
import { Alert } from '../../../ui/alert.tsx';
import { PageSpinner } from '../../../ui/spinner.tsx';
import { SignOut } from '../sign-out.tsx';
import { AppSection } from './app-section.tsx';
import { PasskeysSection } from './passkeys-section.tsx';

/** How somebody signs in. `withheld`: their role waits for a second factor, and they can do nothing else. */
export function SignInSecurity({ email, withheld }: { email: string; withheld: boolean }) {
  const texts = useTexts();
  const words = texts.secondFactor;
  const factor = useQuery(api.secondFactor.state.queryOptions());
  const list = useQuery(api.passkeys.list.queryOptions());
  if (factor.isPending || list.isPending) return <PageSpinner />;
  if (!factor.data || !list.data)
    return <Alert tone="bad">{tell(factor.error ?? list.error, texts, words.loadFailed)}</Alert>;
  const { passkeys } = list.data;
  // Whoever has a factor must come in by it: with the password alone they may not change anything here.
  if (withheld && (factor.data.app || passkeys.length > 0))
    return (
      <>
        <Alert tone="warn">{words.requiredSignIn}</Alert>
        <SignOut />
      </>
    );
  return (
    <>
      {withheld && <Alert tone="warn">{words.required}</Alert>}
      <AppSection email={email} state={factor.data} />
      <PasskeysSection email={email} passkeys={passkeys} />
      {withheld && <SignOut />}
    </>
  );
}
