import { randomUUID } from 'node:crypto';
import { createECDH, randomBytes } from 'node:crypto';
import { callers, type Call, type Expectation, get, owned, post } from '../expectation.testing.ts';

const put = (address: string, body: unknown): Call => ({ method: 'PUT', address, body });

/** What a browser gives that subscribed to push messages. */
const newDevice = () => ({
  endpoint: `https://push.example.com/${randomBytes(8).toString('hex')}`,
  keys: {
    p256dh: createECDH('prime256v1').generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  },
});

export const notificationsExpectations: Expectation[] = [
  {
    operation: 'notifications.list',
    cells: callers('200', 'read'),
    prepare: async () => () => get('/api/notifications'),
  },
  {
    operation: 'notifications.read',
    cells: owned('200', 'write'),
    prepare: async ({ server, owner, childId, episodeId }) => {
      const { id } = await server.database.asWorker('test', (tx) =>
        tx
          .insertInto('notifications')
          .values({
            user_id: owner.id,
            child_id: childId,
            episode_id: episodeId,
            kind: 'episode-ready',
            event_key: randomUUID(),
            in_app: true,
          })
          .returning('id')
          .executeTakeFirstOrThrow(),
      );
      return () => post(`/api/notifications/${id}/read`);
    },
  },
  {
    operation: 'notifications.readAll',
    cells: callers('200', 'write'),
    prepare: async () => () => post('/api/notifications/read'),
  },
  {
    operation: 'notifications.speak',
    cells: callers('200', 'write'),
    prepare: async () => () => put('/api/notifications/language', { language: 'pt' }),
  },
  {
    operation: 'notifications.settings',
    cells: callers('200', 'read'),
    prepare: async () => () => get('/api/notifications/settings'),
  },
  {
    operation: 'notifications.prefer',
    cells: callers('200', 'write'),
    prepare: async () => () =>
      put('/api/notifications/preferences', { kind: 'photos-due', channel: 'push', enabled: false }),
  },
  {
    operation: 'notifications.addDevice',
    cells: callers('200', 'write'),
    prepare: async () => () => put('/api/notifications/device', newDevice()),
  },
  {
    operation: 'notifications.removeDevice',
    cells: callers('200', 'write'),
    prepare: async () => () => ({ method: 'DELETE', address: '/api/notifications/device' }),
  },
];
