import os from 'node:os';
import { voiceMegabytes } from '@milestoon/studio/voice/installed';
import type { SuperAdminOutcome } from '../features/account/super-admin.ts';
import type { Config } from '../platform/config/config.ts';
import { generatorWarnings } from '../platform/config/generator-warnings.ts';
import { operatorWarnings } from '../platform/config/operator.ts';
import { supportWarnings } from '../platform/config/support-warnings.ts';

/** What whoever started the server is told when it is ready. */
export interface Ready {
  /** False in a process that only works. */
  isSite: boolean;
  superAdmin: SuperAdminOutcome;
}

/** Where a phone in the same network finds this machine. */
const networkAddresses = (): string[] =>
  Object.values(os.networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter((address) => address.family === 'IPv4' && !address.internal)
    .map((address) => address.address);

/** The few plain sentences on standard output. */
export function announce({ isSite, superAdmin }: Ready, config: Config): void {
  const lines: string[] = [];
  if (!isSite) lines.push('Milestoon is working on background jobs.');
  else lines.push(`Milestoon is running at ${config.publicUrl}`);
  if (isSite && config.host === '0.0.0.0')
    for (const address of networkAddresses()) lines.push(`In this network: http://${address}:${config.port}`);
  if (isSite && config.mail.smtpUrl === undefined)
    lines.push('No SMTP_URL: mails are files in DATA_DIR/outbox, and nobody has to confirm an address.');
  if (isSite) lines.push(...operatorWarnings(config), ...supportWarnings(config));
  lines.push(...generatorWarnings(config));
  if (superAdmin.kind === 'created') {
    lines.push(`Super admin: ${superAdmin.email}`);
    if (superAdmin.oneTimePassword)
      lines.push(
        `One-time password: ${superAdmin.oneTimePassword}   (shown only now; change it after signing in)`,
      );
  }
  if (superAdmin.kind === 'created' && !config.voice)
    lines.push(
      `Stories are told by a small built-in voice. \`npm run voice\` fetches a better one, once, ${voiceMegabytes} MB.`,
    );
  if (superAdmin.kind === 'address-taken')
    lines.push(
      `${superAdmin.email} signed up before it became SUPER_ADMIN_EMAIL and is not a super admin. Choose another address.`,
    );
  process.stdout.write(`${lines.join('\n')}\n`);
}
