import { ChevronDown } from 'lucide-react';
import styles from './landing.module.css';

const questions = [
  {
    question: 'What happens to my photos?',
    answer:
      'They are stored privately, used only to draw your child and tell your stories, and the photos of your child are deleted within about 30 days after the avatar was chosen.',
  },
  {
    question: 'How long does an episode take?',
    answer:
      'A minute of film is usually drawn in under two minutes. You can leave the page meanwhile; the progress is there when you come back.',
  },
  {
    question: 'Who can see the episodes?',
    answer:
      'Only you, unless you share them. Download the video, or put it on a video platform as private, unlisted or public.',
  },
  {
    question: 'Can I change the avatar later?',
    answer:
      'The avatar stays, so that your child remains recognisable from the first episode to the last. The drawing style can change once per calendar month.',
  },
  {
    question: 'Do I need to be good at writing?',
    answer: 'No. Write as you would tell a friend. We turn your sentences into scenes and leave nothing out.',
  },
];

export function Faq() {
  return (
    <section id="faq" className={styles.section} aria-labelledby="faq-title">
      <h2 id="faq-title">FAQ</h2>
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
