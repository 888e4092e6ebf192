import { useSearchParams } from 'react-router';
import { ResetPasswordForm } from '../features/account/reset-password-form.tsx';
import { LanguageCorner } from '../features/account/language-picker.tsx';
import { useTexts } from '../lib/texts.tsx';
import { Card } from '../ui/card.tsx';
import { PageHead, Stage } from '../ui/page.tsx';
import styles from './routes.module.css';

export function Component() {
  const { resetPassword: words } = useTexts();
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  return (
    <Stage corner={<LanguageCorner />}>
      <PageHead title={words.title} tab={words.tab}>
        <p className={styles.lead}>{words.lead}</p>
      </PageHead>
      <Card>
        <ResetPasswordForm key={token} token={token} />
      </Card>
    </Stage>
  );
}
