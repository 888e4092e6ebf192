import styles from './episodes.module.css';

/** A film's picture in a list. Its title stands beside it, so that readers of screens need no words for it. */
export function Poster({ url }: { url: string }) {
  return <img className={styles.poster} src={url} alt="" loading="lazy" width="1280" height="720" />;
}
