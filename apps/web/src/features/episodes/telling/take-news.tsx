import { useTexts } from '../../../lib/texts.tsx';
import { Alert } from '../../../ui/alert.tsx';
import type { PromptLine } from './teleprompter.tsx';
import type { TakeState } from './use-takes.ts';

/** What has become of the last take, and what could be better about it. */
export function TakeNews({ line, take }: { line: PromptLine; take: TakeState | undefined }) {
  const { telling: text } = useTexts();
  if (take?.state === 'refused') return <Alert tone="bad">{take.message || text.failed}</Alert>;
  const notes = take ? take.notes : (line.recording?.notes ?? []);
  const { teller } = line.recording ?? {};
  const said = take
    ? text.state[take.state]
    : line.recording
      ? teller
        ? text.tellsIt(teller)
        : text.state.kept
      : text.builtIn;
  return (
    <>
      <p role="status">{said}</p>
      {notes.length > 0 && (
        <Alert tone="warn">
          {notes.map((note) => text.notes[note]).join(' ')} {text.keepIt}
        </Alert>
      )}
    </>
  );
}
