/// <reference lib="dom" />
import { newChild, pay, signUpAs } from './family.ts';
import { expect, test } from './fixtures.ts';
import { keepScreen } from './screen-album.ts';
import { addShortFilms } from './short-films.ts';

const name = 'Maximiliano Wolfeschlegelsteinhausenbergerdorff';
const address = 'grandmother.purificacion.of.the.little.house@a-rather-long-domain.example.test';

test('a name and an address of long words break, and widen no screen', async ({ page, server }) => {
  test.setTimeout(180_000);
  await signUpAs(page, address);
  await pay(page, server.url);
  const child = await newChild(page, name);
  const [film] = await addShortFilms(server.directory, child.id, ['Ducks at the lake']);
  for (const [screen, awaited] of [
    ['/app', 'Your children'],
    ['/app/episodes', `Starring ${name}`],
    [`/app/episodes/${film?.id}`, 'Captions'],
    [`/app/children/${child.id}/seasons/1`, 'Season 1'],
    ['/account/links', `A link for all films of ${name}`],
    ['/app/profile', 'Your data'],
  ] as const) {
    await page.goto(screen);
    await expect(page.getByText(awaited).first()).toBeVisible();
    const closed = page.locator('main h2 button[aria-expanded="false"]');
    while ((await closed.count()) > 0) await closed.first().click();
    // The second is a desk of 1280 pixels at 400 %.
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      const [seen, whole] = await page.evaluate(() => {
        const { clientWidth, scrollWidth } = document.documentElement;
        return [clientWidth, scrollWidth];
      });
      expect.soft(whole, `${screen}, ${width} wide`).toBeLessThanOrEqual(seen ?? 0);
    }
    await keepScreen(page, `long words ${screen}`);
  }
});
