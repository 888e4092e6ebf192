import { type GoogleClient, refresh } from './google/oauth.ts';
import { openYouTube, type YouTube } from './google/youtube.ts';

/** YouTube with the permission of one connection, for as long as the signal allows. */
export function openChannel(client: GoogleClient, refreshToken: string, signal: AbortSignal): YouTube {
  let token: Promise<string> | undefined;
  return openYouTube(
    client.addresses,
    {
      get(anew) {
        if (anew || !token) token = refresh(client, refreshToken, signal);
        return token;
      },
    },
    signal,
  );
}
