import type { SeatRole } from '@milestoon/domain';
import { childWithAvatar, createEpisode, episodeStatus } from '../../testing/scenes.ts';
import type { Json, Session, TestServer } from '../../testing/test-server.ts';

/** The token of a fresh invitation into the owner’s family. */
export async function invitationOf(server: TestServer, owner: Session, role: SeatRole): Promise<string> {
  const { status, body } = await server.call(owner, 'POST', '/api/household/invitations', {
    role,
    password: 'secret-1',
  });
  if (status !== 201) throw new Error(`no invitation: ${status} ${JSON.stringify(body)}`);
  return new URL(body.url).searchParams.get('token') ?? '';
}

/** Somebody with an account of their own who acts in the owner's family. */
export async function joined(
  server: TestServer,
  owner: Session,
  role: SeatRole,
  member?: Session,
): Promise<Session> {
  const person = member ?? (await server.loginAs());
  const token = await invitationOf(server, owner, role);
  const { status } = await server.call(person, 'POST', '/api/household-invitation/accept', { token });
  if (status !== 200) throw new Error(`did not join: ${status}`);
  return person;
}

/** For whom the session acts from now on. */
export const choose = async (server: TestServer, session: Session, id: string | null): Promise<number> =>
  (await server.call(session, 'POST', '/api/households/choose', { id })).status;

/** What tests of families ask of a server that is there once they run. */
export function householdCalls(server: () => TestServer) {
  const accept = (session: Session, token: string) =>
    server().call(session, 'POST', '/api/household-invitation/accept', { token });
  const namesFor = async (session: Session): Promise<string[]> =>
    (await server().call(session, 'GET', '/api/children')).body.map(({ name }: Json) => name);
  const people = async (session: Session): Promise<Json> =>
    (await server().call(session, 'GET', '/api/household')).body;
  const remove = async (owner: Session, member: Session): Promise<number> =>
    (await server().call(owner, 'DELETE', `/api/household/members/${member.id}`)).status;
  const isSignedIn = async (session: Session): Promise<boolean> =>
    (await server().call(session, 'GET', '/api/session')).body.user !== null;
  const trail = async (session: Session): Promise<Json[]> =>
    (await server().call(session, 'GET', '/api/account-events')).body.events;
  const signInAgain = async ({ email, id }: Session): Promise<Session> => {
    const response = await server().fetch('/api/auth/sign-in/email', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: 'secret-1' }),
    });
    return { id, email, cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '' };
  };

  /** An owner with a subscription, a child with an avatar and a finished film. */
  async function family(name = 'Quintessa') {
    const owner = await server().loginAs();
    await server().subscribe(owner);
    const child = await childWithAvatar(server(), owner, name);
    const { id } = await createEpisode(server(), owner, child.id);
    await episodeStatus(server(), owner, id, ['completed']);
    return { owner, childId: child.id, episodeId: id };
  }
  return { accept, namesFor, people, remove, isSignedIn, trail, signInAgain, family };
}
