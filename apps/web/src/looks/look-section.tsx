import type { AnimationStyle } from '@milestoon/domain';
import { type Look, unsureFields } from '@milestoon/look';
import { useContext, useEffect, useRef } from 'react';
import { useTexts } from '../lib/texts.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { DrawnAs } from '../ui/character-canvas.tsx';
import { Spinner } from '../ui/spinner.tsx';
import styles from './look.module.css';
import { portraitOf } from './face-cut.ts';
import { LookEditor } from './look-editor.tsx';
import { LookQuestionCard } from './look-question-card.tsx';
import { OtherChildren } from './other-children.tsx';
import { photoNote, showsFace } from './photo-notes.ts';
import type { ChildPhotos } from './use-child-photos.ts';
import { useLookQuestions } from './use-look-questions.ts';

interface LookSectionProps {
  child: ChildPhotos;
  /** Paths of the photos that the child has already. */
  saved?: ReadonlySet<string>;
  look: Look;
  /** What the parent has set by hand. */
  corrections: Partial<Look>;
  name: string;
  style: AnimationStyle;
  onChange: (part: Partial<Look>) => void;
}

const nothing: ReadonlySet<string> = new Set();

/** What the photos told, what they did not, and the means to set it right: first by questions, then by hand. */
export function LookSection(props: LookSectionProps) {
  const { child, saved = nothing, look, corrections, name, style, onChange } = props;
  const { photos, reading, state } = child;
  const texts = useTexts();
  const { look: text, form } = texts.children;
  const isRelative = useContext(DrawnAs) !== undefined;
  const told = isRelative ? texts.family : text;
  const questions = useLookQuestions(reading, look, corrections);
  const end = useRef<HTMLParagraphElement>(null);
  const notes = (reading?.photos ?? []).map((photo, index) => photoNote(photo.finding, index + 1, texts));
  const found = reading !== undefined && showsFace(reading);
  const isAsking = state === 'read' && questions.question !== undefined;
  const wereAsked = useRef(false);
  // The last question is gone, and with it the button that was pressed: what follows is read out instead.
  useEffect(() => {
    if (wereAsked.current && !isAsking) end.current?.focus();
    wereAsked.current = isAsking;
  }, [isAsking]);
  return (
    <Card>
      <div className={styles.readHead} aria-live="polite">
        {state === 'reading' ? (
          <h2>
            <Spinner /> {form.reading}
          </h2>
        ) : (
          <h2>{found ? text.found : isRelative ? texts.family.look : text.notFound}</h2>
        )}
        {state === 'read' && (
          <p ref={end} tabIndex={-1}>
            {isAsking ? text.questions.intro : found ? told.foundText : text.notFoundText}
          </p>
        )}
        {state === 'failed' && (
          <Alert tone="warn">
            {text.failed}{' '}
            <Button size="small" onClick={child.readAgain}>
              {text.tryAgain}
            </Button>
          </Alert>
        )}
        {state === 'read' && notes.some(Boolean) && (
          <Alert tone="warn">
            <ul className={styles.notes}>{notes.map((note) => note && <li key={note}>{note}</li>)}</ul>
          </Alert>
        )}
        {state === 'read' && <OtherChildren child={child} saved={saved} name={name} />}
      </div>
      {isAsking && (
        <LookQuestionCard
          questions={questions}
          portrait={reading ? portraitOf(reading, photos) : null}
          look={look}
          corrections={corrections}
          name={name}
          style={style}
          onChange={onChange}
        />
      )}
      {state !== 'reading' && !isAsking && (
        <LookEditor
          look={look}
          unsure={found ? new Set(unsureFields(reading, corrections)) : nothing}
          name={name}
          style={style}
          onChange={onChange}
        />
      )}
    </Card>
  );
}
