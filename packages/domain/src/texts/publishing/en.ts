/** Publishing on YouTube: the channel in the profile, an episode's way there, and what stands beside the video. */
export const publishing = {
  title: 'YouTube',
  lead: 'Your episodes can go to a private playlist on your own YouTube channel, one for each season of a child. Only you can see them there.',
  consent: (company: string): string =>
    `Publishing sends the film, its title, your child’s name, your words and the captions from this server to ${company}. ${company} keeps them until you delete them there.`,
  fromNowOn: 'Once connected, new episodes are published by themselves. You can switch that off.',
  connect: 'Connect YouTube',
  connecting: 'Opening Google...',
  connectFailed: 'YouTube could not be connected. Please try again.',
  connected: (channel: string): string => `Connected to ${channel}`,
  since: (date: string): string => `Since ${date}`,
  automatic: 'Publish new episodes automatically',
  automaticText:
    'When a film is ready it goes to its playlist by itself, as a private video. Off, you decide on each episode’s page.',
  settingsFailed: 'That could not be saved. Please try again.',
  lost: (channel: string): string =>
    `Google no longer lets us publish to ${channel}. Connect it again, and what waits goes on.`,
  reconnect: 'Connect again',
  disconnect: 'Disconnect YouTube',
  disconnectNow: 'Disconnect',
  disconnecting: 'Disconnecting...',
  disconnectTitle: 'Disconnect YouTube?',
  disconnectText:
    'We give the permission back to Google and forget it here. What is still waiting is not published. Videos and playlists already on YouTube stay there.',
  cancel: 'Cancel',
  returning: {
    title: 'YouTube',
    working: 'Connecting your YouTube channel...',
    done: (channel: string): string => `${channel} is connected.`,
    declined: 'YouTube was not connected, because Google was told not to allow it.',
    failed: 'YouTube was not connected.',
    toProfile: 'Back to the profile',
  },
  refusals: {
    unknownReturn:
      'This way back from Google was used already, is too old, or belongs to another sign-in. Please connect YouTube again from your profile.',
    incomplete: 'Google gave only a part of the permission. Please connect again and leave every box ticked.',
    noChannel: 'This Google account has no YouTube channel yet. Create one on YouTube, then connect again.',
    unreachable: 'Google cannot be reached just now. Please try again in a few minutes.',
    notConnected: 'Please connect your YouTube channel in the profile first.',
    notReady: 'There is no finished film to publish yet.',
    privateOnly: 'Videos from here can only be private on YouTube.',
    notPublished: 'This episode is not on YouTube.',
    otherChannel: 'The video is on another channel than the one connected now. Please change it on YouTube.',
    videoGone: 'This video is not on YouTube any more.',
    notDone: 'YouTube did not accept this change.',
    quota: 'YouTube takes no more changes from this app today. Please try again tomorrow.',
  },
  episode: {
    title: 'YouTube',
    lead: 'This episode can go to a private playlist on your YouTube channel.',
    toProfile: 'Connect YouTube in the profile',
    publish: 'Publish to YouTube',
    publishNew: 'Publish this version',
    publishing: 'Starting...',
    failed: 'Publishing could not be started. Please try again.',
    waiting: 'Waiting for its turn',
    nextAttempt: (time: string): string => `We try again by ourselves: ${time}.`,
    uploading: (share: string): string => `Uploading: ${share}`,
    progress: 'Upload to YouTube',
    published: (date: string): string => `On YouTube since ${date}, in your private playlist.`,
    processing: 'YouTube may need a few minutes until it plays in full quality.',
    open: 'Open on YouTube',
    openLabel: (title: string): string => `Open on YouTube: ${title} (opens in a new tab)`,
    earlier:
      'YouTube has an earlier version of this episode. Publishing this one adds a new video; the old one stays until you delete it there.',
    notPublished: 'This episode could not be published',
    tryAgain: 'Try again',
    tryNow: 'Try now',
  },
  /** Who sees a film. */
  visibility: {
    private: 'Private',
    unlisted: 'Unlisted',
    public: 'Public',
  },
  /** What that means on YouTube. */
  onYouTube: {
    legend: 'Who can see it on YouTube',
    private: 'Only you.',
    unlisted: 'Everybody who has the link. It is in no search and on no list.',
    public: 'Everybody. YouTube shows it in searches and suggests it to others.',
  },
  kids: {
    legend: 'Is it made for kids?',
    yes: 'Yes, made for kids',
    no: 'No, not made for kids',
    text: 'YouTube has to know. On videos made for kids it shows no personalised adverts and allows no comments.',
    ofNew: 'What YouTube is told of new videos',
  },
  change: {
    open: 'Change who can see it',
    save: 'Save',
    saving: 'Saving...',
    saved: 'Saved',
    failed: 'That could not be changed. Please try again.',
  },
  /** Beside the sentence that videos on YouTube remain. */
  also: {
    label: (count: number): string =>
      count === 1 ? 'Delete the video on YouTube too' : `Delete the ${count} videos on YouTube too`,
    hint: 'If YouTube does not answer, nothing is deleted here either, and you can try again.',
  },
  problems: {
    disconnected: 'The connection to YouTube is lost. Connect the channel again in your profile.',
    quota: 'YouTube takes no more videos from this app today.',
    'upload-limit': 'YouTube takes no more videos for your channel just now.',
    unreachable: 'YouTube did not answer.',
    'no-channel': 'YouTube says that this account has no open channel.',
    refused: 'YouTube did not accept the video.',
    unexpected: 'Something went wrong on our side.',
  },
  video: {
    starring: (name: string): string => `Starring ${name}`,
    place: (season: number, episode: number): string => `Season ${season}, episode ${episode}`,
    disclosure: (product: string): string =>
      `Made with ${product}. Pictures, voices and music are generated by computer.`,
    playlist: (name: string, season: number, product: string): string =>
      `${name} · Season ${season} · ${product}`,
    playlistText: (name: string, season: number, product: string): string =>
      `Season ${season} of the animated series of ${name}, made with ${product}. Pictures, voices and music are generated by computer.`,
  },
};
