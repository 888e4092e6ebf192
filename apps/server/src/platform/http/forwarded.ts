const ofProxies = new Set([
  'forwarded',
  'via',
  'x-real-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'x-originating-ip',
  'x-remote-ip',
  'x-remote-addr',
  'true-client-ip',
  'fastly-client-ip',
  'x-appengine-user-ip',
  'x-arr-clientcert',
  'x-amzn-trace-id',
  'cdn-loop',
]);
const families = /^(x-forwarded|x-original|x-envoy|x-azure|cf|fly|x-vercel|x-nf)-/;

/** Whether any header says that a proxy passed the request on: then the other end of the socket is not who asks. */
export const isForwarded = (headers: Headers): boolean =>
  [...headers.keys()].some((name) => ofProxies.has(name) || name === 'x-forwarded' || families.test(name));
