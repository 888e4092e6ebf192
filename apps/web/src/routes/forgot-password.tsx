import { ForgotPasswordForm } from '../features/account/forgot-password-form.tsx';
import { LanguageCorner } from '../features/account/language-picker.tsx';
import { useSite } from '../lib/site.ts';
import { useTexts } from '../lib/texts.tsx';
import { Card } from '../ui/card.tsx';
import { PageHead, Stage } from '../ui/page.tsx';
import styles from './routes.module.css';

export function Component() {
  const { resetPassword: words } = useTexts();
  const { mail } = useSite();
  return (
    <Stage corner={<LanguageCorner />}>
      <PageHead title={words.askTitle} tab={words.askTab}>
        <p className={styles.lead}>{mail ? words.askLead : words.askLeadNoMail}</p>
      </PageHead>
      <Card>
        <ForgotPasswordForm />
      </Card>
    </Stage>
  );
}
