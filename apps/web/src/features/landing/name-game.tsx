import { type FormEvent, useState } from 'react';
import { holdStarName } from '../../lib/star-name.ts';
import { useLanding } from './landing-texts.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import styles from './landing.module.css';
import { checkName, type NameAnswer } from './name-check.ts';
import { useTyped } from './use-typed.ts';

/** Simulated on purpose: a bit of play before anyone signs up, and the small print says so. */
export function NameGame({ chance = Math.random }: { chance?: () => number }) {
  const { nameGame: words } = useLanding().texts;
  const { typed, setTyped, field } = useTyped();
  const [answer, setAnswer] = useState<NameAnswer>();

  const check = (event: FormEvent): void => {
    event.preventDefault();
    const checked = checkName(typed, chance);
    if (!checked) return;
    setAnswer(checked);
    if (checked.free) holdStarName(checked.name);
  };

  return (
    <section className={styles.section} aria-labelledby="name-title">
      <div className={styles.game}>
        <h2 id="name-title">{words.title}</h2>
        <form onSubmit={check}>
          <TextField
            ref={field}
            name="checked-name"
            label={words.label}
            value={typed}
            maxLength={60}
            autoComplete="off"
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button type="submit" variant="primary" data-press="name-check">
            {words.check}
          </Button>
        </form>
        {answer && (
          <Alert tone={answer.free ? 'good' : 'warn'}>
            {answer.free ? words.free(answer.name) : words.taken(answer.name)}
          </Alert>
        )}
        <p className={styles.finePrint}>{words.finePrint}</p>
      </div>
    </section>
  );
}
