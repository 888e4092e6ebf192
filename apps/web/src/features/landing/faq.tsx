import { ChevronDown } from 'lucide-react';
import { useTexts } from '../../lib/texts.tsx';
import styles from './landing.module.css';

export function Faq() {
  const { faq, questions } = useTexts().landing;
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
