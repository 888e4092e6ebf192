import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type TestDatabase, testDatabase, testSecretsKey } from '@milestoon/database/testing';
import type { Role } from '@milestoon/domain';
import { createStoryboarder, type Storyboarder } from '@milestoon/studio/storyboard';
import { readConfig } from '../platform/config/config.ts';
import { type Overrides, type RunningServer, startServer } from '../server.ts';
import { silentLog } from '../platform/log/log.ts';

export interface Session {
  id: string;
  email: string;
  cookie: string;
}

export interface Answer {
  status: number;
  headers: Headers;
  // biome-ignore lint: tests look into whatever came back
  body: Json;
}
/** What JSON holds, for tests to look into without spelling every answer out. */
export type Json = ReturnType<typeof JSON.parse>;

export interface TestServer extends RunningServer {
  database: TestDatabase;
  dataDirectory: string;
  fetch(
    address: string,
    init?: RequestInit & { session?: Session; clientAddress?: string },
  ): Promise<Response>;
  /** A call of the API with a JSON body. */
  call(session: Session | null, method: string, address: string, body?: unknown): Promise<Answer>;
  /** Signs a new parent up through the API. */
  loginAs(role?: Role): Promise<Session>;
  /** Uploads a small real picture and resolves to its path. */
  upload(session: Session, bucket?: string, picture?: Blob): Promise<Answer>;
  /** Gives the person a running subscription; for a child, when named. */
  subscribe(session: Session, childId?: string): Promise<void>;
  close(): Promise<void>;
}

/** Tests call oftener than people do; those of the limits set their own. */
export const unlimitedCalls = {
  RATE_LIMIT_PERSON: '1000000',
  RATE_LIMIT_ADDRESS: '1000000',
  RATE_LIMIT_SIGN_UPS: '1000000',
};

const photo = path.join(import.meta.dirname, '../../../../photos/girl-black-long-fringe.jpg');
/** Tests sign in by the hundred. */
const cheap = { logN: 10, r: 8, p: 1 };
/** Nobody looks at the form of an episode here: the process of the storyboards starts with the first that is asked for. */
const unhurried = (): Storyboarder => ({ ...createStoryboarder(), begin: () => {} });
let people = 0;

/** The whole server on a database of its own, answering without a port. `on` reuses a database, or takes a role. */
export async function testServer(
  overrides: Overrides = {},
  environment: Record<string, string> = {},
  on?: Partial<{ database: TestDatabase; dataDirectory: string; role: 'web' | 'worker' }>,
): Promise<TestServer> {
  const database = on?.database ?? (await testDatabase());
  const dataDirectory = on?.dataDirectory ?? fs.mkdtempSync(path.join(os.tmpdir(), 'milestoon-server-'));
  const settings = {
    PAYMENTS: 'emulator',
    DATA_DIR: dataDirectory,
    DATABASE_URL: database.ownerUrl,
    SUPER_ADMIN_PASSWORD: 'super-secret',
    SECRETS_KEY: testSecretsKey,
    ...unlimitedCalls,
    ...environment,
  };
  const config = readConfig(settings, on?.role ? ['--role', on.role] : []);
  const origin = config.publicUrl;
  const server = await startServer(config, {
    log: silentLog(),
    passwordCost: cheap,
    storyboarder: unhurried(),
    ...overrides,
  });

  const fetchApp: TestServer['fetch'] = async (address, init = {}) => {
    const { session, clientAddress = '127.0.0.1', ...rest } = init;
    const headers = new Headers(rest.headers);
    if (!headers.has('host')) headers.set('host', new URL(origin).host);
    if (session) headers.set('cookie', session.cookie);
    if (rest.method && rest.method !== 'GET' && !headers.has('origin')) headers.set('origin', origin);
    const request = new Request(new URL(address, origin), { ...rest, headers });
    if (!server.app) throw new Error('this server only works');
    return server.app.fetch(request, { incoming: { socket: { remoteAddress: clientAddress } } });
  };

  const answerOf = async (response: Response): Promise<Answer> => {
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
  };

  return {
    ...server,
    database,
    dataDirectory,
    fetch: fetchApp,
    async call(session, method, address, body) {
      const init =
        body === undefined
          ? {}
          : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
      return answerOf(await fetchApp(address, { method, ...init, ...(session ? { session } : {}) }));
    },
    async loginAs(role = 'user') {
      people += 1;
      const email = `parent-${process.pid}-${people}@example.com`;
      const response = await fetchApp('/api/auth/sign-up/email', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: 'secret-1' }),
        clientAddress: `10.0.${people >> 8}.${people & 255}`, // or the rate limit would stop the tests
      });
      if (!response.ok) throw new Error(`signing up failed: ${response.status} ${await response.text()}`);
      const { user } = (await response.json()) as { user: { id: string } };
      if (role !== 'user')
        await database.asOwner('test', (tx) =>
          tx.updateTable('user_roles').set({ role }).where('id', '=', user.id).execute(),
        );
      return { id: user.id, email, cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '' };
    },
    async upload(session, bucket = 'child-photos', picture = new Blob([fs.readFileSync(photo)])) {
      const form = new FormData();
      form.set('bucket', bucket);
      form.set('file', new File([picture], 'photo.jpg', { type: 'image/jpeg' }));
      return answerOf(await fetchApp('/api/photos', { method: 'POST', body: form, session }));
    },
    subscribe: (session, childId) =>
      database.asWorker('test', async (tx) => {
        await tx
          .insertInto('subscriptions')
          .values({
            id: `sub_${session.id}_${childId ?? 'first'}`,
            user_id: session.id,
            stripe_customer_id: `cus_${session.id}`,
            child_id: childId ?? null,
            status: 'active',
            price_id: 'price_premium_monthly',
          })
          .execute();
      }),
    async close() {
      await server.stop();
      await database.close();
      fs.rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
}
