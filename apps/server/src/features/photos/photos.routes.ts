import { AppError } from '../../platform/errors.ts';
import { authed, open } from '../../platform/http/procedures.ts';
import { removePhoto, uploadPhoto } from './photos.service.ts';

/** A session that ended while a form was open is worth another sentence than none at all. */
const refused = (headers: Headers): AppError =>
  new AppError('UNAUTHORIZED', {
    userMessage: ({ auth }) => (headers.get('cookie') ? auth.expired : auth.notAuthenticated),
  });

export const photosRoutes = {
  upload: open
    // Before the input is looked at: of somebody who is not signed in no form was read.
    .use(({ context: { actor, headers }, next }) => {
      if (!actor) throw refused(headers);
      return next({ context: { actor } });
    })
    .photos.upload.handler(({ context: { services, actor }, input }) =>
      uploadPhoto(services, actor, input.bucket, input.file),
    ),
  remove: authed.photos.remove.handler(async ({ context: { services, actor }, input }) => {
    await removePhoto(services, actor, input.path);
    return { removed: true };
  }),
};
