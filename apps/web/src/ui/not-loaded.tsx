import { useTexts } from '../lib/texts.tsx';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';

interface NotLoadedProps {
  why: 'unreached' | 'failed';
  /** What could not be loaded, for an answer that was a fault. */
  failed: string;
  onAgain: () => unknown;
}

/** In place of what could not be loaded (lib/unreached). */
export function NotLoaded({ why, failed, onAgain }: NotLoadedProps) {
  const { photo, installed } = useTexts();
  return (
    <Alert tone="bad">
      {why === 'unreached' ? photo.unreachable : failed}{' '}
      <Button size="small" onClick={() => void onAgain()}>
        {installed.tryAgain}
      </Button>
    </Alert>
  );
}
