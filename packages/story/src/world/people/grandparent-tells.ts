import { veiled } from '../../text/quotations.ts';
import { relationOf } from './relation-words.ts';

type Grandparent = 'grandmother' | 'grandfather';

/** Nobody but a grandparent says so of a child: 'my granddaughter', 'my daughter's girl'; 'my son-in-law'. */
const ofGrandchild =
  /\b(?:my|our) (?:(?:wee|little|eldest|oldest|youngest|first|only|dear|great) )?(?:grand-?(?:son|daughter|child|children|baby|babies|bairn|wean|kids?)s?\b|gran(?:baby|pickney)\b|(?:daughter|son|boy|girl)(?:-in-law)?['’]s (?:(?:eldest|oldest|youngest|first|middle|little|wee|only) )?(?:girl|boy|lad|lass|child|son|daughter|eldest|oldest|youngest|first|baby|bairn|wean|little one)\b)|\bmoko(?:puna)?\b|\bmi granbaby\b|\bmy (?:own )?apo\b|\b(?:my|our) (?:son|daughter)-in-law\b/i;

/** 'I raise Desmond', 'I'm raising her since she was small', 'I have Jack full time now', 'I mind Jude on Tuesdays'. */
const raised =
  /\b(?:I|[Ww]e)(?:['’]ve| have|['’]m| am|['’]re| are)? (?:always |been |now )*(?:raised?|raising|bring(?:ing)? up|brought up) (?:up )?(?:the (?:boy|girl|child|wee one|little one)|my (?:son|daughter)['’]s|him|her|them|\p{Lu}\p{L}+)|\b(?:I|[Ww]e) (?:mind|have|look after|keep|take) \p{Lu}\p{L}+ (?:full[- ]time|on (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days)\b/u;
const alone = /\b(?:on my own|by myself|alone|single (?:mum|mom|dad|mother|father|parent)|widow\w*)\b/i;

/** 'Had the wee man while his mum was at work'. */
const minded =
  /\b(?:had|mind(?:ed|ing)|look(?:ed|ing) after|babys[ai]t\w*|watch(?:ed|ing)) [^.!?]{2,40} (?:while|when|as|so) (?:his|her) (?:mum|mom|mam|mummy|mommy|mama|mother|parents|mum and dad|mom and dad) (?:was|were|is|are|had|works?|worked|could)\b/i;

/** 'My daughter had work', 'my son is in Dubai', 'my son, his wife': they are grown up. */
const grownChild =
  /\b[Mm]y (?:own )?(?:daughter|son)(?: \p{Lu}\p{Ll}+)? (?:had (?:to work|work|office|a shift|gone to work)|(?:is|was) (?:at work|working|on (?:nights|shift)|in \p{Lu}\p{Ll}+|away|abroad|overseas)|works|rang|phoned me|drove|swore|dropped (?:him|her|them) off|says I|asked (?:could|would|if) I|and (?:his|her) (?:wife|husband|partner))\b|\b(?:[Rr]ang|[Pp]honed|[Cc]alled up) my (?:daughter|son)\b|\b[Mm]y (?:son|boy)\b[^.!?]{0,30}, (?:his|and his) wife\b|\b(?:[Hh]is|[Hh]er) (?:father|mother|dad|mum|mom), my (?:\p{L}+ ){0,2}(?:son|daughter|boy|girl)\b/u;

/** 'His parents both work': not whoever writes. */
const itsParents =
  /\b(?:his|her|their) parents (?:both |are both |all )?(?:work|are at work|are working|were at work|are away|were away|are abroad)\b/i;

/** 'My husband, her Grandad Ken'. */
const spouseAsGrandparent =
  /\b[Mm]y (?:husband|wife|missus|old man), (?:her|his|the (?:boy|girl)['’]s) (\p{L}+)/u;

/** How old people speak of themselves. */
const aged =
  /\bI(?:['’]m| am) (?:nearly |only |all of )?(?:sixty|seventy|eighty|[678]\d)\b|\bI, [^.!?]{0,20}(?:sixty|seventy|eighty)\b|\bmi is [678]\d\b|, silly old (?:woman|man|fool)\b|\bat my age\b|\b(?:I|my hair)\b[^.!?]{0,25} (?:forty|fifty|sixty|40|50|60) years\b|\bmy (?:bad|dodgy|gammy|poor old|old) (?:hips?|knees?|back)\b|\bsince (?:the|my) hip\b|\bmy knees are bad\b|\bmy (?:own|false|top) teeth out\b|\bmy (?:dentures|falsies|hearing aids?|walking (?:stick|frame)|walker|zimmer|bus pass|pension)\b|(?:\bI(?:['’]m| am) |\bI |[.!?]\s*|^)retired\b/i;

const ofWomen =
  /\b(?:silly old woman|old woman like me|my (?:\p{L}+ ){0,2}(?:husband|apron|skirt|blouse|wrapper|handbag|pinny|pinafore|church (?:fan|hat)|nightie|housecoat|shawl|sari|saree|lipstick|knitting|hens))\b/iu;
const ofMen =
  /\b(?:silly old man|stupid old man|old man like me|my (?:\p{L}+ ){0,2}(?:wife|missus|overalls|bunnet|flat cap|braces|pliers|moustache|beard|razor|barber))\b/iu;

const itsMother = /\b(?:his|her) (?:own )?(?:mum|mom|mam|mammy|mummy|mommy|mother|mama|ma)\b/i;
const itsFather = /\b(?:his|her) (?:own )?(?:dad|daddy|da|father|papa|pa)\b/i;
/** Of whoever has parents of their own here nothing is sure: 'my mum' is the child's grandmother. */
const ownElders =
  /\bmy (?:own )?(?:mum|mom|mam|mammy|ma|mother|dad|da|daddy|father|parents|partner)(?:-in-law|my)?\b/i;

/** Which grandparent writes in English, or undefined where nothing tells of one. */
export function grandparentTelling(text: string): Grandparent | undefined {
  if (!/\bI\b|\b[Mm]y\b|\b[Ww]e\b|\bi(?:['’]m)?\s|\bmi (?:is|granbaby)\b/.test(text)) return undefined;
  const { text: plain, quotations } = veiled(text);
  const said = plain.replace(inApostrophes, '');
  const spoken = [...quotations, ...[...plain.matchAll(inApostrophes)].map(([, words = '']) => words)];
  const own = kinIn(said.replace(calling, ''));
  const named = selfNamed(said);
  const called = named ?? (ownElders.test(said) ? undefined : calledByChild(said, spoken, own));
  const ofSpouse = grandRole(spouseAsGrandparent.exec(said)?.[1] ?? '');
  const isGrand =
    called !== undefined ||
    ofSpouse !== undefined ||
    [ofGrandchild, minded, grownChild, itsParents, aged].some((sign) => sign.test(said)) ||
    (raised.test(said) && !alone.test(said)) ||
    isOfNeitherParent(said);
  return isGrand ? (called ?? sexTold(said, own, ofSpouse)) : undefined;
}

const inApostrophes = /(?<=^|\s)['‘]([^'’]{3,90})['’](?=[\s.,!?]|$)/gu;

/** 'Grandad shook his stick' beside 'I': the other one writes. */
function sexTold(said: string, own: readonly Grandparent[], spouse: Grandparent | undefined): Grandparent {
  if (ofMen.test(said)) return 'grandfather';
  if (ofWomen.test(said)) return 'grandmother';
  const [known = spouse, ...more] = [...new Set(own)];
  return known === 'grandmother' && more.length === 0 ? 'grandfather' : 'grandmother';
}

/** Of babies 'dada' is a father; the short ones are words of other languages. */
const ambiguous = /^(?:dada|pop|pops|ama|saba|papa|amama|avi|dida|bisa)$/i;
const grandRole = (word: string): Grandparent | undefined => {
  const role = ambiguous.test(word) ? undefined : relationOf(word)?.role;
  return role === 'grandmother' || role === 'grandfather' ? role : undefined;
};

/** The grandparents of whom the text speaks outside of what is said. */
const kinIn = (said: string): Grandparent[] =>
  [...said.matchAll(/\p{L}+/gu)].flatMap(([word]) => grandRole(word) ?? []);

/** 'So I, Grandma, kicked off my shoes', 'it was down to Grandad'. */
const selfNamed = (said: string): Grandparent | undefined =>
  grandRole(
    /\bI, (?:her |his |the )?(?:old )?(\p{L}+),/u.exec(said)?.[1] ??
      /\bwas (?:all )?(?:down|left|up) to (?:her |his )?(\p{L}+)[.,!]/u.exec(said)?.[1] ??
      '',
  );

/** 'Dadu see the clouds', 'Zayde I'm sorry': said without marks. */
const calling =
  /(?<!\p{L})(\p{L}{3,}),? (?:look|see|watch|come|wait|stop|help|hold|catch|tell|you|can|I['’]m|I|mi)(?!\p{L})/gu;

/** '"Nana, Doris is gone!"', '"You'll hold on Grandad?"': so the child calls whoever writes, where nobody else is called so. */
function calledByChild(
  said: string,
  spoken: readonly string[],
  own: readonly Grandparent[],
): Grandparent | undefined {
  const words = [
    ...spoken.flatMap((each) => vocatives.map((shape) => shape.exec(each)?.[1] ?? '')),
    ...[...spoken, said].flatMap((each) => [...each.matchAll(calling)].map(([, word = '']) => word)),
  ];
  return words.flatMap((word) => grandRole(word) ?? []).find((role) => !own.includes(role));
}
const vocatives: readonly RegExp[] = [
  /^\W*(?:(?:look|see|hi|hello|bye|no|yes|oh|please|thanks?|thank you|sorry|come on),? )?(\p{L}+)(?:[,!.?…]|$)/iu,
  // 'It's Grandpa', 'for Grandpa': who is spoken of is not called.
  /[\p{L},](?<!['’]s|\b(?:is|was|to|for|with|my|his|her|like|and|not|from|at|of)) (\p{L}+)[\s.!?…]*$/u,
  /, (\p{L}+)[,.!?]/u,
];

/** 'Her mum's old curtain … her dad': whoever writes is neither; nor is a man who speaks of 'his father'. */
const isOfNeitherParent = (said: string): boolean =>
  !ownElders.test(said) &&
  ((itsMother.test(said) && itsFather.test(said) && !/\bmy (?:husband|wife)\b/i.test(said)) ||
    (itsMother.test(said) && ofWomen.test(said)) ||
    (itsFather.test(said) && ofMen.test(said)));
