import { client } from './api.ts';
import { allTakes, forgetTakes, placeOfEpisode } from './kept-takes.ts';

/** Deletes a child, and what was recorded on this device for its films: which they are is known only before. */
export async function forgettingTakesOf<Answer>(
  childId: string,
  remove: () => Promise<Answer>,
): Promise<Answer> {
  const films = (await allTakes()).length > 0 ? await client.episodes.list() : [];
  const places = films.filter((film) => film.childId === childId).map(({ id }) => placeOfEpisode(id));
  const answer = await remove();
  await Promise.all(places.map(forgetTakes));
  return answer;
}
