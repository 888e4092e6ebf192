import { useParams } from 'react-router';
import { EditChild } from '../features/children/edit-child.tsx';
import { useTexts } from '../lib/texts.tsx';
import { Page, PageHead } from '../ui/page.tsx';

export function Component() {
  const { childId = '' } = useParams();
  const text = useTexts().children.edit;
  return (
    <Page narrow>
      <PageHead title={text.title} />
      <EditChild key={childId} childId={childId} />
    </Page>
  );
}
