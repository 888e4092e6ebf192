import { useTexts } from '../../lib/texts.tsx';
import { classes } from '../../ui/classes.ts';
import styles from './guest.module.css';
import type { Film } from './watch-films.tsx';

interface FilmChoiceProps {
  films: readonly Film[];
  /** The key of the one that is shown. */
  current: string;
  onChoose: (key: string) => void;
}

/** All films of a link, each with its picture. */
export function FilmChoice({ films, current, onChoose }: FilmChoiceProps) {
  const words = useTexts().sharing.page;
  return (
    <section aria-labelledby="films">
      <h2 id="films">{words.films}</h2>
      <ul className={styles.films}>
        {films.map(({ key, title, posterUrl }) => (
          <li key={key}>
            <button
              type="button"
              className={classes(styles.choice, key === current && styles.current)}
              aria-current={key === current || undefined}
              onClick={() => {
                onChoose(key);
                window.scrollTo({ top: 0 });
              }}
            >
              {posterUrl && <img src={posterUrl} alt="" loading="lazy" width="1280" height="720" />}
              <span>{title}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
