import { useTexts } from '../../../lib/texts.tsx';
import { Alert } from '../../../ui/alert.tsx';
import type { CutTake } from './use-cut-takes.ts';

/** Why a take is not whole, and what can be done with it. */
export function CutNews({ take }: { take: CutTake }) {
  const { cut: text } = useTexts().telling;
  return (
    <Alert tone="warn">
      <strong>{text[take.cut]}</strong> {take.isPlayable ? text.keepOrAgain : text.again}
    </Alert>
  );
}
