import type { AnimationStyle } from '@milestoon/domain';
import type { Look, LookReading } from '@milestoon/film/look';
import { useTexts } from '../../lib/texts.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import styles from './child-setup.module.css';
import { LookEditor } from './look-editor.tsx';
import { photoNote, showsFace } from './photo-notes.ts';

interface LookSectionProps {
  reading: LookReading | undefined;
  state: 'reading' | 'read' | 'failed';
  look: Look;
  /** What the parent has set by hand. */
  corrections: Partial<Look>;
  name: string;
  style: AnimationStyle;
  onChange: (part: Partial<Look>) => void;
  onRetry: () => void;
}

const enough = 0.5;
const nothing: ReadonlySet<string> = new Set();

const unsureFields = (reading: LookReading, corrections: Partial<Look>): ReadonlySet<string> =>
  new Set(
    Object.entries(reading.confidence)
      .filter(([field, confidence]) => (confidence ?? 1) < enough && !(field in corrections))
      .map(([field]) => field),
  );

/** What the photos told, what they did not, and the means to set it right. */
export function LookSection(props: LookSectionProps) {
  const { reading, state } = props;
  const texts = useTexts();
  const { look: text, form } = texts.children;
  const notes = (reading?.photos ?? []).map((photo, index) => photoNote(photo.finding, index + 1, texts));
  const found = reading !== undefined && showsFace(reading);
  return (
    <Card>
      <div className={styles.readHead} aria-live="polite">
        {state === 'reading' ? (
          <h2>
            <Spinner /> {form.reading}
          </h2>
        ) : (
          <h2>{found ? text.found : text.notFound}</h2>
        )}
        {state === 'read' && <p>{found ? text.foundText : text.notFoundText}</p>}
        {state === 'failed' && (
          <Alert tone="warn">
            {text.failed}{' '}
            <Button size="small" onClick={props.onRetry}>
              {text.tryAgain}
            </Button>
          </Alert>
        )}
        {state === 'read' && notes.some(Boolean) && (
          <Alert tone="warn">
            <ul className={styles.notes}>{notes.map((note) => note && <li key={note}>{note}</li>)}</ul>
          </Alert>
        )}
      </div>
      {state !== 'reading' && (
        <LookEditor
          look={props.look}
          unsure={found ? unsureFields(reading, props.corrections) : nothing}
          name={props.name}
          style={props.style}
          onChange={props.onChange}
        />
      )}
    </Card>
  );
}
