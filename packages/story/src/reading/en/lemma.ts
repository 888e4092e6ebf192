/** The dictionary form of what goes on: 'standing', 'sitting', 'waving'. */
export function lemmaOfGerund(gerund: string): string {
  const stem = gerund.slice(0, -3);
  if (/^(?:ly|d|t)$/.test(stem)) return stem === 'ly' ? 'lie' : `${stem}ie`;
  // 'Skiing'.
  if (/i$/.test(stem)) return stem;
  // As its past would be: 'waved' and 'waving', 'hugged' and 'hugging'.
  return /y$/.test(stem) ? stem : lemmaOf(`${stem}ed`);
}

/** The dictionary form of a regular past: 'chased', 'hugged', 'carried'. */
export function lemmaOf(past: string): string {
  if (/ied$/.test(past)) return past.replace(/ied$/, 'y');
  if (/([b-df-hj-np-tv-z])\1ed$/.test(past) && !/(?:ll|ss|zz)ed$/.test(past)) return past.slice(0, -3);
  if (
    /(?:[aeiou][^aeiouwxy]|[sczvg]|[^aeiou]l)ed$/.test(past) &&
    !/(?:[aeiou]{2}[^aeiou]|en|er|it|in|ss|sh|ch|op|[wr]l|[aeiou][^aeiou]+on)ed$/.test(past)
  )
    return past.slice(0, -1);
  return past.slice(0, -2);
}
