/** In this order: most browsers claim to be others as well. */
const browsers: readonly [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOPiOS\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrom(e|ium)\/|\bCriOS\/|\bHeadlessChrome\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];
const systems: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** What browsers say of themselves is shorter. Of a longer claim the patterns would try every place with every other. */
const longestClaim = 512;

const named = (list: readonly [RegExp, string][], text: string): string | undefined =>
  list.find(([pattern]) => pattern.test(text))?.[1];

/**
 * A browser in words that need no translation, such as `Firefox · Windows`; null for a program, or one that says
 * nothing. What stands in the header is the client's own word: only names of these lists come out of here.
 */
export function deviceOf(headers: Headers): string | null {
  const claim = (headers.get('user-agent') ?? '').slice(0, longestClaim);
  const known = [named(browsers, claim), named(systems, claim)].filter((name) => name !== undefined);
  return known.length > 0 ? known.join(' · ') : null;
}
