import type { NotificationKind } from '../../notifications.ts';
import type { Language, Texts } from '../index.ts';

/** What a notification is about, as far as it is known. */
export interface Subject {
  childName: string | null;
  episode: { title: string; episodeNumber: number | null } | null;
  /** When what is announced will happen. */
  dueAt: Date | null;
  /** A browser in a few names; null when nobody knows. */
  device: string | null;
  /** How many hellos came back for a film; null where it was one. */
  hellos: number | null;
}

/** The blanks of a notification's text, filled in words. */
export interface About {
  /** Null where the child is not named: on a locked screen, or for a payment for no child. */
  child: string | null;
  episode: string;
  date: string;
  device: string;
  hellos: string;
}

/** A notification in words, with what the button says that leads on. */
export interface Telling {
  title: string;
  text: string;
  action: string;
}

/** Tells a notification in a language: in the app, in a mail and on a device. */
export function tell(texts: Texts, language: Language, kind: NotificationKind, subject: Subject): Telling {
  const { episode, dueAt, hellos } = subject;
  const { told, severalHellos } = texts.notifications;
  const { title, text, action } = kind === 'film-hello' && hellos !== null ? severalHellos : told[kind];
  const number = new Intl.NumberFormat(language, { minimumIntegerDigits: 2, useGrouping: false });
  const about: About = {
    child: subject.childName,
    episode:
      episode === null || episode.episodeNumber === null
        ? (episode?.title ?? '')
        : texts.episodes.numbered(episode.title, number.format(episode.episodeNumber)),
    date: dueAt
      ? new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(dueAt)
      : '',
    device: subject.device ?? '',
    hellos: new Intl.NumberFormat(language).format(hellos ?? 1),
  };
  return { title, text: text(about), action };
}

/** The text where no button stands below it, as in the list and on a device: a colon would lead to nothing. */
export const withoutButton = (text: string): string => text.replace(/:$/, '.');
