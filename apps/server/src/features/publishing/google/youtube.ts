import { z } from 'zod';
import type { GoogleAddresses } from './addresses.ts';
import { faultOf } from './fault.ts';
import { ask, type GoogleRequest, readAs } from './request.ts';

/** The access token of one connection. */
export interface AccessToken {
  /** The present one, or with `anew` one that Google makes now. @throws GoogleFault `revoked` */
  get(anew: boolean): Promise<string>;
}

/** The YouTube Data API v3 as one parent's channel. */
export interface YouTube {
  addresses: GoogleAddresses;
  /** Sends with the parent's permission; one that has run out is renewed once. @throws GoogleFault */
  send(url: string, request: GoogleRequest): Promise<Response>;
  /** A call of the API. @throws GoogleFault */
  call<T>(schema: z.ZodType<T>, request: ApiCall): Promise<T>;
}

interface ApiCall {
  method: 'GET' | 'POST' | 'PUT';
  /** Below the API's address, such as `playlists`. */
  resource: string;
  query: Record<string, string>;
  body?: unknown;
}

export function openYouTube(addresses: GoogleAddresses, token: AccessToken, signal: AbortSignal): YouTube {
  const send: YouTube['send'] = async (url, request) => {
    const attempt = async (anew: boolean): Promise<Response> => {
      const authorization = `Bearer ${await token.get(anew)}`;
      return ask(url, { ...request, headers: { ...request.headers, authorization } }, signal);
    };
    const response = await attempt(false);
    if (response.status !== 401) return response;
    const fault = await faultOf(response);
    if (fault.kind !== 'revoked') throw fault;
    const second = await attempt(true);
    if (second.status === 401) throw await faultOf(second);
    return second;
  };
  return {
    addresses,
    send,
    async call(schema, { method, resource, query, body }) {
      const request: GoogleRequest = { method };
      if (body !== undefined) {
        request.headers = { 'content-type': 'application/json; charset=UTF-8' };
        request.body = JSON.stringify(body);
      }
      const url = `${addresses.api}/${resource}?${new URLSearchParams(query)}`;
      return readAs(schema, await send(url, request));
    },
  };
}

export interface Channel {
  id: string;
  title: string;
  /** The playlist that YouTube keeps of everything uploaded. */
  uploads: string;
}

const channelsSchema = z.object({
  items: z
    .array(
      z.object({
        id: z.string().min(1),
        snippet: z.object({ title: z.string() }),
        contentDetails: z.object({ relatedPlaylists: z.object({ uploads: z.string() }) }),
      }),
    )
    .default([]),
});

/** The channel that the permission is for; undefined when the account has none. */
export async function findChannel(youtube: YouTube): Promise<Channel | undefined> {
  const { items } = await youtube.call(channelsSchema, {
    method: 'GET',
    resource: 'channels',
    query: { part: 'snippet,contentDetails', mine: 'true' },
  });
  const [item] = items;
  return (
    item && {
      id: item.id,
      title: item.snippet.title,
      uploads: item.contentDetails.relatedPlaylists.uploads,
    }
  );
}
