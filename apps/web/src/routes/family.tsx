import { Family } from '../features/family/family.tsx';
import { Page } from '../ui/page.tsx';

export function Component() {
  return (
    <Page narrow>
      <Family />
    </Page>
  );
}
