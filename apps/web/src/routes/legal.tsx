import { LegalPage } from '../features/legal/legal-page.tsx';

export const Terms = () => <LegalPage name="terms" />;
export const Privacy = () => <LegalPage name="privacy" />;
export const Cookies = () => <LegalPage name="cookies" />;
export const Support = () => <LegalPage name="support" />;
