import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Avatars, ChildSummary, EpisodeMedia, StoredPhoto } from '@milestoon/contract';
import { premiumPlan } from '@milestoon/domain';
import type { LookReading } from '@milestoon/look';
import { type APIRequestContext, type APIResponse, type Cookie, expect, type Page } from '@playwright/test';

// What a test needs before it begins, made through the API. The calls share the cookies of the page.

export const password = 'a good password';
export const photo = fileURLToPath(new URL('../photos/girl-black-long-fringe.jpg', import.meta.url));

async function read<Value>(response: APIResponse): Promise<Value> {
  expect(response.ok(), `${response.url()}: ${response.status()} ${await response.text()}`).toBe(true);
  return response.json();
}

export const signUpAs = (page: Page, email: string): Promise<unknown> =>
  page.request
    .post('/api/auth/sign-up/email', { data: { email, password, name: email } })
    .then((response) => read(response));

const signedIn = new Map<string, Cookie[]>();

/** Signs in once a run and reuses the session: the server lets nobody sign in again and again. */
export async function signInAs(page: Page, account: { email: string; password: string }): Promise<void> {
  const known = signedIn.get(account.email);
  if (known) return page.context().addCookies(known);
  await read(await page.request.post('/api/auth/sign-in/email', { data: account }));
  signedIn.set(account.email, await page.context().cookies());
}

/** Pays in the hosted checkout: for the plan, or for one more child. */
export async function pay(page: Page, origin: string, child?: ChildSummary): Promise<void> {
  const { url } = await read<{ url: string }>(
    await page.request.post('/functions/v1/stripe-checkout', {
      data: {
        price_id: premiumPlan.priceId,
        mode: premiumPlan.mode,
        success_url: `${origin}/auth/success`,
        cancel_url: `${origin}/auth/subscription`,
        ...(child ? { metadata: { child_id: child.id, child_name: child.name } } : {}),
      },
    }),
  );
  const paid = await page.request.post(`${url}/confirm`, { headers: { origin }, maxRedirects: 0 });
  expect(paid.status()).toBe(303);
}

async function upload(request: APIRequestContext, bucket: string): Promise<StoredPhoto> {
  const file = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await readFile(photo) };
  return read(await request.post('/api/photos', { multipart: { bucket, file } }));
}

/** The look of the child in the photo, once it was read: every child here has the same photo. */
let look: LookReading['look'] | undefined;

/** A child without an avatar yet. */
export async function newChild({ request }: Page, name: string): Promise<ChildSummary> {
  const photos = [(await upload(request, 'child-photos')).path];
  look ??= (await read<LookReading>(await request.post('/api/looks', { data: { photos } }))).look;
  return read(
    await request.post('/api/children', {
      data: { name, photos, style: 'adventure', look, termsAccepted: true },
    }),
  );
}

/** Has the avatars of a child drawn, unless that has begun, and keeps the first. */
export async function chooseAvatar({ request }: Page, child: ChildSummary): Promise<void> {
  const address = `/api/children/${child.id}/avatars`;
  await request.post(address);
  await expect
    .poll(async () => (await read<Avatars>(await request.get(address))).status, { timeout: 60_000 })
    .toBe('ready');
  const [first] = (await read<Avatars>(await request.get(address))).candidates;
  await read(await request.post(`/api/children/${child.id}/avatar`, { data: { candidate: first?.id } }));
}

export async function newEpisode(
  { request }: Page,
  child: ChildSummary,
  title: string,
  description = `Today ${child.name} fed the ducks at the lake with Grandma. One duck followed us home!`,
): Promise<string> {
  const images = [(await upload(request, 'episode-images')).path];
  const { id } = await read<{ id: string }>(
    await request.post('/api/episodes', { data: { childId: child.id, title, description, images } }),
  );
  return id;
}

export const episode = async ({ request }: Page, id: string): Promise<EpisodeMedia> =>
  read(await request.get(`/api/episodes/${id}`));
