import { useSearchParams } from 'react-router';
import { ConfirmAddressChange } from '../features/account/confirm-address-change.tsx';
import { LanguageCorner } from '../features/account/language-picker.tsx';
import { useTexts } from '../lib/texts.tsx';
import { Card } from '../ui/card.tsx';
import { PageHead, Stage } from '../ui/page.tsx';

export function Component() {
  const { addressChange: words } = useTexts();
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  return (
    <Stage corner={<LanguageCorner />}>
      <PageHead title={words.confirmTitle} tab={words.confirmTab} />
      <Card>
        <ConfirmAddressChange key={token} token={token} />
      </Card>
    </Stage>
  );
}
