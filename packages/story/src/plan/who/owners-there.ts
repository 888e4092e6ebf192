import { meantBy } from '../../meaning/kinds.ts';
import type { Phrase } from '../../reading/clause.ts';
import type { NounLanguage } from '@milestoon/things/nouns';
import { whoIs } from '../../world/people/pronouns.ts';
import { relationOf } from '../../world/people/relation-words.ts';
import type { Somebody } from '../../world/people/somebody.ts';
import { kinAs } from './owner-meant.ts';
import { actOf } from '../things/seen-as.ts';
import type { ClauseMeant, Staged, World } from '../told-world.ts';
import { wordTable } from '../../text/word-table.ts';

const feasts =
  /^(?:wedding|birthday|party|birthday party|christening|baptism|graduation|boda|casamiento|bautizo|cumpleaños|cumple|fiesta|graduación|casamento|batizado|aniversário|festa|formatura)$/;
const strikes =
  /^(?:throw|drop|spill|pour|empty|step|tread|stamp|wee|pee|poo|splash|spit|sneeze|squirt|spray|land|fall|sit|jump|tip|wipe|draw|paint|atirar|lançar|jogar|deitar|entornar|derramar|despejar|pisar|cair|sentar|pintar|desenhar|vomitar|tirar|lanzar|arrojar|echar|derramar|volcar|caer|caerse|sentarse|dibujar)$/;
const upon = /^(?:on|onto|over|at|in|into|across|to)$/;

/** 'My sister's wedding', 'o casamento da tia': whose it is. */
function ownerNamed({ owner, of, text }: Phrase, { people }: World): Somebody[] {
  const whose = owner && !/^\p{Ll}+$/u.test(owner) ? owner : (of ?? owner);
  if (!whose) return [];
  const kin = kinAs(whose);
  const named = people.byName(whose.replace(/['’]s?$/, ''));
  const found = named
    ? [named]
    : relationOf(kin.head)
      ? (people.spokenOf(asOwned(kin, text))?.people ?? [])
      : [];
  return found.filter((each) => each !== people.hero && each.kind === 'person' && !each.person.only);
}

/** 'My sister' is the aunt: whose sister she is belongs to the words for her. */
const asOwned = (kin: Phrase, text: string): Phrase => {
  const [, owner] = /(?<!\p{L})(my|our|mi|mis|minha|meu)\s/iu.exec(text) ?? [];
  return owner ? { ...kin, owner: owner.toLowerCase(), text: `${owner} ${kin.head}` } : kin;
};

const isUpon = (phrase: Phrase, lemma: string, language: NounLanguage): boolean =>
  strikes.test(lemma) &&
  upon.test(phrase.preposition ?? '') &&
  /^(?:body|worn)$/.test(meantBy(phrase, language).kind);

/** 'Danced at her aunt's wedding', 'spilled juice on Dad's shoe': whose it is stands there, too. */
export function ownersPresent(staged: Staged, { clause }: ClauseMeant, world: World): Staged {
  const { verb, mode, things } = clause;
  if (mode !== 'done' || staged.acts.length === 0 || staged.acts.length > 3) return staged;
  const whose = things.find(
    (phrase) =>
      (feasts.test(phrase.head.toLowerCase()) && /^(?:at|in|to|for)$/.test(phrase.preposition ?? '')) ||
      isUpon(phrase, verb.lemma.split('_')[0] ?? '', world.language),
  );
  const [owner] = whose ? ownerNamed(whose, world) : [];
  if (!owner || staged.acts.some(({ who, to }) => who === owner.person.id || to === owner.person.id))
    return staged;
  const isFeast = whose && feasts.test(whose.head.toLowerCase());
  return {
    ...staged,
    acts: [...staged.acts, actOf(owner, 'look', isFeast ? 'happy' : 'surprised')],
  };
}

/** What is had, wanted or thought of need not be before the eyes of whose it is, nor what is got ready without them. */
const apart =
  /^(?:be|have|get|want|need|know|think|love|like|hate|miss|remember|forget|find|lose|see|hear|hide|buy|order|eat|drink|bake|cook|finish|pack|knit|wrap|raise|check|read|tell|say|call|ask|name|keep|leave|follow|sort|google|pay|book|sign|post|send|ser|estar|ter|haver|querer|adorar|esquecer|lembrar|encontrar|perder|ver|ouvir|esconder|comprar|arrumar|tricotar|embrulhar|dizer|chamar|guardar|deixar|seguir|pagar|mandar|comer|beber|cozinhar)$/;
const takes =
  /^(?:take|steal|grab|snatch|break|tear|rip|burst|pop|knock|kick|squash|crush|tirar|roubar|partir|quebrar|rasgar|rebentar|estourar|pisar|derrubar)$/;
const ofChild: Readonly<Record<string, { pronoun: string; sex: Somebody['sex'] }>> = wordTable({
  his: { pronoun: 'him', sex: 'boy' },
  her: { pronoun: 'her', sex: 'girl' },
  dele: { pronoun: 'ele', sex: 'boy' },
  dela: { pronoun: 'ela', sex: 'girl' },
});

/** 'While she slept', 'the night before': when it was done says that the child is elsewhere, or may be. */
const anotherTime =
  /(?<!\p{L})(?:while|whilst|when|until|night|overnight|yesterday|day before|secret(?:ly)?|enquanto|quando|noite|véspera|ontem|escondidas)(?!\p{L})/iu;
const schools = /^(?:school|nursery|preschool|kindergarten|daycare|camp|hospital|escola|creche|infantário)$/;
const ofHome = /^(?:mother|father|grandmother|grandfather|sister|brother|aunt|uncle)$/;

/** Whether it is told that the child is elsewhere than whoever does it. */
function isChildApart({ clause, who }: ClauseMeant, { people, before }: World): boolean {
  const { text } = people.options;
  const from = Math.max(...[...'.!?\n'].map((end) => text.lastIndexOf(end, clause.span[0]))) + 1;
  const sentence = /^[^.!?\n]*/.exec(text.slice(from))?.[0] ?? '';
  if (anotherTime.test(sentence)) return true;
  return (
    /^(?:be|estar|go|ir)$/.test(before?.verb.lemma ?? '') &&
    before?.things.some(({ head }) => schools.test(head)) === true &&
    who.every(({ person }) => ofHome.test(person.role ?? ''))
  );
}

/**
 * 'Dad fixed her kite', 'o vizinho consertou a bicicleta dela': what is done to something of the child's is done before
 * its eyes, where the word for whose it is can mean nobody else who is there.
 */
export function childLooksOn(staged: Staged, meant: ClauseMeant, world: World): Staged {
  const { clause, who, others } = meant;
  const { people, clause: at, lastActions } = world;
  const { hero, options } = people;
  const { verb, mode, things } = clause;
  const isHands = staged.acts.length > 0 && staged.acts.length < 3 && who.length > 0;
  if (mode !== 'done' || !isHands || staged.elsewhere || options.toldByChild) return staged;
  if (apart.test(verb.lemma.split('_')[0] ?? '') || hero.person.only) return staged;
  // 'Took her tiffin to the office': away from her.
  if (things.some(({ preposition }) => /^(?:to|from)$/.test(preposition ?? ''))) return staged;
  if (staged.acts.some(({ who: one, to }) => one === hero.person.id || to === hero.person.id)) return staged;
  if (lastActions.get(hero.person.id) === 'sleep' || who.some(({ kind, sex }) => kind !== 'person' || !sex))
    return staged;
  const isChilds = things.some((phrase) => {
    const { owner = '', preposition } = phrase;
    const pronoun = ofChild[owner.toLowerCase()];
    if (preposition || !pronoun || who.some(({ sex }) => sex === pronoun.sex)) return false;
    const meant = others.find((each) => each.phrase === phrase);
    if (!meant?.thing || meant.people.length > 0) return false;
    const [one] = whoIs(pronoun, people, at, { isSubject: false, taken: who }) ?? [];
    return one === hero;
  });
  if (!isChilds || isChildApart(meant, world)) return staged;
  return { ...staged, acts: [...staged.acts, actOf(hero, 'look', takes.test(verb.lemma) ? 'sad' : 'happy')] };
}
