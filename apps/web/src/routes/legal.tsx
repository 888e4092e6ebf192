import { loadLegalTexts } from '@milestoon/domain/texts/legal';
import { type LegalName, LegalPage } from '../features/legal/legal-page.tsx';
import { useTextsOf } from '../lib/use-texts-of.ts';
import { PageSpinner } from '../ui/spinner.tsx';

function Told({ name }: { name: LegalName }) {
  const told = useTextsOf(loadLegalTexts);
  return told ? <LegalPage name={name} told={told} /> : <PageSpinner />;
}

export const Terms = () => <Told name="terms" />;
export const Privacy = () => <Told name="privacy" />;
export const Cookies = () => <Told name="cookies" />;
export const Support = () => <Told name="support" />;
