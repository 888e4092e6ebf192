import type { PeerCertificate } from 'node:tls';
import tls from 'node:tls';
import type { Config } from '../../config/config.ts';
import { type Finding, findingsOf, reasonOf } from '../finding.ts';

const patience = 8_000;
const day = 86_400_000;
/** Renewal is late from here on: certificates of ninety days are renewed thirty days before they end. */
const lateDays = 14;

interface Readiness {
  ok: boolean;
  worker: boolean;
  [part: string]: boolean;
}

/** What a server on this machine says of itself. */
export async function checkServer({ port, host }: Pick<Config, 'port' | 'host'>): Promise<Finding> {
  const { fine, notice, wrong } = findingsOf('server');
  const own = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host;
  try {
    const answer = await fetch(`http://${own}:${port}/readyz`, { signal: AbortSignal.timeout(patience) });
    const ready = (await answer.json()) as Readiness;
    const missing = Object.keys(ready).filter((part) => part !== 'ok' && !ready[part]);
    if (!ready.ok)
      return wrong(`it answers on port ${port} and lacks: ${missing.join(', ')}`, 'See the lines on these.');
    if (!ready.worker)
      return wrong(
        `it answers on port ${port}, and nobody makes films`,
        'Start a process with --role worker.',
      );
    return fine(`it answers on port ${port} and is ready`);
  } catch (error) {
    return notice(
      `nothing answers on port ${port} (${reasonOf(error)})`,
      'Start it with `npm start`, or run this with the PORT of the server.',
    );
  }
}

/** How long the certificate lasts, and whether browsers take it. `ca`: who is trusted, for tests. */
export async function checkCertificate(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { ca, now = Date.now }: { ca?: string; now?: () => number } = {},
): Promise<Finding> {
  const { fine, notice, wrong } = findingsOf('certificate');
  const { protocol, hostname, port } = new URL(publicUrl);
  if (protocol !== 'https:') {
    if (hostname === 'localhost') return fine(`${publicUrl} needs none`);
    return notice(
      `${publicUrl} is not https`,
      'Put a proxy with https in front (deploy/) and set PUBLIC_URL.',
    );
  }
  try {
    const ends = Date.parse((await peerOf(hostname, Number(port || 443), ca)).valid_to);
    const days = Math.floor((ends - now()) / day);
    const says = `that of ${hostname} is good for ${days} days`;
    return days < lateDays
      ? wrong(says, 'Renew it now: whatever renews it has failed (with Caddy see its log).')
      : fine(says);
  } catch (error) {
    return wrong(
      `browsers do not take that of ${hostname} (${reasonOf(error)})`,
      'Check that the name leads to this proxy, that port 443 is open, and renew the certificate.',
    );
  }
}

function peerOf(host: string, port: number, ca: string | undefined): Promise<PeerCertificate> {
  return new Promise((resolve, reject) => {
    const socket = tls.connect({ host, port, servername: host, timeout: patience, ...(ca ? { ca } : {}) });
    socket.once('secureConnect', () => {
      resolve(socket.getPeerCertificate());
      socket.destroy();
    });
    socket.once('timeout', () => socket.destroy(new Error('no answer')));
    socket.once('error', reject);
  });
}

/** Whether what the payment provider posts comes through the proxy: unsigned it has to be refused, by us. */
export async function checkWebhook({
  publicUrl,
  stripe,
}: Pick<Config, 'publicUrl' | 'stripe'>): Promise<Finding> {
  const { fine, wrong } = findingsOf('payment webhook');
  if (!stripe) return fine('the stand-in for Stripe needs no way in');
  const address = `${publicUrl}/webhooks/stripe`;
  try {
    const signal = AbortSignal.timeout(patience);
    const answer = await fetch(address, { method: 'POST', body: '{}', signal, redirect: 'manual' });
    await answer.body?.cancel();
    if (answer.status === 400) return fine(`${address} is reached and refuses what is not signed`);
    return wrong(
      `${address} answered ${answer.status}`,
      'Have the proxy pass POST /webhooks/stripe on to the server, unchanged and without a sign-in.',
    );
  } catch (error) {
    return wrong(
      `${address} is not reached (${reasonOf(error)})`,
      'Check PUBLIC_URL, the proxy and the firewall.',
    );
  }
}
