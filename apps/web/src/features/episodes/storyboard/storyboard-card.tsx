import { useId, useState } from 'react';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Storyboard } from './storyboard.tsx';

/** The story as it is understood: at once while the film is made, on demand when it is finished. */
export function StoryboardCard({ episodeId, isFinished }: { episodeId: string; isFinished: boolean }) {
  const { storyboard: text } = useTexts();
  const [open, setOpen] = useState(!isFinished);
  const id = useId();
  return (
    <Card>
      <h2>{isFinished ? text.finishedTitle : text.title}</h2>
      {(open || isFinished) && <p>{isFinished ? text.finishedLead : text.lead}</p>}
      {isFinished && (
        <div>
          <Button aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
            {open ? text.close : text.open}
          </Button>
        </div>
      )}
      <div id={id}>{open && <Storyboard episodeId={episodeId} isFinished={isFinished} />}</div>
    </Card>
  );
}
