import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { premiumPlan } from '@milestoon/domain';
import { defaultLook } from '@milestoon/look';
import type { Json } from '../test-server.ts';
import type { Stage } from './fault-points.ts';

interface Answer {
  status: number;
  cookie: string | undefined;
  body: Json;
}

/** What a family has got so far; it stays when the server dies. */
export interface Family {
  email: string;
  address: string;
  cookie?: string;
  photo?: string;
  childId?: string;
  page?: string;
  isPaid?: boolean;
  isChosen?: boolean;
  image?: string;
  episodeId?: string;
}

const photo = fs.readFileSync(
  path.join(import.meta.dirname, '../../../../../photos/girl-black-long-fringe.jpg'),
);
/** Milliseconds; as seldom as the limit for one address allows for minutes, or a busy machine would be refused. */
const lookAgainAfter = 100;

/** Where a server answers, and where the app is to browsers: that is what its configuration says. */
export interface Site {
  url: string;
  origin: string;
}

/**
 * Takes a family from signing up to a finished episode by the calls that the app makes, from where it is. A call that
 * breaks off rejects, and the next attempt makes it again, as a parent presses the button again.
 */
export async function goOn(
  family: Family,
  { url, origin }: Site,
  enter: (stage: Stage) => Promise<void> = async () => {},
): Promise<void> {
  async function call(method: string, address: string, body?: object): Promise<Answer> {
    const isForm = body instanceof FormData;
    const response = await fetch(new URL(address, url), {
      method,
      redirect: 'manual',
      headers: {
        origin,
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': family.address, // or the limit for one address would stop the test
        ...(family.cookie && { cookie: family.cookie }),
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return {
      status: response.status,
      cookie: response.headers.get('set-cookie')?.split(';')[0],
      body: response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text,
    };
  }
  const expecting = (answer: Answer, ...statuses: number[]): Answer => {
    if (statuses.includes(answer.status)) return answer;
    throw new Refused(`${answer.status} ${JSON.stringify(answer.body)}`);
  };
  async function upload(bucket: string): Promise<string> {
    const form = new FormData();
    form.set('bucket', bucket);
    form.set('file', new File([photo], 'photo.jpg', { type: 'image/jpeg' }));
    return expecting(await call('POST', '/api/photos', form), 201).body.path;
  }
  async function until(address: string, ...statuses: string[]): Promise<Json> {
    for (;;) {
      const { body } = expecting(await call('GET', address), 200);
      if (statuses.includes(body.status)) return body;
      await pause(lookAgainAfter);
    }
  }

  await enter('signing up');
  if (!family.cookie) {
    const account = { name: 'Parent', email: family.email, password: 'secret-1' };
    const made = expecting(await call('POST', '/api/auth/sign-up/email', account), 200, 422);
    // The account is there although its answer got lost: the parent signs in.
    const entered = made.cookie
      ? made
      : expecting(await call('POST', '/api/auth/sign-in/email', account), 200);
    family.cookie = entered.cookie ?? '';
  }
  await enter('child');
  family.photo ??= await upload('child-photos');
  const child = {
    name: 'Mia',
    photos: [family.photo],
    style: 'anime',
    look: defaultLook,
    termsAccepted: true,
  };
  family.childId ??= String(expecting(await call('POST', '/api/children', child), 201).body.id);
  const { childId } = family;
  await enter('checkout');
  if (!family.page) {
    const { body } = expecting(
      await call('POST', '/functions/v1/stripe-checkout', {
        price_id: premiumPlan.priceId,
        mode: premiumPlan.mode,
        success_url: `/auth/avatar-selection?childId=${childId}`,
        cancel_url: '/auth/child-setup',
        metadata: { child_id: childId, child_name: 'Mia' },
      }),
      200,
    );
    family.page = new URL(body.url).pathname;
  }
  await enter('payment');
  // 410: it was paid already, and the way back got lost.
  if (!family.isPaid) expecting(await call('POST', `${family.page}/confirm`), 303, 410);
  family.isPaid = true;
  if (!family.isChosen) {
    const { status, candidates } = await until(`/api/children/${childId}/avatars`, 'ready', 'chosen');
    await enter('selection');
    const choice = { candidate: candidates[0]?.id };
    if (status === 'ready') expecting(await call('POST', `/api/children/${childId}/avatar`, choice), 200);
  }
  family.isChosen = true;
  await enter('episode');
  family.image ??= await upload('episode-images');
  const milestone = {
    childId,
    title: 'First steps',
    description: 'Today Mia walked to the window.',
    images: [family.image],
  };
  family.episodeId ??= String(expecting(await call('POST', '/api/episodes', milestone), 201).body.id);
  await until(`/api/episodes/${family.episodeId}`, 'completed');
}

/** The server answered, and not as it should. */
export class Refused extends Error {}
