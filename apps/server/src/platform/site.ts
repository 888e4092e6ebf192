import type { Site } from '@milestoon/domain';
import { companyOf } from '@milestoon/studio/voice/settings';
import type { Config } from './config/config.ts';

const storyCompanies = { anthropic: 'Anthropic', openai: 'OpenAI' } as const;

/** Whose language model a parent's words are sent to; null: nobody's. */
export const storyCompany = ({ storyModel }: Pick<Config, 'storyModel'>): 'Anthropic' | 'OpenAI' | null =>
  storyModel ? storyCompanies[storyModel.provider] : null;

/** To whom the spoken lines are sent; null: to nobody. */
export const voiceCompany = ({ voice }: Pick<Config, 'voice'>): 'ElevenLabs' | 'OpenAI' | null =>
  companyOf(voice);

/** What this installation has, for its pages: they promise nothing else. */
export const siteOf = (config: Config): Site => ({
  address: config.publicUrl,
  youtube: config.youtube !== undefined,
  mail: config.mail.smtpUrl !== undefined,
  storyCompany: storyCompany(config),
  voiceCompany: voiceCompany(config),
  generator: config.automation !== undefined,
  cdn: config.cdnUrl === undefined ? null : new URL(config.cdnUrl).host,
  operator: { name: config.operator.name ?? null, address: config.operator.address ?? null },
  support: { url: config.support.url ?? null, email: config.support.email ?? null },
});
