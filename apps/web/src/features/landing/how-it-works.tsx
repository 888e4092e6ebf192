import { Camera, Clapperboard, type LucideIcon, Palette } from 'lucide-react';
import styles from './landing.module.css';

interface Step {
  icon: LucideIcon;
  title: string;
  text: string;
}

const steps: Step[] = [
  {
    icon: Camera,
    title: 'Show us your child',
    text: 'One to four photos are enough. They stay private and are deleted once the avatar is drawn.',
  },
  {
    icon: Palette,
    title: 'Pick a style and an avatar',
    text: 'Anime, Adventure, Classic or Fantasy. We draw four avatars, and you keep the one that feels right.',
  },
  {
    icon: Clapperboard,
    title: 'Tell what happened',
    text: 'A title, a few sentences, a photo or two. Out comes an episode with voices, music and captions.',
  },
];

export function HowItWorks() {
  return (
    <section id="how-it-works" className={styles.section} aria-labelledby="how-title">
      <h2 id="how-title">How it works</h2>
      <ol className={styles.steps}>
        {steps.map(({ icon: Icon, title, text }, index) => (
          <li key={title}>
            <span className={styles.stepIcon}>
              <Icon aria-hidden="true" />
              <b>{index + 1}</b>
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <p className={styles.aside}>
        Twelve milestones make a season. Every episode is yours to watch or download.
      </p>
    </section>
  );
}
