import { paths } from '../../lib/paths.ts';
import { useLanding } from './landing-texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './landing.module.css';

export function Closing() {
  const { addChild, closing } = useLanding().texts;
  return (
    <section className={styles.closing} aria-labelledby="closing-title">
      <h2 id="closing-title">{closing.title}</h2>
      <p>{closing.text}</p>
      <ButtonLink to={paths.signUp} variant="primary" size="large">
        {addChild}
      </ButtonLink>
    </section>
  );
}
