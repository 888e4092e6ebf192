/** How written forms that are not plain English words are said. Keys are lower case, without the dot. */

export const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const;

/** Read as an abbreviation only when a dot follows (or for titles, also without one). */
export const abbreviations: ReadonlyMap<string, string> = new Map([
  ['mr', 'mister'],
  ['mrs', 'missus'],
  ['ms', 'miz'],
  ['dr', 'doctor'],
  ['prof', 'professor'],
  ['dra', 'doctor'],
  ['sra', 'senyora'],
  ['jr', 'junior'],
  ['sr', 'senior'],
  ['mt', 'mount'],
  ['ave', 'avenue'],
  ['rd', 'road'],
  ['blvd', 'boulevard'],
  ['apt', 'apartment'],
  ['approx', 'approximately'],
  ['dept', 'department'],
  ['vs', 'versus'],
  ['etc', 'et cetera'],
  ['e.g', 'for example'],
  ['i.e', 'that is'],
  ['a.m', 'a m'],
  ['p.m', 'p m'],
  ['jan', 'january'],
  ['feb', 'february'],
  ['mar', 'march'],
  ['apr', 'april'],
  ['jun', 'june'],
  ['jul', 'july'],
  ['aug', 'august'],
  ['sept', 'september'],
  ['sep', 'september'],
  ['oct', 'october'],
  ['nov', 'november'],
  ['dec', 'december'],
  ['mon', 'monday'],
  ['tue', 'tuesday'],
  ['tues', 'tuesday'],
  ['wed', 'wednesday'],
  ['thu', 'thursday'],
  ['thurs', 'thursday'],
  ['fri', 'friday'],
]);

/** These are abbreviations with or without their dot. */
export const titles: ReadonlySet<string> = new Set([
  'mr',
  'mrs',
  'ms',
  'dr',
  'prof',
  'dra',
  'sra',
  'vs',
  'etc',
]);

/** After a number: '5 kg', '5kg'. */
export const units: ReadonlyMap<string, readonly [one: string, many: string]> = new Map([
  ['kg', ['kilogram', 'kilograms']],
  ['g', ['gram', 'grams']],
  ['lb', ['pound', 'pounds']],
  ['lbs', ['pound', 'pounds']],
  ['oz', ['ounce', 'ounces']],
  ['km', ['kilometer', 'kilometers']],
  ['m', ['meter', 'meters']],
  ['km/h', ['kilometer an hour', 'kilometers an hour']],
  ['mph', ['mile an hour', 'miles an hour']],
  ['cm', ['centimeter', 'centimeters']],
  ['mm', ['millimeter', 'millimeters']],
  ['ft', ['foot', 'feet']],
  ['l', ['liter', 'liters']],
  ['ml', ['milliliter', 'milliliters']],
  ['min', ['minute', 'minutes']],
  ['mins', ['minute', 'minutes']],
  ['sec', ['second', 'seconds']],
  ['secs', ['second', 'seconds']],
  ['h', ['hour', 'hours']],
  ['hr', ['hour', 'hours']],
  ['hrs', ['hour', 'hours']],
  ['yr', ['year', 'years']],
  ['yrs', ['year', 'years']],
  ['am', ['a m', 'a m']],
  ['pm', ['p m', 'p m']],
  ['x', ['times', 'times']],
  ['%', ['percent', 'percent']],
  ['°', ['degree', 'degrees']],
  ['°c', ['degree', 'degrees']],
  ['°f', ['degree', 'degrees']],
]);

export const currencies: ReadonlyMap<string, readonly [one: string, many: string]> = new Map([
  ['$', ['dollar', 'dollars']],
  ['€', ['euro', 'euros']],
  ['£', ['pound', 'pounds']],
]);

/** What follows a whole number in one character. */
export const partsOfOne: ReadonlyMap<string, string> = new Map([
  ['½', 'a half'],
  ['¼', 'a quarter'],
  ['¾', 'three quarters'],
]);

export const symbols: ReadonlyMap<string, string> = new Map([
  ['&', 'and'],
  ['+', 'plus'],
  ['=', 'equals'],
  ['@', 'at'],
  ['%', 'percent'],
  ['½', 'half'],
  ['¼', 'a quarter'],
  ['¾', 'three quarters'],
]);

/** Spelled letter by letter although they could be read as words. */
export const spelledOut: ReadonlySet<string> = new Set([
  'usa',
  'uk',
  'eu',
  'us',
  'abc',
  'ipad',
  'uno',
  'diy',
  'id',
]);

/** Names and words of other languages whose English reading is far from how they are said. */
export const respellings: ReadonlyMap<string, string> = new Map([
  ['zoë', 'zoey'],
  ['zoé', 'zo ay'],
  ['noël', 'noel'],
  ['françois', 'fran swah'],
  ['renée', 'renay'],
  ['chloé', 'chloey'],
  ['léa', 'lay ah'],
  ['voilà', 'vwah lah'],
  ['josé', 'ho zay'],
  ['andré', 'andray'],
  ['jürgen', 'yer gen'],
  ['björn', 'byorn'],
  ['siobhan', 'shivawn'],
  ['niamh', 'neev'],
  ['saoirse', 'seer sha'],
  ['ok', 'okay'],
  ['hmm', 'hum'],
  ['mm', 'mum'],
  ['shh', 'shush'],
  ['brr', 'burr'],
]);

/** Letters with marks, by English spelling of about the same sound. Longest first; the rest lose the mark. */
export const letterRespellings: readonly (readonly [written: RegExp, spoken: string])[] = [
  [/ç/g, 's'],
  [/é$/g, 'ay'],
  [/ê$/g, 'ay'],
  [/ß/g, 'ss'],
  [/æ/g, 'ay'],
  [/œ/g, 'er'],
  [/ø/g, 'er'],
  [/ł/g, 'w'],
  [/đ/g, 'd'],
  [/ð/g, 'th'],
  [/þ/g, 'th'],
  [/ı/g, 'i'],
];
