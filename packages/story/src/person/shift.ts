import { isEnglish } from '../text/language.ts';
import { unveiled, veiled } from '../text/quotations.ts';
import { nameSource } from '../text/words.ts';
import { agree } from './agreement.ts';
import type { ChildForms } from './child-forms.ts';
import { completed, expanded } from './complete.ts';
import { ownedPhrase } from './noun-phrase.ts';
import {
  childAsSubject,
  isWoman,
  type Sentence,
  type Teller,
  writerAsObject,
  writerAsSubject,
} from './teller.ts';
import { cased, isAdverb, isVerb, lower, nameLengthAt, textOf, type Token, tokensOf } from './tokens.ts';

const clauseWords =
  /^(?:when|as|after|before|until|till|since|because|while|that|if|and|but|so|then|how|what|where|why|once|than|though|although|or|who)$/;
const sayingVerbs =
  /^(?:think|thought|know|knew|say|said|says|hope|hopes|hoped|knows|thinks|wishes|means|meant|believe|believed|feel|felt|guess|wish|wished|swear|promise|promised)$/;
const perception =
  /^(?:watch|watched|see|saw|seeing|watching|hear|heard|let|made|make|help|helped|helping|have)$/;

/** Whether 'you' at `i` acts, rather than being acted on. */
function youActs(tokens: readonly Token[], i: number): boolean {
  const front = tokens[i - 1];
  let next = i + 1;
  while (isAdverb(tokens[next]) && !isVerb(tokens[next])) next += 1;
  const verbFollows =
    (isVerb(tokens[next]) || /^(?:love|like|miss|dream|hug|smile)$/.test(lower(tokens[next]))) &&
    !/[,.!?]/.test(tokens[i]?.after ?? '');
  if (!verbFollows) return false;
  if (front === undefined || /[,.!?:]/.test(front.after)) return true;
  if (perception.test(lower(front))) return false;
  return (
    clauseWords.test(lower(front)) ||
    sayingVerbs.test(lower(front)) ||
    !(isVerb(front) || front.tags.has('Preposition'))
  );
}

const put = (tokens: Token[], i: number, text: string): void => {
  const token = tokens[i];
  if (token !== undefined) tokens[i] = { ...token, text: cased(text, i === 0) };
};

/** "X and I": the writer beside somebody, told as one subject. */
function coordinated(tokens: Token[], i: number, teller: Teller): string | null {
  if (lower(tokens[i - 1]) !== 'and' || i < 2) return null;
  if (/,/.test(tokens[i - 2]?.after ?? '')) return null;
  const partner = lower(tokens[i - 2]);
  const { child, voice } = teller;
  if (voice.kind === 'child') return null;
  for (let back = i - 2; back >= 0 && !/[,.!?;:]/.test(tokens[back]?.after ?? ''); back -= 1) {
    if (clauseWords.test(lower(tokens[back]))) break;
    if (isVerb(tokens[back]) || /^(?:my|our)$/.test(lower(tokens[back]))) return null;
  }
  if (partner === child.subject || child.name.toLowerCase().split(/\s+/).includes(partner))
    return voice.writer?.name ?? `${child.pronoun === null ? 'the' : child.possessive} family`;
  return voice.writer?.name ?? 'the rest of the family';
}

/** "Mia is six and Mia can whistle": the second name is left out. The verb still agrees. */
function repeatsChild(tokens: Token[], i: number, teller: Teller, sentence: Sentence): boolean {
  if (teller.child.pronoun !== null || !sentence.childIsNamed || lower(tokens[i - 1]) !== 'and') return false;
  agree(tokens, i, 'singular');
  return true;
}

/** A sudden 'You did great!' in a story told of the child. */
function tellYouAsChild(tokens: Token[], i: number, teller: Teller, sentence: Sentence): void {
  const reference = childAsSubject(teller, sentence);
  put(tokens, i, reference.text);
  agree(tokens, i, reference.number);
}

function tellYou(tokens: Token[], i: number, teller: Teller, sentence: Sentence): void {
  const acts = youActs(tokens, i);
  const beloved =
    /^(?:love|loves|miss|adore|hugged|of|for|to)$/.test(lower(tokens[i - 1])) &&
    /\b(?:love|miss|adore|proud|happy|thankful)\b/i.test(tokens.slice(0, i).map(lower).join(' '));
  if (teller.voice.kind !== 'to-child' && !beloved) {
    // 'Thank you', 'you know': nobody in the story.
    if (/^(?:thank|see|bless)$/.test(lower(tokens[i - 1]))) return;
    // 'Being nervous means you care' is said of everybody.
    if (acts && i > 1 && tokens[i + 1]?.tags.has('Infinitive') === true) return;
    const generic =
      /^(?:should|could|would|can|might|may|know|see|never|will)$/.test(lower(tokens[i + 1])) ||
      /^(?:if|when|can|could|would|do|did)$/.test(lower(tokens[i - 1]));
    if (acts && !generic) return tellYouAsChild(tokens, i, teller, sentence);
    put(tokens, i, /^should/.test(lower(tokens[i + 1])) ? 'everyone' : 'anyone');
    if (acts) agree(tokens, i, 'singular');
    return;
  }
  if (acts && repeatsChild(tokens, i, teller, sentence)) return put(tokens, i, '');
  if (acts || (i > 0 && /^(?:are|were|did|do|have|will|can)$/.test(lower(tokens[i - 1])) && i === 1)) {
    const reference = childAsSubject(teller, sentence);
    put(tokens, i, reference.text);
    agree(tokens, i, reference.number);
    return;
  }
  put(tokens, i, sentence.childIsNamed ? teller.child.object : teller.child.name);
  sentence.childIsNamed = true;
  teller.childNamed = true;
}

/** Without a pronoun "Mia took Mia's first steps" would be clumsy: 'the first steps'. */
function ownedByChild(thing: Token | undefined, { child }: Teller, sentence: Sentence): string {
  if (!sentence.childIsNamed) return `${child.name}'s`;
  const keepsOwner =
    /^(?:sister|brother|friends?|best|family|cousins?|teacher|parents|own|little|big|new)$/.test(
      lower(thing),
    );
  if (child.pronoun !== null || keepsOwner) return child.possessive;
  return lower(thing) === 'first' ? 'the very' : 'the';
}

/** "Mia's family took …": the name was just heard, so the child can be 'her'. */
const namesFamilyOnly = (sentence: Sentence, child: ChildForms): boolean =>
  sentence.familyIsSubject && !sentence.childIsNamed && (child.pronoun === 'she' || child.pronoun === 'he');

function isObjectPlace(tokens: readonly Token[], i: number): boolean {
  const front = tokens[i - 1];
  const governed =
    isVerb(front) || (front?.tags.has('Preposition') === true && !clauseWords.test(lower(front)));
  return i > 1 && governed && lower(tokens[i + 1]) !== 'and';
}

const reports =
  /^(?:said|says|asked|asks|shouted|yelled|whispered|announced|decided|promised|begged|demanded|declared|suggested)$/;
/** 'A boy said we can jump together', 'he asked can we go again': the 'we' of whoever says it. */
function isReported(tokens: readonly Token[], i: number): boolean {
  const asks = /^(?:that|if|can|could|shall|will|should|why|when|whether|are|do)$/;
  let front = i - 1;
  while (front > 0 && asks.test(lower(tokens[front]))) front -= 1;
  if (!reports.test(lower(tokens[front])) || /[.,!?:;"]$/.test(tokens[front]?.after.trim() ?? ''))
    return false;
  return !tokens.slice(Math.max(0, front - 3), front).some((each) => /^(?:i|we)$/.test(lower(each)));
}

const ofGames = /^(?:lost|won|drew|beat|scored|played|lose|win)$/;
/** 'We lost 9-0', 'we won the final'. */
const isOfTeam = (tokens: readonly Token[], at: number): boolean =>
  ofGames.test(lower(tokens[at + 1])) &&
  tokens
    .slice(at + 2, at + 6)
    .some(({ text }) =>
      /^\d{1,3}[-–]\d{1,3}$|^(?:match|final|cup|league|tournament|semi-final|championship)$/i.test(text),
    );

function tellWord(tokens: Token[], i: number, teller: Teller, sentence: Sentence): void {
  const word = lower(tokens[i]);
  const { child, voice } = teller;
  const toChild = voice.kind === 'to-child';
  switch (word) {
    case 'i':
    case 'we': {
      const joined = word === 'i' ? coordinated(tokens, i, teller) : null;
      if (joined !== null) {
        put(tokens, i, joined);
        sentence.familyIsSubject = true;
        agree(tokens, i, 'plural');
        return;
      }
      if (word === 'i' && voice.kind === 'child' && repeatsChild(tokens, i, teller, sentence))
        return put(tokens, i, '');
      if (word === 'we' && isReported(tokens, i)) {
        put(tokens, i, 'they');
        agree(tokens, i, 'plural');
        return;
      }
      // No family loses nine to nothing.
      if (word === 'we' && isOfTeam(tokens, i)) {
        put(tokens, i, 'the team');
        agree(tokens, i, 'singular');
        return;
      }
      const whole = word === 'we' && lower(tokens[i + 1]) === 'all';
      const reference = writerAsSubject(teller, sentence, word, whole);
      if (whole && reference.number === 'singular') tokens.splice(i + 1, 1);
      put(tokens, i, reference.text);
      agree(tokens, i, reference.number);
      return;
    }
    case 'me':
    case 'us':
      return put(tokens, i, writerAsObject(teller, sentence, word));
    case 'my':
    case 'our': {
      const sentenceBefore = { ...sentence };
      const phrase = ownedPhrase(tokens, i, teller, sentence);
      if (phrase.text === '') return;
      const last = tokens[i + phrase.length - 1];
      const first = tokens[i];
      if (first === undefined || last === undefined) return;
      const again =
        phrase.text === child.name && namesFamilyOnly(sentenceBefore, child) && isObjectPlace(tokens, i);
      if (again) phrase.text = child.object;
      tokens.splice(i, phrase.length, {
        before: first.before,
        text: cased(phrase.text, i === 0),
        after: phrase.dropsComma === true ? last.after.replace(',', '') : last.after,
        tags: new Set(['Noun']),
      });
      return;
    }
    case 'mine':
    case 'ours':
      return put(tokens, i, voice.kind === 'child' && word === 'mine' ? child.own : "the family's");
    case 'myself':
    case 'ourselves':
      return put(
        tokens,
        i,
        voice.kind === 'child'
          ? child.reflexive
          : voice.writer === null
            ? 'themselves'
            : isWoman(voice.writer)
              ? 'herself'
              : 'himself',
      );
    case 'you':
      return tellYou(tokens, i, teller, sentence);
    case 'your':
      if (!toChild) return put(tokens, i, "anyone's");
      put(tokens, i, ownedByChild(tokens[i + 1], teller, sentence));
      sentence.childIsNamed = true;
      return;
    case 'yours':
      return put(tokens, i, toChild ? child.own : "anyone's");
    case 'yourself':
      if (toChild && child.pronoun === null && lower(tokens[i - 1]) === 'by') {
        put(tokens, i - 1, 'all');
        return put(tokens, i, 'alone');
      }
      return put(tokens, i, toChild ? child.reflexive : 'oneself');
  }
  const length = nameLengthAt(tokens, i, child.name);
  const last = tokens[i + length - 1];
  if (length > 0 && last) {
    // "Mia's family took Mia to the beach" names her twice in one breath.
    const owned = last.text.endsWith("'s");
    if (namesFamilyOnly(sentence, child) && isObjectPlace(tokens, i) && !owned) {
      put(tokens, i, child.object);
      tokens.splice(i, length, { ...last, before: tokens[i]?.before ?? '', text: tokens[i]?.text ?? '' });
    }
    sentence.childIsNamed = true;
    teller.childNamed = true;
  } else if (word === child.subject) sentence.childIsNamed = sentence.childIsNamed || teller.childNamed;
}

/** "Mia, you did it!": once 'you' is Mia, calling her is saying her name twice. */
function withoutCalling(sentence: string, teller: Teller): string {
  if (teller.voice.kind !== 'to-child') return sentence;
  const name = nameSource(teller.child.name);
  const calls = '(?:(?:my|our|sweet|dear|dearest|little|darling|baby) )*';
  return sentence
    .replace(new RegExp(`^(?:dear )?${name}\\s*[,!]\\s*(?=.*\\byou(?:r|'\\w+)?\\b)`, 'iu'), '')
    .replace(new RegExp(`(\\byou(?:r|'\\w+)?\\b.*),\\s*${calls}${name}(?=\\s*[,.!?])`, 'iu'), '$1');
}

/**
 * One sentence of the parent in the storyteller's third person. `teller` remembers who was named and is
 * moved on. Quotations and other languages are left word for word.
 */
export function toldInThirdPerson(sentence: string, teller: Teller): string {
  if (!isEnglish(sentence)) {
    teller.familySpoke = false;
    return sentence;
  }
  const veil = veiled(sentence);
  const married = veil.text.replace(
    /\bmy (?:husband|wife|hubby|partner|fiancée?|fianc[eé]) and I\b/gi,
    (match) => {
      const text = `${teller.child.name}'s parents`;
      return match.startsWith('M') ? text : text;
    },
  );
  const said: Sentence = { familyIsSubject: married !== veil.text, childIsNamed: false };
  const called = withoutCalling(married, teller);
  const alone =
    teller.voice.kind === 'to-child' && teller.child.pronoun === null
      ? called.replace(/\b(?:all )?(?:on your own|by yourself)\b/i, 'all alone')
      : called;
  const whole = completed(expanded(alone), teller);
  const tokens = tokensOf(whole);
  // Longer than at first where a phrase was replaced by fewer words, so the length is asked each time.
  for (let i = 0; i < tokens.length; i += 1) tellWord(tokens, i, teller, said);
  teller.familySpoke =
    said.familyIsSubject &&
    /^\W*(?:\S+'s (?:family|parents)|\S+ and the family|(?:her|his|the) family|they)\b/i.test(textOf(tokens));
  const text = cased(textOf(tokens), true);
  return unveiled({ text, quotations: veil.quotations });
}
