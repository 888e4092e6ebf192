import { classes } from '../ui/classes.ts';
import styles from './film-shelf.module.css';

interface FilmShelfProps {
  films: readonly { key: string; title: string; posterUrl: string | null }[];
  /** The key of the one that is shown, if one is. */
  current?: string;
  onChoose: (key: string) => void;
}

/** Films beside each other, each with its picture. */
export function FilmShelf({ films, current, onChoose }: FilmShelfProps) {
  return (
    <ul className={styles.films}>
      {films.map(({ key, title, posterUrl }) => (
        <li key={key}>
          <button
            type="button"
            className={classes(styles.film, key === current && styles.current)}
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
  );
}
