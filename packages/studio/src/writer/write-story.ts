import {
  DraftRefusal,
  draftSchema,
  type Screenplay,
  screenplayFromDraft,
  StoryRefusal,
  type StoryRequest,
  writeScreenplay,
} from '@milestoon/story';
import { APICallError, generateText, NoObjectGeneratedError, Output, RetryError } from 'ai';
import { languageModelOf } from './language-model.ts';
import { instructions, promptOf } from './prompt.ts';
import type { StoryModelSettings } from './settings.ts';

/** Longer than this nobody waits for words; the embedded writer needs none of it. */
const usualTimeoutMs = 60_000;

/** Which model writes, and who hears that it did not. */
export interface StoryWriterOptions {
  settings: StoryModelSettings;
  /** Told why the embedded writer stood in; never holds a key or a word of the family's. */
  onFallback(reason: string): void;
  /** Milliseconds for all attempts together. */
  timeoutMs?: number;
}

/** Writes the screenplay of an episode. */
export type WriteStory = (request: StoryRequest, signal: AbortSignal) => Promise<Screenplay>;

/**
 * A writer that asks a language model and holds its story against the family's words. On any failure,
 * timeout, wrong form or fault of the story the embedded writer writes instead.
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
    try {
      const { output } = await generateText({
        model: languageModelOf(settings),
        instructions,
        prompt: promptOf(request),
        output: Output.object({ schema: draftSchema, name: 'story' }),
        maxOutputTokens: 4000,
        maxRetries: 1,
        abortSignal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      });
      return screenplayFromDraft(request, output);
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof StoryRefusal) throw error;
      onFallback(reasonOf(error));
      return embedded;
    }
  };
}

/** An error of a provider holds the request, and with it the family's text: only its kind is told. */
function reasonOf(error: unknown): string {
  if (error instanceof DraftRefusal) return error.message;
  if (RetryError.isInstance(error)) return reasonOf(error.lastError);
  if (APICallError.isInstance(error)) return `the provider answered ${error.statusCode ?? 'nothing'}`;
  if (NoObjectGeneratedError.isInstance(error)) return 'the answer has not the form of a story';
  if (error instanceof Error && /^(?:Timeout|Abort)Error$/.test(error.name)) return 'no answer in time';
  return error instanceof Error ? error.name : 'unknown';
}
