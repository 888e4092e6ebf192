import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { mock } from 'node:test';
import type { Mail } from '../../../platform/mail/mail.ts';
import type { Session, TestServer } from '../../../testing/test-server.ts';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** What an authenticator app shows: RFC 6238, written apart from the code under test. */
export function appCode(secret: string, time = Date.now()): string {
  const counter = Buffer.alloc(8);
  counter.writeUInt32BE(Math.floor(time / 30_000), 4);
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const at = (digest[19] ?? 0) & 15;
  const number = digest.subarray(at, at + 4).readUInt32BE() % 2 ** 31;
  return String(number % 1_000_000).padStart(6, '0');
}

export const password = 'secret-1';
const minute = 60_000;

/** Holds the clock; the next code of every app is there at once by `nextCode`. */
export const holdClock = (): void => mock.timers.enable({ apis: ['Date'], now: Date.now() });

export function nextCode(secret: string): string {
  mock.timers.setTime(Date.now() + minute);
  return appCode(secret);
}

/** Cookies as a browser keeps them. */
export class Jar {
  private readonly cookies = new Map<string, string>();

  get cookie(): string {
    return [...this.cookies].map((pair) => pair.join('=')).join('; ');
  }

  names(): string[] {
    return [...this.cookies.keys()];
  }

  take(headers: Headers): void {
    for (const cookie of headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      const name = pair.slice(0, pair.indexOf('='));
      if (/max-age=0/i.test(cookie)) this.cookies.delete(name);
      else this.cookies.set(name, pair.slice(pair.indexOf('=') + 1));
    }
  }
}

let networks = 0;
/** Each call from a network of its own, so that no limit by address is met. */
export async function post(server: TestServer, jar: Jar, address: string, body: object = {}) {
  networks += 1;
  const answer = await server.fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: jar.cookie },
    body: JSON.stringify(body),
    clientAddress: `10.30.${networks >> 8}.${networks & 255}`,
  });
  jar.take(answer.headers);
  return {
    status: answer.status,
    headers: answer.headers,
    body: JSON.parse((await answer.text()) || 'null'),
  };
}

export const signIn = (server: TestServer, jar: Jar, email: string, word = password) =>
  post(server, jar, '/api/auth/sign-in/email', { email, password: word });

export const secondStep = (server: TestServer, jar: Jar, code: string) =>
  post(server, jar, '/api/auth/second-step/code', { code });

/** Sets an app up and switches it on. The session goes on under its new cookie. */
export async function withApp(server: TestServer, session: Session) {
  const begun = await server.call(session, 'POST', '/api/second-factor', { password });
  assert.equal(begun.status, 200, JSON.stringify(begun.body));
  const { secret, backupCodes } = begun.body as { secret: string; backupCodes: string[] };
  const code = nextCode(secret);
  const confirmed = await server.call(session, 'POST', '/api/second-factor/confirm', { code });
  assert.equal(confirmed.status, 200, JSON.stringify(confirmed.body));
  const jar = new Jar();
  jar.take(confirmed.headers);
  return { secret, backupCodes, session: { ...session, cookie: jar.cookie } };
}

/** Mails, and waiting for one that a job is still to send. */
export function mailbox() {
  const arrived = new EventEmitter();
  const mails: Mail[] = [];
  return {
    async sendMail(mail: Mail): Promise<void> {
      mails.push(mail);
      arrived.emit('mail');
    },
    async waitFor(to: string, subject: RegExp): Promise<Mail> {
      for (;;) {
        const found = mails.find((mail) => mail.to === to && subject.test(mail.subject));
        if (found) return found;
        await once(arrived, 'mail');
      }
    },
  };
}
