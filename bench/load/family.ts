import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Avatars, Episode, StoredPhoto } from '@milestoon/contract';
import { type AnimationStyle, premiumPlan } from '@milestoon/domain';
import { defaultLook } from '@milestoon/look';
import { type Client, newClient } from './client.ts';

const photo = await readFile(
  fileURLToPath(new URL('../../photos/girl-black-long-fringe.jpg', import.meta.url)),
);
const lookAgainAfter = 500;

export interface Family {
  name: string;
  client: Client;
  childId: string;
}

export async function upload(client: Client, bucket: string): Promise<string> {
  const form = new FormData();
  form.set('bucket', bucket);
  form.set('file', new File([photo], 'photo.jpg', { type: 'image/jpeg' }));
  return (await client.call<StoredPhoto>('POST', '/api/photos', form, 201)).path;
}

export const childOf = (photos: string[], name = 'Mia', style: AnimationStyle = 'simple') => ({
  name,
  photos,
  style,
  look: defaultLook,
  termsAccepted: true,
});

/** Signs up, adds a child, pays for it and keeps its first avatar: by the calls that the app makes. */
export async function newFamily(
  origin: string,
  name: string,
  address: string,
  style?: AnimationStyle,
): Promise<Family> {
  const client = newClient(origin, address);
  await client.call('POST', '/api/auth/sign-up/email', {
    email: `${name}@example.com`,
    password: 'secret-1',
  });
  const photos = [await upload(client, 'child-photos')];
  const { id: childId } = await client.call<{ id: string }>(
    'POST',
    '/api/children',
    childOf(photos, 'Mia', style),
    201,
  );
  const { url } = await client.call<{ url: string }>('POST', '/functions/v1/stripe-checkout', {
    price_id: premiumPlan.priceId,
    mode: premiumPlan.mode,
    success_url: `/auth/avatar-selection?childId=${childId}`,
    cancel_url: '/auth/child-setup',
    metadata: { child_id: childId, child_name: 'Mia' },
  });
  await client.call('POST', `${new URL(url).pathname}/confirm`, {}, 303);
  const avatars = `/api/children/${childId}/avatars`;
  for (;;) {
    const { status, candidates } = await client.call<Avatars>('GET', avatars);
    if (status === 'ready') {
      await client.call('POST', `/api/children/${childId}/avatar`, { candidate: candidates[0]?.id });
      return { name, client, childId };
    }
    await pause(lookAgainAfter);
  }
}

export const milestone = (childId: string, image: string, number: number) => ({
  childId,
  title: `Ducks at the lake ${number}`,
  description: 'Today Mia fed the ducks at the lake with Grandma. One duck followed us home!',
  images: [image],
});

export async function submitEpisode({ client, childId }: Family, number: number): Promise<Episode> {
  const image = await upload(client, 'episode-images');
  return client.call<Episode>('POST', '/api/episodes', milestone(childId, image, number), 201);
}

/** What home asks for. */
export const pageData = ['/api/session', '/api/children', '/api/episodes', '/api/notifications'];
