/** The process that joins the films of a season: started by index.ts. */
import { importCompiled } from '../compile-cache.ts';
import { answerParent, niceness } from '../processes/answer-parent.ts';
import type { JoinedSeason, SeasonRequest } from './season.ts';

answerParent<SeasonRequest, JoinedSeason, number>(niceness.background, async (request, report) => {
  const [{ joinFilms }, { fileMetadata }] = await importCompiled(() =>
    Promise.all([import('../export/join-films.ts'), import('../production/metadata.ts')]),
  );
  return joinFilms({
    films: request.films,
    file: request.file,
    metadata: fileMetadata(request),
    onProgress: report,
  });
});
