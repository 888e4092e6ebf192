import { paths } from '../../lib/paths.ts';
import { useLanding } from './landing-texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { PageTitle } from '../../ui/page.tsx';
import styles from './hero.module.css';
import { Trailer } from './trailer/trailer.tsx';

export function Hero() {
  const { texts: landing } = useLanding();
  return (
    <section className={styles.hero}>
      <div className={styles.promise}>
        <PageTitle tab={landing.tab}>
          {landing.hero.title} <em>{landing.hero.titleEnd}</em>
        </PageTitle>
        <p>{landing.hero.promise}</p>
        <div className={styles.calls}>
          <ButtonLink to={paths.signUp} variant="primary" size="large">
            {landing.addChild}
          </ButtonLink>
          <a className={styles.more} href="#how-it-works">
            {landing.hero.more}
          </a>
        </div>
      </div>
      <Trailer />
      <Proof />
    </section>
  );
}

function Proof() {
  const { proof } = useLanding().texts;
  const facts = [proof.families, proof.speed, proof.season, proof.guarantee];
  return (
    <ul className={styles.proof} aria-label={proof.label}>
      {facts.map(([figure, words]) => (
        <li key={figure}>
          <strong>{figure}</strong> {words}
        </li>
      ))}
    </ul>
  );
}
