import { animationStyles } from '@milestoon/domain';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { CharacterCanvas } from '../../ui/character-canvas.tsx';
import { PageTitle } from '../../ui/page.tsx';
import { heroLook } from './hero-look.ts';
import styles from './landing.module.css';

const moods = [
  { variant: 0, emotion: 'happy' },
  { variant: 1, emotion: 'laughing' },
  { variant: 2, emotion: 'proud' },
  { variant: 1, emotion: 'happy' },
] as const;

export function Hero() {
  return (
    <section className={styles.hero}>
      <div className={styles.promise}>
        <PageTitle tab="Your child's real life as an animated series">
          Their little big days, <em>animated</em>.
        </PageTitle>
        <p>
          First steps, first bike ride, the day the tooth fell out. Add a few photos and tell us what
          happened. Your child becomes the hero of an animated, narrated episode.
        </p>
        <div className={styles.calls}>
          <ButtonLink to={paths.signUp} variant="primary" size="large">
            Add Child
          </ButtonLink>
          <a className={styles.more} href="#how-it-works">
            See how it works
          </a>
        </div>
      </div>
      <ul className={styles.gallery} aria-label="One child in four drawing styles">
        {animationStyles.map((style, index) => (
          <li key={style.key} className={styles.print}>
            <CharacterCanvas
              look={heroLook}
              style={style.key}
              variant={moods[index]?.variant}
              emotion={moods[index]?.emotion}
              label={`A child drawn as ${style.name}`}
            />
            <span>{style.name}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
