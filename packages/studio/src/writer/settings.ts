/** Which language model writes, and on whose account. */
export interface StoryModelSettings {
  provider: 'anthropic' | 'openai';
  apiKey: string;
  /** Undefined: the provider's model that is named in `language-model.ts`. */
  model: string | undefined;
  /** Where the provider's protocol is spoken, without a slash at the end; undefined: at the provider. */
  baseUrl: string | undefined;
}
