import { createServer } from 'node:net';
import os from 'node:os';
import type { ServerType } from '@hono/node-server';
import { SecretsKeyError } from '@milestoon/database';
import { type Config, ConfigError, readConfig } from './platform/config/config.ts';
import { listen } from './platform/http/listen.ts';
import { type RunningServer, startServer } from './server.ts';

const longestStop = 4500;
/** Requests under way are answered, if that takes no longer. */
const drainFor = 1500;

// A browser's connection for progress stays open for as long as the tab: it is cut, the tab comes back.
function closeHttp(http: ServerType): Promise<void> {
  return new Promise((resolve) => {
    http.close(() => resolve());
    if (!('closeAllConnections' in http)) return;
    http.closeIdleConnections();
    setTimeout(() => http.closeAllConnections(), drainFor).unref();
  });
}

/** Fails before anything is started when the port is not to be had: a second start must not take jobs. */
function checkPort(config: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(config.port, config.host, () => probe.close(() => resolve()));
  });
}

/** Where a phone in the same network finds this machine. */
const networkAddresses = (): string[] =>
  Object.values(os.networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter((address) => address.family === 'IPv4' && !address.internal)
    .map((address) => address.address);

function announce(server: RunningServer, config: Config, port: number | null): void {
  const lines: string[] = [];
  if (port === null) lines.push('Milestoon is working on background jobs.');
  else lines.push(`Milestoon is running at ${config.publicUrl.replace(/:0$/, `:${port}`)}`);
  if (port !== null && config.host === '0.0.0.0')
    for (const address of networkAddresses()) lines.push(`In this network: http://${address}:${port}`);
  const { superAdmin } = server;
  if (superAdmin.kind === 'created') {
    lines.push(`Super admin: ${superAdmin.email}`);
    if (superAdmin.oneTimePassword)
      lines.push(
        `One-time password: ${superAdmin.oneTimePassword}   (shown only now; change it after signing in)`,
      );
  }
  if (superAdmin.kind === 'address-taken')
    lines.push(
      `${superAdmin.email} signed up before it became SUPER_ADMIN_EMAIL and is not a super admin. Choose another address.`,
    );
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** One sentence for what an operator can put right; the whole error for what they cannot. */
function explain(error: unknown, port: number): string {
  const code = (error as NodeJS.ErrnoException).code;
  if (error instanceof ConfigError || error instanceof SecretsKeyError) return error.message;
  if (code === 'EADDRINUSE')
    return `Port ${port} is already taken. Stop what uses it or choose another with PORT.`;
  if (code === 'EACCES') return `Port ${port} needs more rights. Choose one above 1023 with PORT.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

async function main(): Promise<void> {
  const config = readConfig(process.env, process.argv.slice(2));
  const stopping = new Promise<void>((resolve) => {
    process.once('SIGINT', () => resolve());
    process.once('SIGTERM', () => resolve());
  });
  if (config.role !== 'worker') await checkPort(config);
  const server = await startServer(config);
  let http: ServerType | undefined;
  try {
    if (server.app) {
      const open = await listen(server.app, config);
      http = open.http;
      announce(server, config, open.port);
      server
        .listening(open.port)
        .catch((error) => server.services.log.warn({ err: error }, 'missed payment events'));
    } else announce(server, config, null);
  } catch (error) {
    await server.stop();
    throw error;
  }
  await stopping;
  setTimeout(() => process.exit(1), longestStop).unref();
  if (http) await closeHttp(http);
  await server.stop();
  process.exit(0);
}

main().catch((error) => {
  process.stderr.write(`${explain(error, Number(process.env.PORT || 3000))}\n`);
  process.exit(1);
});
