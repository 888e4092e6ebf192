import { admin as words } from '@milestoon/domain/texts/admin/en';
import { admin as portuguese } from '@milestoon/domain/texts/admin/pt';
import { en } from '@milestoon/domain/texts/en';
import { legal } from '@milestoon/domain/texts/legal/en';
import { pt } from '@milestoon/domain/texts/pt';
import { asOwner } from './database.ts';
import { newChild, password, pay, signInAs, signUpAs } from './family.ts';
import { expect, test } from './fixtures.ts';
import { checkScreen } from './screen-check.ts';

const parentEmail = 'watched@example.test';
const adminEmail = 'helper@example.test';

/** The drawing of a child's avatars was given up. */
const giveUp = (childId: string, owner: string): string => `
  update children set avatars_requested_at = now(), avatars_failed_at = now() where id = '${childId}';
  insert into pgboss.job (name, data, state, singleton_key, group_id, retry_count, completed_on)
    values ('draw-avatars', '{"childId": "${childId}"}', 'failed', '${childId}', '${owner}', 3, now())`;

test('an admin is made with a second question, finds what failed and has it tried again; the parent reads who looked', async ({
  page,
  server,
  browser,
}) => {
  test.setTimeout(180_000);
  const visitor = async () => (await browser.newContext({ baseURL: server.url })).newPage();
  const parent = await visitor();
  await signUpAs(parent, parentEmail);
  await pay(parent, server.url);
  const child = await newChild(parent, 'Wilhelmina');
  const { user } = await (await parent.request.get('/api/session')).json();
  await asOwner(server, giveUp(child.id, user.id));
  const helper = await visitor();
  await signUpAs(helper, adminEmail);

  // A role is asked once more.
  await signInAs(page, server.superAdmin);
  await page.goto('/admin/users');
  const rolesOfHelper = page.getByRole('group', { name: en.roles.roleOf(adminEmail) });
  await rolesOfHelper.getByRole('button', { name: 'Admin', exact: true }).click();
  const question = page.getByRole('dialog', { name: en.roles.changeTitle(adminEmail) });
  await expect(question.getByText('User → Admin')).toBeVisible();
  await checkScreen(page, 'user management, a role is asked once more');
  await question.getByRole('button', { name: en.ui.cancel }).click();
  await expect(rolesOfHelper.getByRole('button', { pressed: true })).toHaveText('User');
  await rolesOfHelper.getByRole('button', { name: 'Admin', exact: true }).click();
  await question.getByRole('button', { name: en.roles.change('Admin') }).click();
  await expect(page.getByText('Role updated to Admin')).toBeVisible();
  await page.goto('/app/profile');
  await page.getByRole('link', { name: 'Admin desk' }).click();
  await expect(page.getByRole('heading', { name: words.title })).toBeVisible();

  // The admin reads, and changes no role.
  await helper.goto('/admin/users');
  await expect(helper.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  // Without a subscription they have no profile in the app, and find the desk all the same.
  await helper.goto('/account');
  await helper.getByRole('link', { name: 'Admin desk' }).click();
  const accounts = helper.getByRole('table', { name: words.users });
  await expect(accounts.getByRole('row').filter({ hasText: parentEmail })).toBeVisible();
  await checkScreen(helper, 'admin desk, accounts');
  await helper.getByLabel(words.search).fill('watched');
  await helper.getByRole('button', { name: words.find, exact: true }).click();
  await expect(accounts.getByRole('rowheader')).toHaveCount(1);
  await helper.getByRole('link', { name: `${words.childrenOf(parentEmail)}: 1` }).click();
  const children = helper.getByRole('table', { name: words.children });
  await expect(children).toContainText(words.childStates.failed);
  await expect(helper.getByText(words.only(parentEmail))).toBeVisible();
  await expect(helper.locator('body')).not.toContainText('Wilhelmina');
  await checkScreen(helper, 'admin desk, children');
  await helper.getByRole('navigation', { name: words.lists }).getByText(words.failures).click();
  const failures = helper.getByRole('table', { name: words.failures });
  await expect(failures).toContainText(words.kinds.avatars);
  await checkScreen(helper, 'admin desk, failed work');
  // Work of other families may have failed before on the same server.
  const again = helper.getByRole('button', { name: words.tryAgainOf(words.kinds.avatars, parentEmail) });
  await again.click();
  await expect(helper.locator(':focus')).toContainText(words.begun);
  await expect(again).toHaveCount(0);

  // The whole installation in numbers, and a part of it tried out.
  await helper.getByRole('navigation', { name: words.lists }).getByText(words.overview).click();
  const work = helper.getByRole('table', { name: words.sums.queue });
  await expect(work.getByRole('row').filter({ hasText: words.kinds.avatars })).toBeVisible();
  await helper.getByRole('button', { name: words.sums.tryOutOf(words.sums.storage) }).click();
  await expect(helper.getByText(words.sums.fine)).toBeVisible();
  await checkScreen(helper, 'admin desk, overview');

  // What somebody wrote to support is kept where nobody is mailed, with a way to answer.
  const { contact } = legal;
  const writer = await visitor();
  await writer.goto('/legal/support?reason=fault');
  await writer.getByLabel(contact.email).fill('grandma@example.test');
  await writer.getByLabel(contact.message).fill('The film stops after the title.\nWhat can I do?');
  await writer.getByRole('button', { name: contact.submit }).click();
  const number = await writer.getByText(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/).innerText();
  await writer.context().close();
  await helper.getByRole('navigation', { name: words.lists }).getByText(words.messages).click();
  const message = helper.getByRole('table', { name: words.messages }).getByRole('row').nth(1);
  await expect(message).toContainText('The film stops after the title.');
  await expect(message).toContainText(words.keptHere);
  await expect(
    message.getByRole('link', { name: words.answerTo(number, 'grandma@example.test') }),
  ).toHaveAttribute('href', `mailto:grandma%40example.test?subject=%5B${number}%5D`);
  await checkScreen(helper, 'admin desk, messages to support');

  // It is really drawn, and the parent reads in the account what happened.
  await helper.goto(`/admin/children?user=${user.id}`);
  await expect(async () => {
    await helper.reload();
    await expect(children).toContainText(words.childStates.ready, { timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  const { events } = await (await parent.request.get('/api/account-events')).json();
  const told = events.map(({ kind }: { kind: string }) => kind);
  expect(told.toSorted()).toEqual(
    ['address-seen', 'looked-at', 'progress-seen', 'signed-in', 'work-restarted'].toSorted(),
  );
  await parent.goto('/app/profile');
  await parent.getByRole('button', { name: en.audit.title }).click();
  await expect(parent.getByText('An admin had something that failed tried again')).toBeVisible();

  // In Portuguese, too.
  await helper.evaluate(() => localStorage.setItem('milestoon.language', 'pt'));
  await helper.goto('/admin/failures');
  await expect(helper.getByRole('heading', { name: portuguese.title })).toBeVisible();
  await expect(helper.getByRole('navigation', { name: portuguese.lists })).toBeVisible();
  await checkScreen(helper, 'admin desk in Portuguese');
  await helper.context().close();

  // A deletion is told in a family's words, in its language.
  await parent.evaluate(() => localStorage.setItem('milestoon.language', 'pt'));
  await parent.goto('/app/profile');
  await parent.getByRole('button', { name: pt.privacy.card.title }).click();
  await parent.getByRole('button', { name: pt.privacy.child.button('Wilhelmina') }).click();
  await parent.getByLabel(pt.privacy.child.confirm('Wilhelmina')).fill('Wilhelmina');
  await parent.getByLabel(pt.changePassword.current).fill(password);
  await parent.getByRole('button', { name: pt.ui.deleteForever }).click();
  const receipt = parent.getByRole('dialog', { name: pt.privacy.receipt.title });
  await expect(receipt.getByText(pt.privacy.receipt.child)).toBeVisible({ timeout: 30_000 });
  for (const line of ['Crianças: 1', 'Avatares sugeridos: 4', 'Fotografias de crianças: 1', 'Avatares: 4'])
    await expect(receipt.getByText(line, { exact: true })).toBeVisible();
  await expect(receipt).not.toContainText(/[a-z]_[a-z]/);
  await checkScreen(parent, 'receipt of a deletion in Portuguese');
  await parent.context().close();
});
