import type { ChildSummary } from '@milestoon/contract';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Alert } from '../../ui/alert.tsx';

interface NotReadyProps {
  /** The child that was meant, if any. */
  child: ChildSummary | undefined;
  family: readonly ChildSummary[];
}

/** Why no episode can be made of the child that was meant, or of any, and where that changes. */
export function NotReady({ child, family }: NotReadyProps) {
  const { form } = useTexts().episodes;
  const isAnyReady = family.some(({ state }) => state === 'ready');
  if (child === undefined && isAnyReady) return null;
  return (
    <Alert tone="warn">
      {child && child.state !== 'ready'
        ? `${form.notReadyYet(child.name)} ${form.notReady[child.state]}.`
        : form.noneReady}{' '}
      <Link to={paths.home}>{form.whatComesNext}</Link>
    </Alert>
  );
}
