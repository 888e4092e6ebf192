import type { Screenplay, StoryRequest } from '@milestoon/story';
import { storyWriter } from '@milestoon/studio/writer';

/** The language model that an environment sets, as the server's own settings choose it; says where another hand wrote. */
export function modelWriter({
  ANTHROPIC_API_KEY,
  OPENAI_API_KEY,
  STORY_MODEL: model,
  STORY_MODEL_URL: baseUrl,
}: NodeJS.ProcessEnv): (request: StoryRequest) => Promise<Screenplay> {
  const apiKey = ANTHROPIC_API_KEY ?? OPENAI_API_KEY;
  if (!apiKey) throw new RangeError('--model needs ANTHROPIC_API_KEY or OPENAI_API_KEY.');
  const write = storyWriter({
    settings: { provider: ANTHROPIC_API_KEY ? 'anthropic' : 'openai', apiKey, model, baseUrl },
    onFallback: (reason) => console.log(`  embedded writer: ${reason}`),
  });
  return (request) => write(request, new AbortController().signal);
}
