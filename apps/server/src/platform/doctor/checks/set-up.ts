import { voiceMegabytes } from '@milestoon/studio/voice/installed';
import type { Config } from '../../config/config.ts';
import { generatorWarnings } from '../../config/generator-warnings.ts';
import { operatorWarnings } from '../../config/operator.ts';
import { supportWarnings } from '../../config/support-warnings.ts';
import { type Finding, findingsOf, reasonOf } from '../finding.ts';

/** What the start would say, too. */
export function checkSettings(config: Config): Finding[] {
  const { fine, notice } = findingsOf('settings');
  const warnings = [...operatorWarnings(config), ...supportWarnings(config), ...generatorWarnings(config)];
  if (warnings.length === 0) return [fine('nothing is missing')];
  return warnings.map((warning) => notice(warning.replace(/\.$/, ''), 'See docs/operation.md.'));
}

const isPublic = (url: string): boolean => new URL(url).protocol === 'https:';

/** The keys' shape only: nobody is asked. */
export function checkPayments({ stripe, publicUrl }: Pick<Config, 'stripe' | 'publicUrl'>): Finding {
  const { fine, notice, wrong } = findingsOf('payments');
  if (!stripe)
    return isPublic(publicUrl)
      ? notice('the stand-in takes test cards: nobody pays', 'Set STRIPE_SECRET_KEY before families come.')
      : fine('the stand-in for Stripe takes test cards');
  if (/[\s"']/.test(stripe.secretKey + stripe.webhookSecret + stripe.priceId))
    return wrong('a key of Stripe holds spaces or quotes', 'Copy STRIPE_* again, without quotes.');
  const isTest = stripe.secretKey.startsWith('sk_test_');
  if (!isTest && !stripe.secretKey.startsWith('sk_live_'))
    return wrong(
      'STRIPE_SECRET_KEY is neither sk_live_… nor sk_test_…',
      'Copy the secret key from Stripe again.',
    );
  if (isTest && isPublic(publicUrl))
    return notice('Stripe is in test mode: nobody pays', 'Set the keys that begin with sk_live_.');
  return fine(isTest ? 'Stripe, in test mode' : 'Stripe, live');
}

/** Whether the voice that is set is there, and can speak. */
export async function checkVoice({ voice }: Pick<Config, 'voice'>): Promise<Finding> {
  const { fine, notice, wrong } = findingsOf('voice');
  if (!voice)
    return notice(
      'the small built-in voice speaks',
      `\`npm run voice\` fetches a better one, once, ${voiceMegabytes} MB.`,
    );
  const { openEngine } = await import('@milestoon/studio/voice');
  try {
    const without = await openEngine(voice).check?.();
    if (without) return notice(`${voice.engine} speaks, but ${without}`, 'Run `npm run voice` again.');
    return fine(`${voice.engine} speaks`);
  } catch (error) {
    return wrong(
      `${voice.engine} cannot speak, the built-in voice does (${reasonOf(error)})`,
      voice.engine === 'kokoro' ? 'Run `npm run voice` again.' : 'Check the key of the voice service.',
    );
  }
}
