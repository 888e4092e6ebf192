/// <reference lib="dom" />
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { roleSetupScript } from '@milestoon/database';
import { en } from '@milestoon/domain/texts/en';
import type { Page } from '@playwright/test';
import { asOwner } from './database.ts';
import { signInAs, signUpAs } from './family.ts';
import { expect, test } from './fixtures.ts';
import { checkScreen } from './screen-check.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const texts = en.roles;
const setupTitle = { name: en.setup.title };

const rolesOf = (page: Page, email: string) => page.getByRole('group', { name: texts.roleOf(email) });
const pressed = (page: Page, email: string) => rolesOf(page, email).getByRole('button', { pressed: true });

test('a super admin gives a role, and nobody else gets in', async ({ page, server, browser }) => {
  test.setTimeout(120_000);
  const parent = await browser.newPage({ baseURL: server.url });
  const email = 'role-parent@example.test';
  await signUpAs(parent, email);
  await signInAs(page, server.superAdmin);
  await page.goto('/app/profile');
  await page.getByRole('link', { name: 'User Management' }).click();
  await expect(page.getByRole('heading', { name: 'User Management' })).toBeVisible();
  await page.getByLabel(texts.search).fill('role-parent');
  await expect(page.getByRole('list', { name: texts.list }).getByRole('listitem')).toHaveCount(1);
  await expect(pressed(page, email)).toHaveText('User');
  await rolesOf(page, email).getByRole('button', { name: 'Admin', exact: true }).click();
  await page.getByRole('button', { name: texts.change('Admin') }).click();
  await expect(page.getByText('Role updated to Admin')).toBeVisible();
  await expect(page.getByText('Role updated to Admin')).toBeHidden();
  await page.getByText(texts.legend).click();
  await page.getByText(texts.changes).click();
  await expect(page.getByText(texts.changed(email, 'User', 'Admin'))).toBeVisible();
  await checkScreen(page, 'user management');
  await page.reload();
  await expect(pressed(page, email)).toHaveText('Admin');

  await parent.goto('/admin/users');
  await expect(parent.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await expect(parent.getByText("You don't have permission to access this page.")).toBeVisible();
  await expect(parent).toHaveURL(/\/auth\/subscription-check$/, { timeout: 10_000 });
  await parent.close();
});

test('without the table of roles the app goes on, and the SQL it shows brings the table back', async ({
  page,
  server,
  browser,
}) => {
  test.setTimeout(120_000);
  const parent = await browser.newPage({ baseURL: server.url });
  const email = 'setup-parent@example.test';
  await signUpAs(parent, email);
  await signInAs(page, server.superAdmin);
  const { users } = await (await page.request.get(`/api/users?search=${email}`)).json();
  await page.request.put(`/api/users/${users[0].id}/role`, { data: { role: 'admin' } });
  await asOwner(server, 'alter table user_roles rename to user_roles_of_old');
  try {
    await parent.goto('/auth/subscription-check');
    await expect(parent.getByRole('heading', { name: 'Subscription Required' })).toBeVisible();
    await expect(parent.getByRole('complementary', setupTitle)).toHaveCount(0);

    await page.goto('/app');
    const notice = page.getByRole('complementary', setupTitle);
    await expect(notice).toBeVisible();
    await notice.getByText(en.setup.showScript).click();
    await checkScreen(page, 'setup notice');
    await notice.getByRole('button', { name: en.setup.dismiss }).click();
    await expect(notice).toHaveCount(0);

    await page.goto('/admin/users');
    await expect(page.getByRole('heading', setupTitle)).toBeVisible();
    await expect(page.getByText(texts.missingTable)).toBeVisible();
    await checkScreen(page, 'setup screen');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: en.setup.copy }).click();
    await expect(page.getByRole('button', { name: en.setup.copied })).toBeVisible();
    const script = await page.evaluate(() => navigator.clipboard.readText());
    await expect(page.getByLabel(en.setup.script)).toHaveValue(script);

    await asOwner(server, script);
    await page.getByRole('button', { name: en.setup.refresh }).click();
    await expect(pressed(page, email)).toHaveText('Admin');

    await asOwner(
      server,
      "create policy circle on user_roles using (exists (select from user_roles r where r.role = 'super_admin'))",
    );
    await page.reload();
    await expect(page.getByText(texts.recursion)).toBeVisible();
    execFileSync('npm', ['run', 'fix-policies'], {
      cwd: root,
      env: { ...process.env, DATA_DIR: server.directory },
      stdio: 'pipe',
    });
    await page.getByRole('button', { name: en.setup.refresh }).click();
    await expect(pressed(page, email)).toHaveText('Admin');
  } finally {
    await asOwner(server, `${roleSetupScript()}; drop table if exists user_roles_of_old`);
    await parent.close();
  }
});
