import { useEffect, useRef } from 'react';
import styles from './storyboard.module.css';

/** One drawn picture, or the place where it will be. What it shows is told beside it. */
export function Still({ picture }: { picture: ImageBitmap | undefined }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const target = canvas.current;
    if (!target || !picture) return;
    target.width = picture.width;
    target.height = picture.height;
    target.getContext('2d')?.drawImage(picture, 0, 0);
    target.dataset.drawn = 'true';
  }, [picture]);
  return <canvas ref={canvas} className={styles.still} aria-hidden="true" />;
}
