import { splitSentences } from '../../text/sentences.ts';
import type { Act, Moment, Seen } from '../plan.ts';

const wheelchair = /wheelchair|cadeira de rodas|silla de ruedas/iu;
/** Somebody else has it, or pushes it. */
const ofOthers =
  /(?<!\p{L})(?:grand\p{L}*|nan|nana|gran|mum|mom|dad|uncle|aunt\p{L}*|great-\p{L}+|man|woman|lady|old|boy|girl|friend|classmate|push\p{L}*|av[óô]|vov[óô]|bisav\p{L}*|tio|tia|senhor\p{L}*|menin[oa]|amig[oa]|colega|empurr\p{L}*|abuel\p{L}+|tat[ao]|tí[oa]|señor\p{L}*|niñ[oa]|compañer[oa]|prim[oa]|empuj\p{L}*)(?!\p{L})/iu;
const rolled = /(?<!\p{L})(?:roll|wheel|rol|rod|gir|spin|spun)\p{L}*/iu;
/** Whoever does this is out of the chair. */
const outOfIt =
  /^(?:swim|sleep|lie-down|ride|bike|scooter|sled|swing|climb|crawl|in-arms|piggyback|shoulder-carry|kneel|jump|get-up|fall|skate|ski|drive|nap)$/;

/** 'He raced in his wheelchair.' */
const byPronoun = /^\s*(?:s?he|el[ea]|él|ella)(?!\p{L})/iu;
const chairPicture = 'manual-wheelchair';

/** Whether the words give the child a wheelchair of its own. */
function hasChair(text: string, childName: string): boolean {
  const name = new RegExp(`(?<!\\p{L})${childName.replace(/[^\p{L}]/gu, '.')}(?!\\p{L})`, 'iu');
  return splitSentences(text).some(
    (sentence) =>
      wheelchair.test(sentence) &&
      (name.test(sentence) || byPronoun.test(sentence)) &&
      !ofOthers.test(sentence),
  );
}

/** 'Lena in her wheelchair … rolled to the gate': she sits in it wherever she goes, and neither walks nor falls. */
export function onWheels(
  moments: readonly Moment[],
  { text, childName }: { text: string; childName: string },
): Moment[] {
  if (!wheelchair.test(text) || !hasChair(text, childName)) return [...moments];
  const color = moments.flatMap(({ seen }) => seen).find((each) => each.picture === chairPicture)?.color;
  return moments.map((moment) => {
    const { acts, seen, mode, told } = moment;
    const own = acts.find(({ who }) => who === 'hero');
    const isRolling =
      /^(?:fall|push)$/.test(own?.action ?? '') && !own?.thing && rolled.test(text.slice(...told));
    const isElsewhere = seen.some(
      ({ how, of, picture }) =>
        /^(?:support|inside|roof)$/.test(how) && of === 'hero' && picture !== chairPicture,
    );
    if (!own || !/^(?:done|undone|said|pretended)$/.test(mode) || isElsewhere) return moment;
    if (outOfIt.test(own.action) && !isRolling) return moment;
    const isOwnPush = own.thing === chairPicture;
    const { thing: _wheels, ...free } = own;
    const sits: Act = {
      ...(isOwnPush ? free : own),
      action: isRolling || isOwnPush ? 'walk' : own.action,
    };
    const chair: Seen = { picture: chairPicture, how: 'worn', of: 'hero', ...(color ? { color } : {}) };
    return {
      ...moment,
      acts: acts.map((act) => (act === own ? sits : act)),
      seen: [chair, ...seen.filter(({ picture }) => picture !== chairPicture)].slice(0, 8),
    };
  });
}
