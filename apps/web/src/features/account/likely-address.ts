/** Where most families have their mail: what is nearly one of these was mistyped. */
const common = ['gmail.com', 'hotmail.com', 'outlook.com', 'yahoo.com', 'icloud.com'];
/** As near, and right. */
const others = ['mail.com', 'email.com', 'ymail.com'];

/** How many letters were left out, doubled, mixed up with another or swapped with the next. */
function slips(typed: string, meant: string): number {
  const rows: number[][] = [];
  const at = (i: number, j: number): number => rows[i]?.[j] ?? 0;
  for (let i = 0; i <= typed.length; i++) {
    rows.push([]);
    for (let j = 0; j <= meant.length; j++) {
      const isSame = typed[i - 1] === meant[j - 1];
      const isSwapped =
        i > 1 && j > 1 && !isSame && typed[i - 1] === meant[j - 2] && typed[i - 2] === meant[j - 1];
      const ways =
        i === 0 || j === 0
          ? [i + j]
          : [at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + (isSame ? 0 : 1)];
      if (isSwapped) ways.push(at(i - 2, j - 2) + 1);
      rows[i]?.push(Math.min(...ways));
    }
  }
  return at(typed.length, meant.length);
}

/** The address that was probably meant, such as ana@gmail.com for ana@gmial.con; null where nothing looks mistyped. */
export function likelyAddress(typed: string): string | null {
  const [name, domain, ...more] = typed.trim().toLowerCase().split('@');
  if (!name || !domain || more.length > 0 || common.includes(domain) || others.includes(domain)) return null;
  // Two letters are a country's: yahoo.ca is no slip of yahoo.com.
  const most = /\.[a-z]{2}$/.test(domain) ? 1 : 2;
  const meant = common.find((service) => slips(domain, service) <= most);
  return meant ? `${typed.trim().split('@')[0]}@${meant}` : null;
}
