import type { Kept } from './kept.ts';
import type { Submission } from './parents.ts';

/** A line of the ledger: what has to hold, what there is, and whether it does. */
export interface Entry {
  what: string;
  found: string;
  holds: boolean;
}

const candidatesEach = 4;

const entry = (what: string, faults: string[], found: string): Entry => ({
  what,
  found: faults.length === 0 ? found : `${found}; ${faults.slice(0, 5).join(', ')}`,
  holds: faults.length === 0,
});

/** Compares what parents were told with what is kept. Nothing waits or runs any more when this is read. */
export function drawUp(
  submissions: Submission[],
  kept: Kept,
  mails: ReadonlyMap<string, number>,
  moved: number,
): Entry[] {
  const { episodes, files, objects } = kept;
  const byTitle = Map.groupBy(episodes, ({ title }) => title);
  const taken = submissions.filter(({ episodeId }) => episodeId !== undefined);
  const refused = submissions.filter((one) => one.refused !== undefined);
  const completed = episodes.filter(({ status }) => status === 'completed');
  const failed = episodes.filter(({ status, failure }) => status === 'failed' && failure !== null);

  const astray = taken.filter(
    ({ title, episodeId }) => !byTitle.get(title)?.some(({ id }) => id === episodeId),
  );
  const doubled = [...byTitle].filter(([, same]) => same.length > 1).map(([title]) => title);
  const unknown = episodes.filter(({ title }) => !taken.some((one) => one.title === title));
  const torn = completed.flatMap(({ files: keys, title }) =>
    keys
      .map((key) => `episodes/${key}`)
      .filter((key) => !objects.has(key) || objects.get(key) !== files.get(key))
      .map(
        (key) =>
          `${title}: ${key.replace(/^.*\//, '')} ${files.get(key)} in the books, ${objects.get(key)} there`,
      ),
  );
  const incomplete = completed.filter((one) => one.files.length < (kept.withoutTrailer.has(one.id) ? 3 : 4));
  const withoutObject = [...files]
    .filter(([key, bytes]) => bytes > 0 && !objects.has(key))
    .map(([key]) => key);
  const withoutRow = [...objects.keys()].filter((key) => !files.has(key));
  const ofEach = episodes.flatMap(({ title, status, notices }) => {
    const wanted = status === 'completed' ? 'episode-ready' : 'episode-failed';
    const right = notices[wanted] === 1 && Object.keys(notices).length === 1;
    return right ? [] : [`${title}: ${JSON.stringify(notices)}`];
  });
  const toMail = kept.notifications.filter(({ kind }) => kind.startsWith('episode-')).map(({ id }) => id);
  const wrongMails = toMail.filter((id) => mails.get(id) !== 1).map((id) => `${mails.get(id) ?? 0} times`);
  const twice = [...mails].filter(([, count]) => count > 1).map(([id]) => id);
  const families = kept.families.filter(
    ({ children, candidates, subscriptions }) =>
      children !== 1 || candidates !== candidatesEach || subscriptions.join() !== 'active',
  );
  const waiting = Object.entries(kept.underWay).map(([queue, count]) => `${queue} ${count}`);

  return [
    entry(
      'submitted = completed + failed with a reason',
      taken.length === completed.length + failed.length ? [] : ['they differ'],
      `${submissions.length} sent, ${refused.length} refused; ${taken.length} = ${completed.length} + ${failed.length}`,
    ),
    entry(
      'each is the episode that the parent was told of',
      astray.map(({ title }) => title),
      `${taken.length} looked up`,
    ),
    entry(
      'no episode twice, none that nobody sent',
      [...doubled, ...unknown.map(({ title }) => title)],
      `${episodes.length} episodes`,
    ),
    entry('every file of a film is in the bucket, whole', torn, `${completed.length} films`),
    entry(
      'every film has captions and poster, and a trailer unless that was given up',
      incomplete.map(({ title }) => title),
      `${completed.length} films`,
    ),
    entry('nothing in the books without its object', withoutObject, `${files.size} in the books`),
    entry('no object twice or that the books do not know', withoutRow, `${objects.size} objects`),
    entry('one alert an episode', ofEach, `${kept.notifications.length} alerts`),
    entry('one mail an alert, no mail twice', [...wrongMails, ...twice], `${mails.size} mails`),
    entry(
      'no payment lost or doubled: one child, four avatars, one active subscription each',
      families.map(({ email, subscriptions }) => `${email} ${subscriptions.join('+')}`),
      `${moved} families`,
    ),
    entry('nothing waits or runs', waiting, 'all queues'),
  ];
}
