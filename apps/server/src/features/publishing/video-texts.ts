import { product, seasonOf } from '@milestoon/domain';
import { type Language, loadTexts } from '@milestoon/domain/texts';
import type { PlaylistTexts } from './google/playlists.ts';
import type { VideoTexts } from './google/videos.ts';
import type { ToPublish } from './publications.repo.ts';

/** YouTube's limits: characters, and bytes of UTF-8. */
const longestTitle = 100;
const longestPlaylistTitle = 150;
const longestDescription = 5000;

/** YouTube refuses these two anywhere. */
const allowed = (text: string): string => text.replaceAll('<', '‹').replaceAll('>', '›');

/** At most `longest` UTF-16 units, no character cut in half. */
function shortened(text: string, longest: number): string {
  if (text.length <= longest) return text;
  let kept = '';
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (kept.length + segment.length > longest - 1) break;
    kept += segment;
  }
  return `${kept.trimEnd()}…`;
}

/** Finds a video again whose upload ended unheard. */
export const videoTag = (publicationId: string): string => `milestoon-${publicationId}`;
/** Finds the playlist of a child's season again. The first has no number: playlists are older than seasons. */
export const playlistMark = (childId: string, season: number): string =>
  season === 1 ? `milestoon-${childId}` : `milestoon-${childId}-season-${season}`;

/** Languages by YouTube's names. Its 'pt' is that of Brazil. */
const tags: Record<Language, string> = { en: 'en', pt: 'pt-PT', es: 'es' };

type InLanguages = Pick<ToPublish, 'language' | 'toldIn'>;

/** Beside a film stands its own language; beside one in a language we do not write, the parent's. */
const besideFilm = ({ language, toldIn }: InLanguages): Language =>
  toldIn === null || toldIn === 'other' ? language : toldIn;

/** What is spoken in a film, and written in its captions. */
export const spokenIn = (of: InLanguages): string => (of.toldIn === 'other' ? 'und' : tags[besideFilm(of)]);

type Told = InLanguages & Pick<ToPublish, 'id' | 'title' | 'description' | 'episodeNumber' | 'childName'>;

/** What stands beside a video, in the language it is told in. */
export async function videoTexts(of: Told): Promise<VideoTexts> {
  const language = besideFilm(of);
  const { publishing, episodes } = await loadTexts(language);
  const { video } = publishing;
  const number = new Intl.NumberFormat(language, { minimumIntegerDigits: 2, useGrouping: false });
  const description = [
    of.description,
    `${video.starring(of.childName)}\n${video.place(seasonOf(of.episodeNumber), of.episodeNumber)}`,
    video.disclosure(product.name),
  ].join('\n\n');
  return {
    title: shortened(allowed(episodes.numbered(of.title, number.format(of.episodeNumber))), longestTitle),
    // Four bytes a character at most.
    description: shortened(allowed(description), longestDescription / 4),
    tag: videoTag(of.id),
    language: tags[language],
    ...(of.toldIn === 'other' ? {} : { spoken: spokenIn(of) }),
  };
}

type Series = Pick<ToPublish, 'childId' | 'childName' | 'episodeNumber' | 'language'>;

export async function playlistTexts({
  childId,
  childName,
  episodeNumber,
  language,
}: Series): Promise<PlaylistTexts> {
  const { video } = (await loadTexts(language)).publishing;
  const season = seasonOf(episodeNumber);
  return {
    title: shortened(allowed(video.playlist(childName, season, product.name)), longestPlaylistTitle),
    description: `${allowed(video.playlistText(childName, season, product.name))}\n\n${playlistMark(childId, season)}`,
    defaultLanguage: tags[language],
  };
}
