import type { PlannedScene } from '../directing/scene-plan.ts';
import type { StoryRequest } from '../request.ts';
import type { Screenplay } from '../screenplay.ts';
import type { Line } from '../telling/tell.ts';
import { readStory, screenplayOf } from '../write-screenplay.ts';
import { draftFault } from './draft-faults.ts';
import type { Draft } from './draft-schema.ts';

/** A draft that does not become a film; `fault` says why in words without any of the family's. */
export class DraftRefusal extends Error {
  readonly fault: string;

  constructor(fault: string) {
    super(`draft refused: ${fault}`);
    this.name = 'DraftRefusal';
    this.fault = fault;
  }
}

type DraftLine = Draft['scenes'][number]['lines'][number];

/** Which part of the story a line is, from where it stands. */
const partsOf = (lines: readonly DraftLine[]): Line['part'][] =>
  lines.map(({ sentence }, i) =>
    sentence !== null ? 'told' : i === lines.length - 1 ? 'closing' : 'feeling',
  );

/**
 * The screenplay of a model's draft: reviewed, then staged by the same hand as the embedded writer's.
 *
 * @throws {DraftRefusal} for a draft that leaves the facts, the length or the tone
 * @throws {StoryRefusal} when the family's own text is one no film is made of
 */
export function screenplayFromDraft(request: StoryRequest, draft: Draft): Screenplay {
  const story = readStory(request);
  const fault = draftFault(draft, story);
  if (fault !== null) throw new DraftRefusal(fault);
  const parts = partsOf(draft.scenes.flatMap(({ lines }) => lines));
  let index = -1;
  const planned = draft.scenes.map(
    ({ lines, ...scene }): PlannedScene => ({
      ...scene,
      lines: lines.map(({ speaker, text, sentence }): Line => {
        index += 1;
        return {
          speaker,
          text: text.trim(),
          part: parts[index] ?? 'told',
          ...(sentence === null ? {} : { source: sentence }),
        };
      }),
    }),
  );
  return screenplayOf(story, planned);
}
