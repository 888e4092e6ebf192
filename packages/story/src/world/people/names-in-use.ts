import { isGivenName } from '../../people/gender.ts';
import { escapePattern } from '../../text/words.ts';

const named = (name: string, before: string, behind = ''): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${before})\\s${escapePattern(name)}(?!\\p{L})${behind}`, 'u');

/** Nobody is read or sung: a book, a song. What follows is what is read to somebody: 'read Emma a story'. */
const readOrSung =
  '[Rr]ead|reads|reading|[Ss]ang|sings?|singing|hummed|leu|leram|lemos|cantou|cantaram|cantámos|cantamos|leyó|leyeron|leímos|cantó|cantaron';
const toWhom = '(?:(?: |-)(?:him|her|them|us|me|lhe|lhes|nos))?';
const noObject =
  "(?!['’]s)(?! (?:an?|the|his|her|their|our|my|some|two|three|one|to sleep|um|uma|o|un|una|el|su|seu|sua) \\p{Ll})";
const watched = 'watched|watching|watch|viu|vimos|viram|vio|vieron|assistiu|assistimos|assistiram';
const onwards = '(?=[.,;!?]| (?:and|with|on|at|again|together|twice|e|com|na|no|y|con|en|otra)(?!\\p{L}))';
const isKept = '[Dd]uring|[Cc]elebrat(?:ed|ing|e)|[Cc]elebr[áa]mos|celebramos|comemoramos|festej[áa]mos';
/** Said of people too: 'a cake for Yuki', 'it was Wren who won'. */
const isDay = "[Ii]t was|[Ii]t['’]s|[Ff]or|before|after|[Ee]ra|[Ff]oi|[Ee]s|[Ee]n";
/** What people do, and feasts, films and games do not. */
const deed =
  '(?:who|quem|que|quien)(?!\\p{L})|(?!(?:start|end|finish|last|pass|arriv|happen|theme|inspir|relat|colour|color|celebrat|ne)ed)\\p{Ll}{2,}ed(?!\\p{L})|(?:ate|ran|said|says|saw|gave|took|made|told|won|sang|held|fell|sat|stood|slept|drew|wrote|threw|swam|rode|hid|found|bit|blew|loves|likes|thinks|eats|smiles|laughs)(?!\\p{L})|(?:lhe |le |se |me |nos )?(?!(?:começ|acab|cheg|pass|termin)ou|(?:empez|acab|lleg|pas|termin)ó)(?:\\p{Ll}{2,}(?:ou|eu|iu|ó)|disse|fez|trouxe|dijo|hizo|trajo)(?!\\p{L})';
/** Whether whoever is called so does something in the text. */
const acts = (text: string, name: string): boolean =>
  new RegExp(`(?<!\\p{L})${escapePattern(name)},? (?:${deed})`, 'u').test(text);
const feasts = 'festas? de|festas? do|doces? de|noite de|dulces de|feria de|fiestas? de|noche de|feast of';
/** Two saints who have a day together. */
const saints = /(?<!\p{L})(?:cosme (?:e|y) dami[ãá]n?o?)(?!\p{L})/iu;

/** Whether a text speaks of a book, a song, a film or a feast by this name, and of nobody. */
export function isWorkOrFeast(text: string, name: string): boolean {
  if (saints.test(text) && /^(?:cosme|dami[ãá]n?o?)$/i.test(name)) return true;
  if (named(name, `(?:${readOrSung})${toWhom}`, noObject).test(text)) return true;
  if (isGivenName(name)) return false;
  if (
    [named(name, watched, onwards), named(name, isKept), named(name, feasts)].some((each) => each.test(text))
  )
    return true;
  return named(name, isDay).test(text) && !acts(text, name);
}

const rides =
  'rode|rides|riding|ride|montou|monta|montar|montou [oa]|montar [oa]|montou n[oa]|montó(?: a| en)?|montar(?: a| en)?|cabalgó(?: a| en)?|galopó en';
/** Of those that are ridden on, and of no fairground. */
const ofHorses =
  /(?<!\p{L})(?:horses?|pon(?:y|ies)|saddles?|stables?|paddock|reins|trot(?:ted|s)?|canter(?:ed|s)?|gallop(?:ed|s)?|gymkhana|cavalos?|póneis?|pôneis?|égua|hípica|picadeiro|caballos?|ponis?|yegua|hípico|potr[oa]|establo)(?!\p{L})/iu;

/** Whether somebody rides on whoever is called so; that is nobody of the family. */
export const isRidden = (text: string, name: string): boolean => named(name, rides).test(text);

/** The same where the text is of horses. */
export const isHorse = (text: string, name: string): boolean => isRidden(text, name) && ofHorses.test(text);
