import styles from './premiere.module.css';

const count = 70;
/** The same scraps every time: what falls where is told by their number. */
const spread = (index: number, by: number): number => (index * by) % 1;

/** Scraps of paper in the colours of the style, over the whole window. */
export function Confetti() {
  return (
    <div className={styles.confetti} aria-hidden="true">
      {Array.from({ length: count }, (_, i) => (
        <span
          key={i}
          className={styles.scrap}
          style={{
            left: `${spread(i, 0.618) * 100}%`,
            backgroundColor: `var(--confetti-${(i % 4) + 1})`,
            animationDelay: `${spread(i, 0.377) * 900}ms`,
            animationDuration: `${1600 + spread(i, 0.731) * 1400}ms`,
            rotate: `${spread(i, 0.271) * 360}deg`,
          }}
        />
      ))}
    </div>
  );
}
