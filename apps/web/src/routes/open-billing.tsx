import { OpenPortal } from '../features/billing/open-portal.tsx';
import { Stage } from '../ui/page.tsx';

export function Component() {
  return (
    <Stage>
      <OpenPortal />
    </Stage>
  );
}
