import type { AnimationStyle } from '@milestoon/domain';
import type { Look } from '@milestoon/look';
import { useEffect, useRef } from 'react';
import { useTexts } from '../lib/texts.tsx';
import { Button } from '../ui/button.tsx';
import { CharacterCanvas } from '../ui/character-canvas.tsx';
import { ChoiceCards } from '../ui/choice.tsx';
import { cutOf, isCloseUp, type Portrait } from './face-cut.ts';
import styles from './look-question-card.module.css';
import type { LookAnswer } from './look-questions.ts';
import { lookOptions } from './look-words.ts';
import type { OpenQuestions } from './use-look-questions.ts';

interface LookQuestionCardProps {
  questions: OpenQuestions;
  portrait: Portrait | null;
  look: Look;
  /** What the parent has set by hand. */
  corrections: Partial<Look>;
  name: string;
  style: AnimationStyle;
  onChange: (part: Partial<Look>) => void;
}

const percent = (share: number): string => `${100 * share}%`;

/** One question about the look: the child in the photo, the child as drawn, and the answers as drawn heads. */
export function LookQuestionCard(props: LookQuestionCardProps) {
  const { questions, portrait, look, corrections, name, style, onChange } = props;
  const { look: text } = useTexts().children;
  const card = useRef<HTMLDivElement>(null);
  const { question, number, total, isLast } = questions;
  // The button that was pressed asks something else now: readers of screens begin with the new question.
  useEffect(() => {
    if (number > 1) card.current?.focus();
  }, [number]);
  if (!question) return null;

  const { field, answers } = question;
  const words = text.questions;
  const position = words.position(number, total);
  const options: readonly { value: LookAnswer; label: string }[] = lookOptions(text)[field];
  const cut = portrait && cutOf(portrait, field);
  const near = isCloseUp(field) ? styles.near : undefined;
  return (
    <div
      ref={card}
      className={styles.question}
      tabIndex={-1}
      role="group"
      aria-label={`${position}. ${words[field](name)}`}
    >
      {total > 1 && <p className={styles.position}>{position}</p>}
      <div className={styles.pair}>
        {portrait && cut && (
          <figure>
            <div className={styles.window}>
              <img
                src={portrait.photo.url}
                alt={words.photo(name)}
                style={{
                  left: percent(cut.left),
                  top: percent(cut.top),
                  width: percent(cut.width),
                  height: percent(cut.height),
                }}
              />
            </div>
            <figcaption>{words.inPhoto}</figcaption>
          </figure>
        )}
        <figure>
          <div className={near}>
            <CharacterCanvas look={look} style={style} label={text.preview(name)} />
          </div>
          <figcaption>{words.drawn}</figcaption>
        </figure>
      </div>
      <div className={styles.answers}>
        <ChoiceCards
          legend={<span className={styles.asked}>{words[field](name)}</span>}
          value={corrections[field] ?? null}
          onChange={(value) => onChange({ [field]: value })}
          options={answers.map((value) => ({
            value,
            name: options.find((option) => option.value === value)?.label ?? value,
            picture: (
              <div className={near}>
                <CharacterCanvas look={{ ...look, [field]: value }} style={style} />
              </div>
            ),
          }))}
        />
        <div className={styles.actions}>
          {corrections[field] === undefined ? (
            <Button onClick={questions.next}>{words.notSure}</Button>
          ) : (
            <Button variant="primary" onClick={questions.next}>
              {isLast ? words.done : words.next}
            </Button>
          )}
          <Button variant="quiet" onClick={questions.end}>
            {words.more}
          </Button>
        </div>
      </div>
    </div>
  );
}
