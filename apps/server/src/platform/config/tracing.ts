import { z } from 'zod';
import { webUrl } from './web-url.ts';

/** Where traces of requests and jobs go. */
export interface TracingSettings {
  /** Without `/v1/traces`, and without a slash at the end. */
  url: string;
  headers: Record<string, string>;
}

const pair = /^\s*[\w-]+=[^,]+$/;

/** Whether every '%' begins a byte, as a URL writes them. */
function isEncoded(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** By the names that OpenTelemetry gives them. */
export const tracingSettings = {
  OTEL_EXPORTER_OTLP_ENDPOINT: webUrl
    .refine((url) => new URL(url).username === '', 'must not contain a user name or password')
    .optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .refine(
      (list) => list.split(',').every((one) => pair.test(one) && isEncoded(one)),
      'must be such as name=value,other=value',
    )
    .optional(),
};

/** Undefined: nobody is told. */
export function tracingOf(settings: {
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  OTEL_EXPORTER_OTLP_HEADERS?: string | undefined;
}): TracingSettings | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: url, OTEL_EXPORTER_OTLP_HEADERS: list = '' } = settings;
  if (!url) return undefined;
  const pairs = list
    .split(',')
    .filter(Boolean)
    .map((one): [string, string] => {
      const at = one.indexOf('=');
      return [one.slice(0, at).trim(), decodeURIComponent(one.slice(at + 1).trim())];
    });
  return { url, headers: Object.fromEntries(pairs) };
}
