import type { NounLanguage } from '@milestoon/things/nouns';
import { compoundWritten } from '../../meaning/compound-written.ts';
import { kindOfPicture } from '../../meaning/kinds.ts';
import type { Phrase } from '../../reading/clause.ts';

/** Whom English trains with: 'the dog trainers' are people, 'his new trainers' shoes. */
const trained = /^(?:dog|horse|animal|dolphin|personal|fitness|gym|boxing)$/;
/** Whoever is at work is called by two words too: a 'police officer' is no car. */
const works = /^(?:officer|driver|man|woman|lady|boy|girl|polic[ií]a|teacher)$/i;
/** 'Una dona', 'las donas' are eaten; Doña and Dona stand before a name. */
const doughnut = /^(?:una?|unas|las?|dos|tres|cuatro|media|otra|su|mi|esa|esta)\s(?:\S+\s)?donas?(?:\s|$)/i;
/** 'El canguro' of a zoo; whoever minds children is mostly 'la canguro'. */
const kangaroo = /^(?:el|un|los|unos|dos|tres|ese|este)\scanguros?(?:\s|$)/i;
/** 'A papa' is a baby's, 'o papá' its father; of several gardeners nobody is told, of dungarees always. */
const portuguese =
  /^(?:(?:a|uma|as|da|toda a)\spapas?|(?:as|umas|suas|minhas)\s(?:\S+\s)?jardineiras)(?:\s|$)/i;
/** 'Na secretária' lie books; whoever works there is met. */
const writingDesk = /^secret[áa]ria$/i;

/** What peels, spins and cuts in a child's hands is a tool, though somebody who does it is called so too. */
const tools =
  /^(?:peeler|spinner|sharpener|dreamcatcher|suncatcher|scab|walkie-talkie|sprayer|cutter|grabber|slicer|sipper|shredder|squirter|scooper|scraper|stapler|juicer|duster|squeezer)$/;
const cuts = /^(?:cookie|biscuit|pastry|pizza|dough|paper|egg|shape|star-shaped|heart-shaped)$/;

/** Whether a thing or an animal is called like somebody here: a bird feeder, a baby's bouncer, trainers that are put on. */
export function isThingCalledSo(phrase: Phrase, language: NounLanguage): boolean {
  const { head, text, plural, name, qualities, preposition } = phrase;
  if (name) return false;
  const compound = works.test(head) ? undefined : compoundWritten(phrase, language);
  if (compound !== undefined) return compound === null || kindOfPicture(compound) !== 'animal';
  // 'A seat on the coach' is in a bus.
  if (language === 'en' && head.toLowerCase() === 'coach') return /^(?:on|onto|off)$/.test(preposition ?? '');
  if (
    language === 'en' &&
    (tools.test(head) || (head === 'cutter' && qualities.some((each) => cuts.test(each))))
  )
    return true;
  // In Hawaii grandmothers are called so; what has 'a' before it, or is hers, is danced in.
  if (language === 'en' && head.toLowerCase() === 'tutu') return /^(?:an?|her|his|the)\s/i.test(text);
  if (language === 'en')
    return (
      head.toLowerCase() === 'trainer' &&
      plural &&
      !/^the\s/i.test(text) &&
      !qualities.some((each) => trained.test(each))
    );
  if (language === 'pt' && writingDesk.test(head)) return /^(?:in|on|under)$/.test(preposition ?? '');
  return language === 'es' ? doughnut.test(text) || kangaroo.test(text) : portuguese.test(text);
}
