import styles from './season.module.css';

const pieces = 28;
const colors = ['var(--coral)', 'var(--sun)', 'var(--mint)', 'var(--sky)', 'var(--lilac)'];

/** Falls once. Whoever wants no motion sees none. */
export function Confetti() {
  return (
    <div className={styles.confetti} aria-hidden="true">
      {Array.from({ length: pieces }, (_, i) => (
        <span
          key={i}
          style={{
            // Spread evenly, in an order that looks like none.
            left: `${((i * 37) % pieces) * (100 / pieces)}%`,
            backgroundColor: colors[i % colors.length],
            animationDelay: `${((i * 17) % pieces) * 40}ms`,
          }}
        />
      ))}
    </div>
  );
}
