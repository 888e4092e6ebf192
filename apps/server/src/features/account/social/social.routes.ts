import { type SocialProvider, socialProviders } from '@milestoon/domain';
import type { Context } from 'hono';
import type { HttpApp } from '../../../platform/http/app.ts';
import { formOfOthers } from '../../../platform/http/security.ts';
import type { RateLimit } from '../../../platform/limits/rate-limiter.ts';
import type { AccountDeps } from '../account.deps.ts';
import { asNewVisitor, askLibrary, textIn, tokenIn, translated, within } from '../library-calls.ts';
import { noteSignIn } from '../new-device.ts';
import { beginSecondStep } from '../second-factor/begin-second-step.ts';
import { recordSignIn } from '../sign-in-trail.ts';

const attempts: RateLimit = { what: 'social-address', most: 30, within: 60_000 };

/** What the sign-in screen has a sentence for (`texts.social.problems`). */
const problems: Record<string, string> = { account_not_linked: 'unconfirmed', access_denied: 'cancelled' };

/** To a screen of ours, and to no address that anybody sends. */
function leadTo(path: string, cookies: readonly string[]): Response {
  const headers = new Headers({ location: path });
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return new Response(null, { status: 303, headers });
}

/**
 * Signing in by Google or Apple, where it is set up. An account is opened by the service that made it, or by the
 * address where both the service and we know it to be theirs; a second step is asked for as after a password.
 */
export function mountSocialSignIn(deps: AccountDeps) {
  const { config, database, limiter } = deps;
  const known = (c: Context): SocialProvider | undefined =>
    socialProviders.find((name) => name === c.req.param('provider') && config.socialSignIn[name]);

  /** Whom the session belongs to that the library has just begun. */
  const ownerOf = (token: string) =>
    database.auth
      .selectFrom('session')
      .innerJoin('user', 'user.id', 'session.user_id')
      .select(['user.id', 'two_factor_enabled as secondStep'])
      .where('token', '=', token)
      .executeTakeFirst();

  return (app: HttpApp): void => {
    app.post('/api/auth/social/:provider', (c) => {
      const provider = known(c);
      if (!provider) return c.notFound();
      return within(c.get('texts'), async () => {
        const network = c.get('clientAddress');
        await limiter.take(attempts, network);
        const order = {
          provider,
          callbackURL: `${config.publicUrl}/`,
          errorCallbackURL: `${config.publicUrl}/auth/login`,
          disableRedirect: true,
        };
        const path = '/api/auth/sign-in/social';
        const answer = await askLibrary(deps, asNewVisitor(c.req.raw), network, order, path);
        if (!answer.ok) return translated(answer, c.get('texts'));
        const headers = new Headers();
        for (const cookie of answer.headers.getSetCookie()) headers.append('set-cookie', cookie);
        return Response.json({ url: textIn(await answer.json(), 'url') }, { headers });
      });
    });

    // The browser sends no cookie with the form of another site; with the address that it is led to, it does.
    app.post(formOfOthers, async (c) => {
      if (!config.socialSignIn.apple) return c.notFound();
      const form = new URLSearchParams(await c.req.text());
      const kept = ['state', 'code', 'error'].flatMap((name) => {
        const value = form.get(name);
        return value === null ? [] : [[name, value]];
      });
      return leadTo(`${formOfOthers}?${new URLSearchParams(kept)}`, []);
    });

    app.get('/api/auth/callback/:provider', async (c) => {
      if (!known(c)) return c.notFound();
      const clientAddress = c.get('clientAddress');
      const { headers } = asNewVisitor(c.req.raw);
      headers.set('x-client-ip', clientAddress);
      const { handler } = await deps.loadAuth();
      const asked = new URL(c.req.url);
      const answer = await handler(
        new Request(new URL(asked.pathname + asked.search, config.publicUrl), { headers }),
      );
      const token = tokenIn(answer.headers);
      const owner = token === '' ? undefined : await ownerOf(token);
      const cookies = answer.headers.getSetCookie();
      if (!owner) {
        const told = URL.parse(answer.headers.get('location') ?? '', config.publicUrl);
        const problem = problems[told?.searchParams.get('error') ?? ''] ?? 'failed';
        return leadTo(`/auth/login?problem=${problem}`, cookies);
      }
      if (owner.secondStep) {
        await database.auth.deleteFrom('session').where('token', '=', token).execute();
        const others = cookies.filter((cookie) => !cookie.includes('session_token='));
        return leadTo('/auth/login?step=code', [...others, await beginSecondStep(deps, owner.id)]);
      }
      const origin = { headers: c.req.raw.headers, clientAddress };
      await recordSignIn(deps, owner.id, answer, origin);
      const session = { userId: owner.id, token };
      return leadTo('/', [...cookies, await noteSignIn(deps, session, c.req.raw.headers)]);
    });
  };
}
