import { authed } from '../../platform/http/procedures.ts';
import { removePhoto, uploadPhoto } from './photos.service.ts';

export const photosRoutes = {
  upload: authed.photos.upload.handler(({ context: { services, actor }, input }) =>
    uploadPhoto(services, actor, input.bucket, input.file),
  ),
  remove: authed.photos.remove.handler(async ({ context: { services, actor }, input }) => {
    await removePhoto(services, actor, input.path);
    return { removed: true };
  }),
};
