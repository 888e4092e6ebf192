import { BackFromGoogle } from '../features/publishing/back-from-google.tsx';
import { useTexts } from '../lib/texts.tsx';
import { Page, PageTitle } from '../ui/page.tsx';

export function Component() {
  return (
    <Page narrow>
      <PageTitle>{useTexts().publishing.returning.title}</PageTitle>
      <BackFromGoogle />
    </Page>
  );
}
