/** What an installation has, as far as its pages promise it. What is not set up is not promised anywhere. */
export interface Site {
  /** The address browsers use, without a slash at the end. */
  address: string;
  /** Films can be published on parents' YouTube channels. */
  youtube: boolean;
  /** Mails go out. Without it they stay on the machine, and no link by mail may be promised. */
  mail: boolean;
  /** Whose language model writes the stories; null: nobody's, they are written on the machine. */
  storyCompany: string | null;
  /** Whose voices speak them; null: nobody's. */
  voiceCompany: string | null;
  /** Avatars and films are made by a generator outside. */
  generator: boolean;
  /** The host of a cache that films and pictures come by; null: they come from the site itself. */
  cdn: string | null;
  /** Who runs it and answers for the data of families. Null where the settings do not say it. */
  operator: {
    /** Of a person or a company. */
    name: string | null;
    /** Where letters reach them, in one line. */
    address: string | null;
  };
  support: {
    /** The page outside where people are helped, if there is one. */
    url: string | null;
    /** Whom the contact form is mailed to; null: what is written is kept for the super admin. */
    email: string | null;
  };
}

/** Who runs it, for the midst of a sentence or before its full stop; `unnamed` where the settings do not say it. */
export const operatorLine = ({ operator: { name, address } }: Site, unnamed = ''): string =>
  name === null ? unnamed : (address === null ? name : `${name}, ${address}`).replace(/\.$/, '');

/** An installation of which nothing is known, so that nothing is promised of it. */
export const plainSite: Site = {
  address: '',
  youtube: false,
  mail: false,
  storyCompany: null,
  voiceCompany: null,
  generator: false,
  cdn: null,
  operator: { name: null, address: null },
  support: { url: null, email: null },
};
