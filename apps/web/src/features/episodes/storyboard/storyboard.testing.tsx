import type { Storyboard as Board } from '@milestoon/contract';
import { MemoryRouter } from 'react-router';
import { json, serve } from '../../../../test/fake-server.ts';
import { render } from '../../../../test/render.tsx';
import { Providers } from '../../../providers.tsx';
import { StoryboardCard } from './storyboard-card.tsx';

const moment: Board['moments'][number] = {
  told: [0, 24],
  words: 'Mia kicked the ball',
  frame: 40,
  leftOut: false,
  unsure: [],
  who: ['hero'],
  does: 'kick',
  things: [{ picture: 'soccer-ball', label: 'ball' }],
  place: 'garden',
  time: null,
  weather: null,
  feeling: 'happy',
  corrected: null,
};
/** A storyboard of one moment. */
export const board = (part: Partial<Board> = {}, changed: Partial<typeof moment> = {}): Board => ({
  film: null,
  moments: [{ ...moment, ...changed }],
  unpictured: [],
  people: [
    { id: 'hero', name: 'Mia' },
    { id: 'grandma', name: 'Grandma' },
  ],
  isOpen: false,
  isChanged: false,
  ...part,
});

/** The card of episode e1, whose words are 'lol'; `bodies` are the corrections that were sent. */
export function open(isFinished: boolean, answers: Parameters<typeof serve>[0] = {}, first = board()) {
  const bodies: unknown[] = [];
  const calls = serve({
    'GET /api/episodes/e1/storyboard': () => json(first),
    'PUT /api/episodes/e1/storyboard': async (request) => {
      const body = await request.json();
      bodies.push(body.whole ? { ...body.correction, whole: true } : body.correction);
      return json(board({ isChanged: true }, { leftOut: body.correction.leaveOut === true }));
    },
    'GET /api/pictures': () =>
      json([
        {
          picture: 'kite',
          label: 'kite',
          shapes: [
            {
              color: '#f00',
              rings: [
                [
                  [0, 0],
                  [0.5, 0],
                  [0, 0.5],
                ],
              ],
            },
          ],
        },
      ]),
    ...answers,
  });
  const shown = (finished: boolean) => (
    <MemoryRouter>
      <Providers>
        <StoryboardCard
          episodeId="e1"
          words="lol"
          phase={String(finished)}
          isFinished={finished}
          onOpen={() => {}}
        />
      </Providers>
    </MemoryRouter>
  );
  const { rerender } = render(shown(isFinished));
  return { calls, bodies, finish: () => rerender(shown(true)) };
}
