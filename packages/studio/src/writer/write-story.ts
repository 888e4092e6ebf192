import {
  type Draft,
  draftFaults,
  draftForm,
  readDraft,
  type Screenplay,
  screenplayFromDraft,
  StoryRefusal,
  type StoryRequest,
  writeScreenplay,
} from '@milestoon/story';
import {
  APICallError,
  generateText,
  jsonSchema,
  type ModelMessage,
  NoObjectGeneratedError,
  Output,
  RetryError,
} from 'ai';
import { jsonIn } from './json-in.ts';
import { languageModelOf } from './language-model.ts';
import { instructions, mendingOf, promptOf } from './prompt.ts';
import type { StoryModelSettings } from './settings.ts';

/** Longer than this nobody waits for words; the embedded writer needs none of it. */
const usualTimeoutMs = 180_000;
/** A plan of 500 characters takes about 4,000; a model that thinks first counts its thoughts among them. */
const mostTokens = 16_000;
/** So many faults are told at once. */
const mostFaults = 20;

/** Which model writes, and who hears that it did not. */
export interface StoryWriterOptions {
  settings: StoryModelSettings;
  /** Told why the embedded writer stood in, for all or for the words; never holds a key or a word of the family's. */
  onFallback(reason: string): void;
  /** Milliseconds for all attempts together. */
  timeoutMs?: number;
}

/** Writes the screenplay of an episode. */
export type WriteStory = (request: StoryRequest, signal: AbortSignal) => Promise<Screenplay>;

/**
 * A writer that asks a language model and holds its story against the family's words. A model is told its faults once
 * and may mend them. Words that still have faults are told by the embedded writer; on any failure, timeout or wrong
 * form it writes all.
 *
 * The returned function throws `StoryRefusal` for a text no film is made of, before anything is sent, and
 * the signal's reason when it is aborted.
 */
export function storyWriter({
  settings,
  onFallback,
  timeoutMs = usualTimeoutMs,
}: StoryWriterOptions): WriteStory {
  return async (request, signal) => {
    const embedded = writeScreenplay(request);
    const ask = asking(settings, AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]));
    try {
      const draft = await mended(request, ask);
      const { screenplay, ownWords, ownPictures } = screenplayFromDraft(request, draft);
      if (ownWords) onFallback(`draft refused: ${ownWords}`);
      else if (ownPictures) onFallback('draft without pictures');
      return screenplay;
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof StoryRefusal) throw error;
      onFallback(reasonOf(error));
      return embedded;
    }
  };
}

type Ask = (messages: ModelMessage[]) => Promise<string>;

/** What a model answers, as text: a server that leaves the form to chance may wrap it in words. */
function asking(settings: StoryModelSettings, abortSignal: AbortSignal): Ask {
  return async (messages) => {
    try {
      const { text } = await generateText({
        model: languageModelOf(settings),
        instructions,
        messages,
        output: Output.object({ schema: asked, name: 'story' }),
        maxOutputTokens: mostTokens,
        maxRetries: 1,
        abortSignal,
      });
      return text;
    } catch (error) {
      if (NoObjectGeneratedError.isInstance(error) && error.text) return error.text;
      throw error;
    }
  };
}

/** Asked strictly; what comes is read by `readDraft`. */
const asked = jsonSchema(draftForm as Parameters<typeof jsonSchema>[0]);

/** An answer that is no story, in the model's mending turn too. */
class NoStory extends Error {}

/** The draft of a model that was told its faults, if it had any. The first one stays where the second is worse. */
async function mended(request: StoryRequest, ask: Ask): Promise<Draft> {
  const messages: ModelMessage[] = [{ role: 'user', content: promptOf(request) }];
  const answer = await ask(messages);
  const first = read(request, answer);
  if (first?.faults.length === 0) return first.draft;
  const faults = first?.faults ?? [
    'it has not the form of a story: answer with one JSON object of the given schema',
  ];
  messages.push({ role: 'assistant', content: answer }, { role: 'user', content: mendingOf(faults) });
  // Whoever does not answer twice has answered once.
  const again = await ask(messages).catch((error: unknown) => {
    if (!first) throw error;
    return '';
  });
  const second = read(request, again);
  if (second && (!first || second.weight <= first.weight)) return second.draft;
  if (first) return first.draft;
  throw new NoStory();
}

interface ReadDraft {
  draft: Draft;
  /** For the model. */
  faults: string[];
  /** How bad they are: words that cannot be told weigh more than a picture that is missing. */
  weight: number;
}

function read(request: StoryRequest, answer: string): ReadDraft | null {
  const draft = readDraft(jsonIn(answer));
  if (!draft) return null;
  const { words, pictures } = draftFaults(request, draft);
  const told = words.map(({ fault, where }) => (where ? `${fault} (${where})` : fault));
  return {
    draft,
    faults: [...told, ...pictures].slice(0, mostFaults),
    weight: 100 * words.length + pictures.length,
  };
}

/** An error of a provider holds the request, and with it the family's text: only its kind is told. */
function reasonOf(error: unknown): string {
  if (RetryError.isInstance(error)) return reasonOf(error.lastError);
  if (APICallError.isInstance(error)) return `the provider answered ${error.statusCode ?? 'nothing'}`;
  if (NoObjectGeneratedError.isInstance(error) || error instanceof NoStory)
    return 'the answer has not the form of a story';
  if (error instanceof Error && /^(?:Timeout|Abort)Error$/.test(error.name)) return 'no answer in time';
  return error instanceof Error ? error.name : 'unknown';
}
