import { useSearchParams } from 'react-router';
import { ConfirmAddress } from '../features/account/confirm-address.tsx';
import { LanguageCorner } from '../features/account/language-picker.tsx';
import { useTexts } from '../lib/texts.tsx';
import { Card } from '../ui/card.tsx';
import { PageHead, Stage } from '../ui/page.tsx';

export function Component() {
  const { confirmAddress: words } = useTexts();
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  return (
    <Stage corner={<LanguageCorner />}>
      <PageHead title={words.title} tab={words.tab} />
      <Card>
        <ConfirmAddress key={token} token={token} />
      </Card>
    </Stage>
  );
}
