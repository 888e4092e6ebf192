/** Upper ends of the buckets, in seconds. */
const buckets = [0.01, 0.05, 0.1, 0.5, 1, 5, 30] as const;

// The first part of the path and nothing more: ids, names and signatures must not become labels.
const areas = new Set([
  'api',
  'functions',
  'files',
  'cdn',
  'webhooks',
  'automation',
  'payments-emulator',
  'assets',
]);
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

interface Series {
  count: number;
  seconds: number;
  below: number[];
}

export interface AnsweredRequest {
  method: string;
  path: string;
  status: number;
  seconds: number;
}

/** How many requests were answered with what, and how fast. */
export interface RequestMetrics {
  observe(request: AnsweredRequest): void;
  /** In Prometheus' text format. */
  lines(): string[];
}

export function createRequestMetrics(): RequestMetrics {
  const series = new Map<string, Series>();
  return {
    observe({ method, path, status, seconds }) {
      const area = path.split('/')[1] ?? '';
      const labels = [
        `method="${methods.has(method) ? method : 'other'}"`,
        `area="${areas.has(area) ? area : 'pages'}"`,
        `status="${Math.floor(status / 100)}xx"`,
      ].join(',');
      const known = series.get(labels) ?? { count: 0, seconds: 0, below: buckets.map(() => 0) };
      known.count += 1;
      known.seconds += seconds;
      for (const [index, limit] of buckets.entries())
        if (seconds <= limit) known.below[index] = (known.below[index] ?? 0) + 1;
      series.set(labels, known);
    },
    lines() {
      const name = 'milestoon_http_request_duration_seconds';
      const lines = [`# HELP ${name} Time until the answer began.`, `# TYPE ${name} histogram`];
      for (const [labels, { count, seconds, below }] of series) {
        for (const [index, limit] of buckets.entries())
          lines.push(`${name}_bucket{${labels},le="${limit}"} ${below[index]}`);
        lines.push(`${name}_bucket{${labels},le="+Inf"} ${count}`);
        lines.push(`${name}_sum{${labels}} ${seconds}`, `${name}_count{${labels}} ${count}`);
      }
      return lines;
    },
  };
}
