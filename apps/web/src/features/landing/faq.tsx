import { ChevronDown } from 'lucide-react';
import { LinkedText } from '../../lib/linked-text.tsx';
import { useSite } from '../../lib/site.ts';
import { useLanding } from './landing-texts.ts';
import styles from './landing.module.css';

export function Faq() {
  const { faq, questions } = useLanding().texts;
  const site = useSite();
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
            <p>
              <LinkedText>{typeof answer === 'string' ? answer : answer(site)}</LinkedText>
            </p>
          </details>
        ))}
      </div>
    </section>
  );
}
