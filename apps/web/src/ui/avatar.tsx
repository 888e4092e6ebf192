import { thumbnail } from '../lib/thumbnail.ts';
import styles from './avatar.module.css';
import { classes } from './classes.ts';
import placeholder from './no-avatar.svg';

interface AvatarProps {
  url: string | null;
  size?: 'small' | 'medium' | 'large';
}

/** The picture of a child, or the same one of all while there is none. Decorative: the name stands beside it. */
export function Avatar({ url, size = 'medium' }: AvatarProps) {
  return (
    <img
      className={classes(styles.avatar, size !== 'medium' && styles[size])}
      src={url ? thumbnail(url) : placeholder}
      alt=""
      width="128"
      height="128"
    />
  );
}
