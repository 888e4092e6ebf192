import { Pencil } from 'lucide-react';
import { useId } from 'react';
import { useDraft } from '../../../lib/draft.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { StoryEditor } from './story-editor.tsx';

interface StorySectionProps {
  episodeId: string;
  childName: string;
  title: string;
}

/** The way into the editor. Whoever reloads in the middle of a change finds it open again. */
export function StorySection(props: StorySectionProps) {
  const { editor } = useTexts().episodes;
  const [{ open }, change] = useDraft(`story-open-${props.episodeId}`, { open: false });
  const id = useId();
  return (
    <Card>
      <h2>{editor.title}</h2>
      {!open && <p>{editor.lead}</p>}
      <div>
        <Button aria-expanded={open} aria-controls={id} onClick={() => change({ open: !open })}>
          <Pencil aria-hidden="true" /> {open ? editor.close : editor.open}
        </Button>
      </div>
      <div id={id}>{open && <StoryEditor {...props} onMade={() => change({ open: false })} />}</div>
    </Card>
  );
}
