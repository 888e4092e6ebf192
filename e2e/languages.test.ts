/// <reference lib="dom" />
import { en } from '@milestoon/domain/texts/en';
import { filmWords } from '@milestoon/domain/texts/film';
import type { Page } from '@playwright/test';
import { FormatContext } from 'node-av/lib';
import { distances, filmCalled, withBriefFilms as test } from './brief/brief-films.ts';
import { chooseAvatar, newChild, pay, photo, signUpAs } from './family.ts';
import { expect } from './fixtures.ts';
import { stopAt } from './same-picture.ts';
import { fitsIn } from './screen-check.ts';
import { addShortFilms } from './short-films.ts';

const { form, player } = en.episodes;
const texts = {
  en: 'Today Lucía fed the ducks at the lake with Grandma and laughed a lot.',
  pt: 'Hoje a Lucía deu de comer aos patos no lago com a avó.',
  es: 'Hoy Lucía dio de comer a los patos en el lago con la abuela.',
  ar: 'اليوم أطعمت لوسيا البط في البحيرة مع جدتها.',
  he: 'היום לוסיה האכילה את הברווזים באגם עם סבתא.',
  ja: '今日ルシアはおばあちゃんと湖でアヒルに餌をあげました。',
};
const description = (page: Page) => page.getByLabel(form.description);

/** What the file says of itself: the languages of its tracks and its comment. */
async function toldBy(file: string) {
  const input = new FormatContext();
  await input.openInput(file);
  await input.findStreamInfo();
  const languages = input.streams.map(({ metadata }) => metadata?.get('language'));
  const comment = input.metadata?.get('comment');
  input.closeInputSync();
  return { languages, comment };
}

test('a milestone in Spanish is told apart before it is sent, and becomes a Spanish film', async ({
  page,
  server,
}) => {
  test.setTimeout(240_000);
  await signUpAs(page, 'languages@example.test');
  await pay(page, server.url);
  const child = await newChild(page, 'Lucía');
  await pay(page, server.url, child);
  await chooseAvatar(page, child);

  await page.goto(`/create?childId=${child.id}`);
  const submit = page.getByRole('button', { name: form.submit });
  const note = (language: 'en' | 'pt' | 'es') => page.getByText(form.readsAs(language));
  const title = page.getByLabel(form.episodeTitle);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload' }).click();
  await (await chooser).setFiles(photo);
  await title.fill('Los patos');
  await description(page).fill(texts.pt);
  await expect(note('pt')).toBeVisible();
  await expect(submit).toBeEnabled();
  // Letters that no film has are refused where they stand; what was written stays.
  await description(page).fill(texts.ja);
  await title.focus();
  await expect(page.getByText(en.episode.letters).first()).toBeVisible();
  await expect(submit).toBeDisabled();
  await expect(description(page)).toHaveValue(texts.ja);
  // Letters that films do have are taken, and read from their side.
  for (const text of [texts.ar, texts.he]) {
    await description(page).fill(text);
    await expect(page.getByText(form.otherLanguage)).toBeVisible();
    await expect(submit).toBeEnabled();
  }
  await description(page).fill(texts.es);
  await expect(note('es')).toBeVisible();
  await expect(page.getByText(form.otherLanguage)).toBeHidden();
  await fitsIn(page, 'a milestone in another language');
  // In the language of the app there is nothing to say.
  await description(page).fill(texts.en);
  await expect(note('es')).toBeHidden();
  await expect(note('en')).toBeHidden();
  await description(page).fill(texts.es);
  await submit.click();
  await expect(page.getByText(en.episode.createdHere)).toBeVisible();

  await page.goto('/app/episodes');
  const card = page.getByRole('listitem').filter({ hasText: 'Episode 01: Los patos' });
  const watch = card.getByRole('link', { name: /^Watch/ });
  await expect(watch).toBeVisible({ timeout: 120_000 });
  await page.goto((await watch.getAttribute('href')) ?? '');
  await page.getByRole('button', { name: en.episodes.premiere.raise }).click();

  await expect(page.locator('track')).toHaveAttribute('srclang', 'es');
  const film = await filmCalled(server, 'Los patos');
  const [spoken] = film.captions;
  await stopAt(page, ((spoken?.from ?? 0) + 12) / 24);
  const words = page.getByTestId('captions').getByRole('paragraph');
  await expect(words).toHaveAttribute('lang', 'es');
  await expect(words).toContainText(spoken?.words[0]?.text ?? 'nothing was said');
  // Title card and end card are those of a Spanish film, not those of the same film in English.
  for (const kind of ['title', 'end'] as const) {
    const at = (film.shots.find((shot) => shot.kind === kind)?.to ?? 0) - 12;
    const { first, second, places } = await distances(page, at, [film, { ...film, language: 'en' }]);
    expect(places, kind).toBeGreaterThan(100);
    expect(first * 3, `${kind}: as it is in Spanish`).toBeLessThan(second);
  }

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: player.download, exact: true }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('Episodio 01 Los patos.mp4');
  expect(await toldBy(await file.path())).toEqual({
    languages: ['spa', 'spa', 'spa'],
    comment: filmWords.es.disclosure('Milestoon'),
  });
});

for (const [script, caption] of [
  ['Arabic', texts.ar],
  ['Hebrew', texts.he],
] as const)
  test(`captions in ${script} are read from right to left`, async ({ page, server }) => {
    await signUpAs(page, `${script}@example.test`);
    await pay(page, server.url);
    const child = await newChild(page, 'Lucía');
    const [title = ''] = caption.split(' ');
    const told = { language: 'other', caption };
    const [film] = await addShortFilms(server.directory, child.id, [title], told);
    await page.goto(`/app/episodes/${film?.id}`);
    await stopAt(page, 0.2);
    const line = page.getByTestId('captions').getByRole('paragraph');
    await expect(line).toHaveCSS('direction', 'rtl');
    const words = line.locator('span > span');
    const sides = async () => {
      const [first, second] = await Promise.all([words.nth(0).boundingBox(), words.nth(1).boundingBox()]);
      return first && second && first.x > second.x;
    };
    await expect.poll(sides).toBe(true);
  });
