import { open } from '../../platform/http/procedures.ts';
import { takeMessage } from './support.service.ts';

export const supportRoutes = {
  write: open.support.write.handler(({ context, input }) => takeMessage(context.services, input, context)),
};
