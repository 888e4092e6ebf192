import type { households } from '../households.ts';
import type { References } from './call-reference.ts';

export const householdsReference: References<typeof households> = {
  mine: {
    summary: 'Families the caller is a member of',
    description: 'Each by the address of its owner, with what the caller may do there.',
    access: 'signed-in',
    errors: [],
  },
  choose: {
    summary: 'Act for a family',
    description:
      'From now on this session acts for that family, or for the caller’s own again. It is kept with the session on the server; no header chooses it. Links to files of before and push messages to this browser end.',
    access: 'signed-in',
    errors: ['NOT_FOUND'],
  },
  leave: {
    summary: 'Leave a family',
    description:
      'At once and everywhere: sessions that act there end, but the one that asks, which acts for the caller’s own family again.',
    access: 'signed-in',
    errors: ['NOT_FOUND'],
  },
  films: {
    summary: 'Finished films to watch',
    description:
      'Of the family this session acts for. To somebody who only watches, this is the one call about the family that there is.',
    access: 'signed-in',
    errors: [],
  },
  people: {
    summary: 'Who else is in the caller’s family',
    description: 'Members, and invitations that nobody has used yet, without their links.',
    access: 'signed-in',
    errors: [],
  },
  invite: {
    summary: 'Invite somebody',
    description:
      'Needs the password. A link that makes whoever accepts it a second parent, or somebody who may watch. Shown once; it works once, within seven days. Waits until the caller’s address is confirmed. Ten can be open at the same time, twenty be made a day. A new password ends all that are open. The caller is mailed when a second parent is invited and when somebody joins.',
    access: 'signed-in',
    errors: ['ADDRESS_UNCONFIRMED', 'CONFLICT', 'TOO_MANY_REQUESTS'],
  },
  endInvitation: {
    summary: 'End an invitation',
    description: 'Its link works no more.',
    access: 'signed-in',
    errors: ['NOT_FOUND'],
  },
  remove: {
    summary: 'Remove a member',
    description:
      'At once: their sessions that act for the family end, with streams, push messages and links to files.',
    access: 'signed-in',
    errors: ['NOT_FOUND'],
  },
  invitation: {
    summary: 'What an invitation says',
    description: 'Whose family it is and what one could do there, for whoever has the link. Accepts nothing.',
    access: 'anyone',
    errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  },
  accept: {
    summary: 'Accept an invitation',
    description:
      'The caller becomes a member, and this session acts for the family. The link works once; an own, a known and a full family are conflicts and leave it open.',
    access: 'signed-in',
    errors: ['NOT_FOUND', 'CONFLICT', 'TOO_MANY_REQUESTS'],
  },
};
