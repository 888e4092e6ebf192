import { Fragment, type ReactNode } from 'react';
import { Link } from './link.tsx';

const link = /\[([^\]]+)\]\(([^)]+)\)/;

/** A text of ours in which `[words](address)` is a link: where the words stand differs from language to language. */
export function LinkedText({ children }: { children: string }): ReactNode {
  // Every third part is an address, the one before it its words.
  const parts = children.split(link);
  return parts.map((part, at) => {
    if (at % 3 === 0) return <Fragment key={at}>{part}</Fragment>;
    if (at % 3 === 2) return null;
    const address = parts[at + 1] ?? '';
    return address.startsWith('/') ? (
      <Link key={at} to={address}>
        {part}
      </Link>
    ) : (
      <a key={at} href={address}>
        {part}
      </a>
    );
  });
}

/** The same without its links: for where only words fit. */
export const unlinked = (text: string): string => text.replaceAll(new RegExp(link, 'g'), '$1');
