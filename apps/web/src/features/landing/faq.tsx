import { ChevronDown } from 'lucide-react';
import { useLanding } from './landing-texts.ts';
import styles from './landing.module.css';

export function Faq() {
  const { faq, questions } = useLanding().texts;
  return (
    <section id="faq" className={styles.section} aria-labelledby="faq-title">
      <h2 id="faq-title">{faq}</h2>
      <div className={styles.questions}>
        {questions.map(({ question, answer }) => (
          <details key={question}>
            <summary>
              {question}
              <ChevronDown aria-hidden="true" />
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
