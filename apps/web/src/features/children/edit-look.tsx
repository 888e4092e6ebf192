import type { Look } from '@milestoon/look';
import { useState } from 'react';
import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import styles from './edit-child.module.css';
import type { EditDraft } from './edit-draft.ts';
import { LookEditor } from '../../looks/look-editor.tsx';
import { LookSection } from '../../looks/look-section.tsx';
import type { ChildPhotos } from '../../looks/use-child-photos.ts';

interface EditLookProps {
  photos: ChildPhotos;
  /** Paths of the photos that the child has already. */
  saved: ReadonlySet<string>;
  /** The look is read from changed photos. */
  isRead: boolean;
  /** Something about the drawing changes: the look is shown without being asked for. */
  isOpen: boolean;
  look: Look;
  draft: EditDraft;
  onChange: (part: Partial<Look>) => void;
}

const nothing: ReadonlySet<string> = new Set();

/** What the child will be drawn like, to correct. */
export function EditLook({ photos, saved, isRead, isOpen, look, draft, onChange }: EditLookProps) {
  const text = useTexts().children.edit;
  const [asked, setAsked] = useState(false);
  const name = draft.name.trim();
  if (isRead && photos.photos.length > 0 && photos.uploads.waiting === 0)
    return (
      <LookSection
        child={photos}
        saved={saved}
        look={look}
        corrections={draft.corrections}
        name={name}
        style={draft.style}
        onChange={onChange}
      />
    );
  if (!isOpen && !asked)
    return (
      <Button wide onClick={() => setAsked(true)}>
        {text.correctLook}
      </Button>
    );
  return (
    <Card>
      <h2>{text.look}</h2>
      <p className={styles.hint}>{text.lookText}</p>
      <LookEditor look={look} unsure={nothing} name={name} style={draft.style} onChange={onChange} />
    </Card>
  );
}
