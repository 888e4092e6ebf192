import { escapePattern } from '../text/words.ts';
import { relationOf } from '../world/people/relation-words.ts';

/** Short names that no rule makes of the long ones: each line one child's names, the long ones first. */
const families = `
william bill billy will liam
robert bob bobby rob
richard rick dick
edward ted teddy ned
theodore ted teddy theo
henry harry hal
john jack johnny
james jim jimmy jamie
charles charlie chuck
margaret maggie meg peggy daisy greta
elizabeth liz lizzie beth betty libby
katherine catherine kate katie kitty kit cathy
mary molly polly
eleanor ellie nell nora
alexander alexandra alex sasha sandy xander
anthony antonio tony
benjamin ben benji
christopher chris kit topher
victoria vicky tori
susannah susan sue suzy
dorothy dot dottie
sarah sally sadie
harriet hattie
florence flo flossie
abigail abby gail
oliver olivia ollie liv livvy
frederick fred freddie freddy
charlotte lottie
philippa pip pippa
rebecca becky becca
evelyn genevieve evie
amelia emilia millie milly
zachary zach zack zac
jacob jake
nathaniel nathan nate
lachlan lachie lockie
michael mike mikey mick
patrick paddy
joseph josephine joe joey josie
augustus angus gus
ezekiel zeke
isabella isabelle bella izzy
theodora thea dora
winifred winnie
andrew andy drew
francisco francisca chico kika paco pancho paquito quico xico curro frasquito
josé zé zeca pepe pepito chema
joaquim joaquín quim joaco quino
antónio tó toni toño
fernando nando nandinho
beatriz bia bea
margarida guida guidinha
maria mariazinha mimi
manuel manel manolo lolo
ignacio inácio nacho
enrique henrique quique kike
guillermo guilherme memo gui
eduardo edu lalo dudu
alberto roberto beto
dolores lola
concepción concha conchita
rosario charo
mercedes merche
guadalupe lupe lupita
isabel isa bel belinha
ricardo rico cadu
sebastián sebas
santiago santi yago
luís luis lucho
jesús chus chuy
rafael rafa
gabriel gabi biel
tomás tommy
`;

const plain = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const related: ReadonlyMap<string, ReadonlySet<string>> = (() => {
  const table = new Map<string, Set<string>>();
  for (const line of families.trim().split('\n')) {
    const names = line.split(' ').map(plain);
    for (const name of names) table.set(name, new Set([...(table.get(name) ?? []), ...names]));
  }
  return table;
})();

const endings = /(?:zinho|zinha|inho|inha|cito|cita|ito|ita|ie|ey|ee|y|i|o|a|s)$/;
/** Shorter beginnings are of too many names. */
const least = 3;

/** 'Penny' of Penelope, 'Tilly' of Matilda, 'Facu' of Facundo: a beginning or a part, with an ending of its own. */
function isShortOf(short: string, long: string): boolean {
  if (short === long || short.length < least) return false;
  if (related.get(long)?.has(short)) return true;
  if (long.startsWith(short)) return true;
  const written = short.replace(endings, '');
  // 'Otti' of Ottoline has both letters, 'Tilly' of Matilda one.
  return [written, written.replace(/(.)\1$/, '$1')].some(
    (stem) => stem.length >= least && short !== stem && long.includes(stem),
  );
}

/** Short names of people, but not what begins a sentence without a subject: 'Drew a picture', 'Will be tired'. */
const named =
  /(?<!\p{L})(?!(?<=^|[.!?:\n]\s*)(?:Drew (?:an?|the|his|her|on|in|with|all|some|lots|\p{Ll}+s)|Will (?:be|he|she|they|it|we|you|have|need|not))(?!\p{L}))(\p{Lu}\p{Ll}+)(?!\p{L})/gu;

/**
 * The name by which a text calls its child: its own, or the short form of it where the text has only that. A name behind
 * a word for kin is theirs.
 */
export function calledIn(text: string, childName: string): string {
  const [first = ''] = childName.split(' ');
  if (
    first === '' ||
    new RegExp(`(?<!\\p{L})${escapePattern(plain(first))}(?!\\p{L})`, 'u').test(plain(text))
  )
    return childName;
  for (const { 1: name = '', index } of text.matchAll(named)) {
    const before = /(\p{L}+)\s$/u.exec(text.slice(0, index))?.[1] ?? '';
    const isShort = isShortOf(plain(name), plain(first)) || isTwoLetters(plain(name), plain(first), before);
    if (isShort && relationOf(before) === undefined) return name;
  }
  return childName;
}

const articles = /^(?:o|a|ao|à|do|da|no|na|pro|pra|pelo|pela|el|la)$/i;
/** 'A Lu' of Luísa, 'o Bê' of Bernardo: in Portuguese two letters are a name where an article stands before them. */
const isTwoLetters = (short: string, long: string, before: string): boolean =>
  short.length === 2 && long.length > 3 && long.startsWith(short) && articles.test(before);

/** Short names that a text uses of its child beside the whole one: 'Valentina … Vale pedaleó'. */
export function nicknamesIn(text: string, childName: string): string[] {
  const [first = ''] = childName.split(' ');
  return [...text.matchAll(named)].flatMap(({ 1: name = '', index }) => {
    const before = /(\p{L}+)\s$/u.exec(text.slice(0, index))?.[1] ?? '';
    const [short, long] = [plain(name), plain(first)];
    // 'Clarinha' is Clara.
    const isSmall = /.(?:inh|it)[oa]$/.test(short) && short.startsWith(long.replace(/[aeo]$/, ''));
    const isShort =
      (isShortOf(short, long) && (isSmall || long.length > short.length)) ||
      isTwoLetters(short, long, before);
    return isShort && relationOf(before) === undefined ? [name] : [];
  });
}

/** Words with a capital that begin English sentences: 'Her' is no Hermione, 'Then' no Theo. */
const opening =
  /^(?:her|his|the|then|them|they|and|all|any|but|can|car|dan|end|for|god|let|man|may|mum|mom|dad|nan|now|one|our|out|sun|mon|ten|was|will|with|you|yes)$/i;

/** 'Fin' in a text of Finlay: a short name that stands where no sentence begins, or that people are given. */
export const isNickname = (name: string, text: string): boolean =>
  !opening.test(name) &&
  new RegExp(`\\p{Ll},? ${name}(?!\\p{L})|(?:^|[.!?] )${name} \\p{Ll}`, 'u').test(text);

/** A name in lower case as it is written, and as whoever leaves out accents types it: 'salomé', 'salome'. */
export const spelledOf = (name: string): string[] => [...new Set([name.toLowerCase(), plain(name)])];
