import { takeForm, tellingOf, tellLine } from '../../features/episodes/telling/telling.testing.ts';
import { recordingOf } from '../../testing/recordings.ts';
import { type Call, type Expectation, get, open, owned, post } from '../expectation.testing.ts';
import type { Scene } from '../scene.testing.ts';

const addressOf = ({ episodeId }: Scene): string => `/api/episodes/${episodeId}`;

async function firstLine({ server, owner, episodeId }: Scene): Promise<{ id: string; text: string }> {
  const { body } = await tellingOf(server, owner, episodeId);
  return body.lines[0];
}

async function newLink(scene: Scene): Promise<{ id: string; token: string }> {
  const { body } = await scene.server.call(scene.owner, 'POST', `${addressOf(scene)}/telling-links`, {
    name: 'Grandma',
  });
  return { id: body.id, token: new URL(body.url).pathname.replace('/tell/', '') };
}

const agree = ({ server }: Scene, token: string) =>
  server.call(null, 'POST', `/api/tellings/${token}`, { agreed: true });

/** A link by which a line was told and sent. */
async function sentLink(scene: Scene): Promise<{ id: string; line: string }> {
  const { id, token } = await newLink(scene);
  await agree(scene, token);
  const line = await firstLine(scene);
  const body = takeForm(line.text, await recordingOf(line.text));
  await scene.server.fetch(`/api/tellings/${token}/lines/${line.id}`, { method: 'POST', body });
  await scene.server.call(null, 'POST', `/api/tellings/${token}/sent`);
  return { id, line: line.id };
}

const remove = (address: string): Call => ({ method: 'DELETE', address });

export const tellingExpectations: Expectation[] = [
  {
    operation: 'telling.get',
    cells: owned('200', 'read'),
    prepare: async (scene) => () => get(`${addressOf(scene)}/telling`),
  },
  {
    operation: 'telling.addTeller',
    cells: owned('201', 'write'),
    prepare: async (scene) => () => post(`${addressOf(scene)}/tellers`, { name: 'Dad', agreedBy: 'speaker' }),
  },
  {
    operation: 'telling.record',
    cells: owned('201', 'write'),
    prepare: async (scene) => {
      const { server, owner, episodeId } = scene;
      const line = await firstLine(scene);
      const { tellerId } = await tellLine(server, owner, episodeId, { line });
      const recording = await recordingOf(line.text);
      return () => ({
        method: 'POST',
        address: `${addressOf(scene)}/telling/${line.id}`,
        body: takeForm(line.text, recording, tellerId),
      });
    },
  },
  {
    operation: 'telling.remove',
    cells: owned('200', 'write'),
    prepare: async (scene) => {
      const line = await firstLine(scene);
      await tellLine(scene.server, scene.owner, scene.episodeId, { line });
      return () => remove(`${addressOf(scene)}/telling/${line.id}`);
    },
  },
  {
    operation: 'telling.removeTeller',
    cells: owned('200', 'write'),
    prepare: async (scene) => {
      const { body } = await scene.server.call(scene.owner, 'POST', `${addressOf(scene)}/tellers`, {
        name: 'Mum',
        agreedBy: 'speaker',
      });
      return () => remove(`${addressOf(scene)}/tellers/${body.id}`);
    },
  },
  {
    operation: 'telling.ask',
    cells: owned('201', 'write'),
    prepare: async (scene) => () => post(`${addressOf(scene)}/telling-links`, { name: 'Grandma' }),
  },
  {
    operation: 'telling.endLink',
    cells: owned('200', 'write'),
    prepare: async (scene) => {
      const { id } = await newLink(scene);
      return () => remove(`/api/telling-links/${id}`);
    },
  },
  {
    operation: 'telling.take',
    cells: owned('200', 'write'),
    prepare: async (scene) => {
      const { id, line } = await sentLink(scene);
      return () => post(`/api/telling-links/${id}`, { lines: [line] });
    },
  },
  {
    operation: 'telling.open',
    // Whoever has the link, and of the family nothing but this story.
    cells: open('200', 'read'),
    tellsName: true,
    prepare: async (scene) => {
      const { token } = await newLink(scene);
      return () => get(`/api/tellings/${token}`);
    },
  },
  {
    operation: 'telling.agree',
    cells: open('200', 'write'),
    prepare: async (scene) => {
      await endLinks(scene);
      const { token } = await newLink(scene);
      return () => post(`/api/tellings/${token}`, { agreed: true });
    },
  },
  {
    operation: 'telling.recordByLink',
    cells: open('201', 'write'),
    prepare: async (scene) => {
      await endLinks(scene);
      const { token } = await newLink(scene);
      await agree(scene, token);
      const line = await firstLine(scene);
      const recording = await recordingOf(line.text);
      return () => ({
        method: 'POST',
        address: `/api/tellings/${token}/lines/${line.id}`,
        body: takeForm(line.text, recording),
      });
    },
  },
  {
    operation: 'telling.send',
    // It works once: whoever comes later finds nothing.
    cells: { ...open('404 NOT_FOUND', 'write'), 'foreign page': '403 FORBIDDEN' },
    prepare: async (scene) => {
      await endLinks(scene);
      await sentLink(scene);
      return () => post(`/api/tellings/${'A'.repeat(43)}/sent`);
    },
  },
];

/** So that there is room for another one. */
async function endLinks(scene: Scene): Promise<void> {
  const { body } = await tellingOf(scene.server, scene.owner, scene.episodeId);
  for (const { id } of body.links) await scene.server.call(scene.owner, 'DELETE', `/api/telling-links/${id}`);
}
