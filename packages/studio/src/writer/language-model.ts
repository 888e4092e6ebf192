import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAI } from '@ai-sdk/openai';
import { assertNever } from '@milestoon/domain';
import type { LanguageModel } from 'ai';
import type { StoryModelSettings } from './settings.ts';

const usual = { anthropic: 'claude-sonnet-5', openai: 'gpt-5.1' } as const;

/** The model of the settings. The key goes into its request headers and nowhere else. */
export function languageModelOf({ provider, apiKey, model, baseUrl }: StoryModelSettings): LanguageModel {
  const options = { apiKey, ...(baseUrl ? { baseURL: baseUrl } : {}) };
  switch (provider) {
    case 'anthropic':
      return createAnthropic(options)(model ?? usual.anthropic);
    case 'openai':
      // The older protocol is the one that servers of other makers speak.
      return baseUrl
        ? createOpenAI(options).chat(model ?? usual.openai)
        : createOpenAI(options)(model ?? usual.openai);
    default:
      return assertNever(provider);
  }
}
