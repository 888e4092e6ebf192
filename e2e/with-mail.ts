import { test as base } from './fixtures.ts';
import { type MailServer, startMailServer } from './mail-server.ts';

/** Tests of a file with a mail server of its own. */
export const withMail = base.extend<object, { mailServer: MailServer }>({
  mailServer: [
    async ({ hasWholeFilms: _ }, use) => {
      const mailServer = await startMailServer();
      await use(mailServer);
      mailServer.close();
    },
    { scope: 'worker' },
  ],
});
