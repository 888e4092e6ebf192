/** Where Google is reached. Tests bring a stand-in. */
export interface GoogleAddresses {
  /** The page where a parent gives the permission. */
  authorization: string;
  token: string;
  revocation: string;
  /** YouTube Data API v3, without a slash at the end. */
  api: string;
  upload: string;
}

export const googleAddresses: GoogleAddresses = {
  authorization: 'https://accounts.google.com/o/oauth2/v2/auth',
  token: 'https://oauth2.googleapis.com/token',
  revocation: 'https://oauth2.googleapis.com/revoke',
  api: 'https://www.googleapis.com/youtube/v3',
  upload: 'https://www.googleapis.com/upload/youtube/v3',
};
