import { pronounce } from '../flite.ts';

/** How a parent wants a name to be said: written in a story, and spelled by its sound in English. */
export interface SaidName {
  name: string;
  /** Syllables may be parted by hyphens, the stressed one in capitals: 'joo-WOW'. */
  soundsLike: string;
}

/** Spoken words by the written word in lower case. */
export type SpokenNames = ReadonlyMap<string, string>;

const vowel = /^(aa|ae|ah|ao|aw|ax|ay|eh|er|ey|ih|iy|ow|oy|uh|uw)$/;

/** One word between slashes, the stress on the syllable in capitals, else on the first. */
async function phonesOf(soundsLike: string): Promise<string | undefined> {
  const syllables = soundsLike
    .split('-')
    .map((syllable) => syllable.normalize('NFD').replace(/[^A-Za-z']/g, ''))
    .filter((syllable) => syllable !== '');
  const loud = syllables.findIndex((syllable) => syllable.length > 1 && syllable === syllable.toUpperCase());
  const sounds = await pronounce(syllables.map((syllable) => syllable.toLowerCase()));
  const stressed = syllables.length > 1 && loud >= 0 ? loud : 0;
  const phones = sounds.flatMap((syllable, i) => {
    const at = i === stressed ? syllable.findIndex((phone) => vowel.test(phone)) : -1;
    return syllable.map((phone, j) => (j === at ? `${phone === 'ax' ? 'ah' : phone}1` : phone));
  });
  return phones.length > 0 ? `/${phones.join(' ')}/` : undefined;
}

/**
 * The words of the names and how each is said. Where a name has as many words as its spelling they belong
 * together; else the spelling is that of the first word, which stands for the child in every story.
 */
export async function spokenNames(names: readonly SaidName[]): Promise<SpokenNames> {
  const spoken = new Map<string, string>();
  for (const { name, soundsLike } of names) {
    const written = name.toLowerCase().normalize('NFC').split(/\s+/).filter(Boolean);
    const parts = soundsLike.trim().split(/\s+/).filter(Boolean);
    const matched = written.length === parts.length ? parts : [parts.join('-')];
    for (const [i, part] of matched.entries()) {
      const word = written[i];
      const phones = word && (await phonesOf(part));
      if (word && phones) spoken.set(word, phones);
    }
  }
  return spoken;
}
