import { type FormEvent, useState } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import styles from './landing.module.css';

const chanceOfFree = 0.7;

/** Simulated on purpose: a bit of play before anyone signs up, and the small print says so. */
export function NameGame() {
  const [name, setName] = useState('');
  const [result, setResult] = useState<{ name: string; free: boolean } | null>(null);

  const check = (event: FormEvent): void => {
    event.preventDefault();
    const wanted = name.trim();
    if (wanted) setResult({ name: wanted, free: Math.random() < chanceOfFree });
  };

  return (
    <section className={styles.section} aria-labelledby="name-title">
      <div className={styles.game}>
        <h2 id="name-title">Is the star's name still free?</h2>
        <form onSubmit={check}>
          <TextField
            label="Your child's name"
            value={name}
            maxLength={60}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
          />
          <Button type="submit" variant="primary">
            Check the name
          </Button>
        </form>
        {result?.free && (
          <Alert tone="good">“{result.name}” is available! In our game the name is held for 24 hours.</Alert>
        )}
        {result && !result.free && (
          <Alert tone="warn">“{result.name}” is already a star. Try a nickname, or simply ask again!</Alert>
        )}
        <p className={styles.finePrint}>
          This is just a game: the answer is random, nothing is reserved, and every child may keep its name.
        </p>
      </div>
    </section>
  );
}
