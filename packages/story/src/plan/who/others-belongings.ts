import { meantBy } from '../../meaning/kinds.ts';
import type { NounLanguage } from '@milestoon/things/nouns';
import type { Clause, Phrase } from '../../reading/clause.ts';
import { whoIs } from '../../world/people/pronouns.ts';
import type { Somebody } from '../../world/people/somebody.ts';
import type { World } from '../told-world.ts';
import { wordTable } from '../../text/word-table.ts';

/** Hands are laid on it, or a face is hidden in it. */
const touches =
  /^(?:grab|grip|clutch|seize|tug|take|snatch|steal|search|hide|bury|hold_(?:on|onto|to)|cling|let_go|bite|nip|nibble|catch|wave|bark|blow|whisper)$/;
/** Done to the body or the clothes of somebody by somebody else. */
const tends =
  /^(?:pat|stroke|pet|kiss|tickle|rub|touch|squeeze|examine|check|tie|lace|knot|zip|button|fasten|buckle|brush|comb|braid|plait|cut|trim|snip|wipe|wash|bandage|pick|pull|put_on|do_up)$/;
/** Nobody does this to themselves. */
const fondles = /^(?:pat|stroke|pet|kiss|tickle|comfort)$/;
const touchesInPortuguese =
  /^(?:agarrar|pegar|segurar|puxar|apertar|largar|soltar|tocar|esconder|enterrar|morder|lamber|cheirar|abanar|ladrar|soprar|cochichar|sussurrar|segredar|afagar|acariciar|beijar|coçar|esfregar|examinar|atar|amarrar|abotoar|apertar|calçar|pentear|escovar|cortar|limpar|enxugar|lavar|pintar|colar|pôr|botar|colocar|encostar|dormir|adormecer|sentar|cair|pular|subir|deitar|chorar|roubar|bater|passar)$/;
/** Only what somebody has on is fastened so. */
const fastens = /^(?:lace|zip|unzip|button|unbutton|buckle|unbuckle|strap|tie|do_up)$/;
/** What is felt, seen or told of a body is not done at it. */
const unfelt =
  /^(?:be|have|get|see|notice|love|like|hate|miss|know|remember|forget|say|want|need|draw|sketch|describe|hear|find|lose|study|call|inherit|ser|estar|ter|haver|ver|notar|amar|adorar|gostar|lembrar|esquecer|dizer|querer|desenhar|ouvir|herdar|perder|achar)$/;
const parts =
  /^(?:plaits?|braids?|curls?|fringe|bangs|ponytail|pocket|sleeve|cuff|hood|collar|shoelaces?|laces?|hem|tranças?|totós|franja|caracóis|rabo-de-cavalo|bolso|manga|capuz|gola|atacador|cadarço|bainha|colo|ouvido|voz)$/;
const upon = /^(?:at|to|behind|in|into|on|onto|of|from|off|out)?$/;

/** 'Grabbed my sleeve', 'laced her skates': to whom it is done is told only by whose it is. */
export function whoseIsTouched(
  { verb: { lemma, particle }, things, manner }: Clause,
  who: readonly Somebody[],
  { people, clause, language }: World,
): Somebody | undefined {
  if (language === 'es' || people.options.toldByChild) return undefined;
  const names = [
    lemma,
    ...[particle ?? '', ...manner, ...things.map(({ preposition }) => preposition ?? '')].map(
      (each) => `${lemma}_${each}`,
    ),
  ];
  const isOne = (verbs: RegExp): boolean => names.some((name) => verbs.test(name));
  const isKnown = isOne(touches) || isOne(tends) || touchesInPortuguese.test(lemma);
  if (unfelt.test(lemma)) return undefined;
  for (const phrase of things) {
    const owner = phrase.owner?.toLowerCase() ?? '';
    if (!isUponSomebody(phrase, language) && !(isOne(fastens) && phrase.owner && !phrase.preposition))
      continue;
    // Whatever is done to a body is done to whose it is; of clothes it must be told.
    if (!isKnown && (phrase.preposition !== undefined || !isBody(phrase, language))) continue;
    if (mine.test(owner)) {
      const teller = people.teller();
      return who.includes(teller) ? undefined : teller;
    }
    const pronoun = objects[owner];
    if (!pronoun) continue;
    // 'He took his hat': his own, where nobody else is told of.
    const mayBeOwn = who.some((each) => each.sex === undefined || each.sex === sexes[owner]);
    if (mayBeOwn && language === 'en' && (phrase.preposition !== undefined || !isOne(fondles))) continue;
    const [meant] = whoIs({ pronoun }, people, clause, { isSubject: false, taken: who }) ?? [];
    if (meant && !who.includes(meant) && meant.person.role) return meant;
  }
  return undefined;
}

const mine = /^(?:my|meus?|minhas?)$/;
/** 'Na mão dele' is of somebody else than who does it. */
const objects: Readonly<Record<string, string>> = wordTable({
  his: 'him',
  her: 'her',
  dele: 'ele',
  dela: 'ela',
});
const sexes: Readonly<Record<string, Somebody['sex']>> = wordTable({ his: 'boy', her: 'girl' });

const isBody = (phrase: Phrase, language: NounLanguage): boolean =>
  meantBy(phrase, language).kind === 'body' || parts.test(phrase.head.toLowerCase());

/** A body or what is worn on it, and not expressly the own. */
const isUponSomebody = (phrase: Phrase, language: NounLanguage): boolean => {
  const { preposition, head, owner, text } = phrase;
  if (!owner || !upon.test(preposition ?? '') || /\bown\b/.test(text)) return false;
  const { kind } = meantBy(phrase, language);
  return kind === 'body' || kind === 'worn' || parts.test(head.toLowerCase());
};
