import type { publishing } from '../publishing.ts';
import type { References } from './call-reference.ts';

export const publishingReference: References<typeof publishing> = {
  account: {
    summary: 'The caller’s YouTube channel',
    description: 'Whether this server publishes at all, which channel is connected, and whether it still is.',
    access: 'signed-in',
    errors: [],
  },
  authorize: {
    summary: 'Begin to connect a channel',
    description:
      'The address at Google where the parent gives the permission. Valid for ten minutes, once, in the session that asked.',
    access: 'signed-in',
    errors: ['NOT_FOUND', 'ADDRESS_UNCONFIRMED'],
  },
  connect: {
    summary: 'Connect the channel',
    description:
      'With the code and the state that the browser brought back from Google. A state that is forged, used, too old or of another session is not found and changes nothing. CONFLICT when Google gave a part of the permission only, when there is no channel, or when Google cannot be reached.',
    access: 'signed-in',
    errors: ['NOT_FOUND', 'CONFLICT', 'ADDRESS_UNCONFIRMED'],
  },
  settings: {
    summary: 'Publish by itself, or not',
    description: 'Whether new episodes are published by themselves. Not found without a channel.',
    access: 'signed-in',
    errors: ['NOT_FOUND'],
  },
  disconnect: {
    summary: 'Disconnect the channel',
    description:
      'Gives the permission back to Google and forgets it. What waits is not published any more; what is on YouTube stays there.',
    access: 'signed-in',
    errors: ['NOT_FOUND'],
  },
  publication: {
    summary: 'How an episode stands with YouTube',
    description: 'Of the finished version; while it is uploaded, how far that is.',
    access: 'signed-in',
    errors: [],
  },
  publish: {
    summary: 'Publish an episode',
    description:
      'Uploads the finished version to the private playlist of the child’s season, in the background; to others it is opened last of all. What is published already stays as it is; what waits or has failed is tried now. CONFLICT without a connected channel or a finished film, and for a visibility that this server does not offer.',
    access: 'signed-in',
    errors: ['CONFLICT'],
  },
  change: {
    summary: 'Change who sees an episode on YouTube',
    description:
      'Of every video of the episode on the connected channel, at once; of one on its way when it is there. CONFLICT when nothing is published, YouTube did not do it, or this server does not offer that visibility.',
    access: 'signed-in',
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  videos: {
    summary: 'Videos that could be deleted at YouTube',
    description:
      'How many of an episode, of a child or of all are on the connected channel. What deletes an episode, a child or the account can delete these too.',
    access: 'signed-in',
    errors: ['NOT_FOUND'],
  },
};
