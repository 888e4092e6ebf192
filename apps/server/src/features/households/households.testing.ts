import type { SeatRole } from '@milestoon/domain';
import type { Session, TestServer } from '../../testing/test-server.ts';

/** The token of a fresh invitation into the owner’s family. */
export async function invitationOf(server: TestServer, owner: Session, role: SeatRole): Promise<string> {
  const { status, body } = await server.call(owner, 'POST', '/api/household/invitations', { role });
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
