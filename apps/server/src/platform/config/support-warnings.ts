import type { Config } from './config.ts';

/** What an operator should know before the first family has a question: where it will be asked, and who hears it. */
export function supportWarnings({ support, mail }: Pick<Config, 'support' | 'mail'>): string[] {
  const warnings: string[] = [];
  if (!support.url)
    warnings.push("No SUPPORT_URL: 'Support' in the profile opens the app's own support page.");
  if (!support.email)
    warnings.push('No SUPPORT_EMAIL: what people write to support is kept for the super admin.');
  else if (!mail.smtpUrl)
    warnings.push('SUPPORT_EMAIL needs SMTP_URL: what people write to support is kept for the super admin.');
  return warnings;
}
