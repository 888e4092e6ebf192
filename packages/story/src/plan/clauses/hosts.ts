import { isGivenName } from '../../people/gender.ts';
import type { Clause, Phrase } from '../../reading/clause.ts';
import { isPlaceName } from '../../world/people/known-names.ts';
import { notNames } from '../../world/people/naming.ts';
import { relationOf } from '../../world/people/relation-words.ts';
import type { PlanRequest } from '../plan-request.ts';

/** As many clauses later it is still known at whose house they are. */
const reach = 8;

const atHouse =
  /^(?:(?<owner>his|her|the|my|our)\s)?(?:(?:big|little|best|new|old|school)\s)*(?:(?<noun>\p{Ll}+)\s)?(?<name>\p{L}+)(?:['’]s|(?<=s)['’])(?<place>\s.*)?$/u;
const house =
  /\s(?:house|home|place|flat|apartment|room|garden|yard|farm|pool|(?:birthday )?party|birthday|sleepover|barbecue|den)$/;
const deHouse =
  /(?:^|\s)(?:casa|casita|festa|fiesta|anos|aniversário|cumple|cumpleaños|quinta|granja|finca|quarto|habitación|piso)\s(?:d[eoa]|del)\s(?:(?:l?[ao]|el|s[eu][ua]?|meu|minha|mi)\s)?(?:(?<noun>\p{Ll}+)\s)?(?<name>\p{L}+)$/u;

/** Whom a phrase says a house or a feast is of: 'at his friend Ella's house', 'em casa do primo'; undefined where nobody. */
function hostOf(phrase: Phrase, { childName, language }: PlanRequest): Phrase | undefined {
  const said = (language === 'en' ? atHouse : deHouse).exec(
    phrase.text.replace(/^(?:at|to|in)\s/, ''),
  )?.groups;
  const { noun, name = '', place } = said ?? {};
  if (!said || childName.split(' ').includes(name)) return undefined;
  const isKin = relationOf(name.toLowerCase()) !== undefined;
  const isNamed = /^\p{Lu}/u.test(name) && !notNames.test(name) && !isPlaceName(name);
  const isFriend = noun !== undefined && relationOf(noun) !== undefined;
  const isOfHouse = language !== 'en' || (place !== undefined && house.test(place));
  if (language === 'en' && place !== undefined && !isOfHouse) return undefined;
  if (!isKin && !(isNamed && (isGivenName(name) || isFriend || isOfHouse))) return undefined;
  return {
    text: [said['owner'], noun, name].filter(Boolean).join(' '),
    span: phrase.span,
    head: isKin ? name.toLowerCase() : name,
    qualities: noun ? [noun] : [],
    plural: isKin && /s$/.test(name),
    name: !isKin,
    ...(said['owner'] ? { owner: said['owner'] } : {}),
  };
}

const they = /^(?:they|eles|elas|ellos|ellas)$/;
/** 'They gave him a sticker', 'le dieron': somebody else than he. */
const toOne = /^(?:him|her|he|she|lhe|le|l?[oa]|ele|ela|me|us|nos|se)$/;
const isSeveral = ({ plural, pronoun, preposition }: Phrase): boolean =>
  plural && !they.test(pronoun ?? '') && !preposition;

/** 'Had a sleepover at Max's. They built a tent', 'they baked with Grandma': the child and whose house it is, or who is with them. */
export function withHosts(clauses: readonly Clause[], request: PlanRequest): Clause[] {
  const { childName } = request;
  let known: { host: Phrase; at: number } | undefined;
  let severalAt = -9;
  return clauses.map((clause, at) => {
    const [subject] = clause.who;
    const isThey = clause.who.length === 1 && they.test(subject?.pronoun ?? '');
    const child: Phrase = {
      text: childName,
      span: subject?.span ?? clause.verb.span,
      head: childName,
      qualities: [],
      plural: false,
      name: true,
    };
    const isToOne = clause.things.some(({ pronoun }) => toOne.test(pronoun ?? ''));
    // 'They have three ponies' says how it is there.
    const isState = /^(?:have|têm|tienen)$/i.test(request.text.slice(...clause.verb.span));
    if (isThey && !isToOne && !isState && known && at - known.at <= reach) {
      known = { ...known, at };
      return { ...clause, who: [child, { ...known.host, span: child.span }] };
    }
    const along = clause.things.filter(
      ({ preposition, head, name, plural, pronoun }) =>
        preposition === 'with' && !plural && !pronoun && (name || relationOf(head) !== undefined),
    );
    const isFirst = at - severalAt > reach && !clauses.slice(0, at).some(isOfSomebodyElse(childName));
    if (isThey && !isToOne && along.length > 0 && isFirst) return { ...clause, who: [child] };
    const host = clause.things.flatMap((phrase) => hostOf(phrase, request) ?? []).at(-1);
    const others = [...clause.who, ...clause.things].filter(
      (phrase) => hostOf(phrase, request) === undefined,
    );
    // 'Argued with the cousin at Grandma's party': they are those two.
    const isOfOthers = isOfSomebodyElse(childName)({ ...clause, who: [], things: others });
    if (host && !isOfOthers) known = { host, at };
    else if (clause.who.length > 1 || [...clause.who, ...clause.things].some(isSeveral)) {
      known = undefined;
      severalAt = at;
    }
    return clause;
  });
}

/** Somebody of whom was told already may be one of them. */
const isOfSomebodyElse =
  (childName: string) =>
  ({ who, things }: Clause): boolean =>
    [...who, ...things].some(
      ({ name, head }) => !childName.split(' ').includes(head) && (name || relationOf(head) !== undefined),
    );
