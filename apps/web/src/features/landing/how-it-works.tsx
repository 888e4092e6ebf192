import { animationStyleKeys } from '@milestoon/domain';
import type { ReactNode } from 'react';
import { useLanding } from './landing-texts.ts';
import styles from './how-it-works.module.css';
import sections from './landing.module.css';
import { avatar, episode, photo } from './pictures.ts';

export function HowItWorks() {
  const { texts } = useLanding();
  const { steps, howItWorks } = texts;
  return (
    <section id="how-it-works" className={sections.section} aria-labelledby="how-title">
      <h2 id="how-title">{howItWorks}</h2>
      <p className={sections.lead}>{steps.lead}</p>
      <ol className={styles.steps}>
        <Step number={1} words={steps.show}>
          <img
            className={styles.photo}
            src={photo}
            alt={steps.show.picture}
            width="448"
            height="448"
            loading="lazy"
          />
        </Step>
        <Step number={2} words={steps.pick}>
          <div className={styles.avatars}>
            {animationStyleKeys.map((style) => (
              <img
                key={style}
                src={avatar(style)}
                alt={steps.pick.picture(texts.styles[style])}
                width="232"
                height="232"
                loading="lazy"
              />
            ))}
          </div>
        </Step>
        <Step number={3} words={steps.tell}>
          <img
            className={styles.episode}
            src={episode}
            alt={steps.tell.picture}
            width="640"
            height="360"
            loading="lazy"
          />
        </Step>
      </ol>
      <p className={sections.finePrint}>{steps.note}</p>
    </section>
  );
}

interface StepProps {
  number: number;
  words: { title: string; text: string };
  children: ReactNode;
}

function Step({ number, words, children }: StepProps) {
  return (
    <li>
      <div className={styles.picture}>{children}</div>
      <div className={styles.words}>
        <h3>
          <b aria-hidden="true">{number}</b>
          {words.title}
        </h3>
        <p>{words.text}</p>
      </div>
    </li>
  );
}
