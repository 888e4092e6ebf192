import { splitSentences } from '../text/sentences.ts';
import type { Act, Moment, Seen } from './plan.ts';

const wheelchair = /wheelchair|cadeira de rodas|silla de ruedas/iu;
/** Somebody else has it, or pushes it. */
const ofOthers =
  /(?<!\p{L})(?:grand\p{L}*|nan|nana|gran|mum|mom|dad|uncle|aunt\p{L}*|great-\p{L}+|man|woman|lady|old|boy|girl|friend|classmate|push\p{L}*|av[óô]|vov[óô]|bisav\p{L}*|tio|tia|senhor\p{L}*|menin[oa]|amig[oa]|colega|empurr\p{L}*|abuel\p{L}+|tat[ao]|tí[oa]|señor\p{L}*|niñ[oa]|compañer[oa]|prim[oa]|empuj\p{L}*)(?!\p{L})/iu;
/** On wheels this is rolling. */
const gaits = /^(?:walk|run|stand|dance|tiptoe|wait)$/;
const rolled = /(?<!\p{L})(?:roll|wheel|rol|rod|gir|spin|spun)\p{L}*/iu;
/** Whoever does this is out of the chair. */
const outOfIt =
  /^(?:swim|sleep|lie-down|ride|bike|scooter|sled|swing|climb|crawl|in-arms|piggyback|kneel|jump|kick|get-up|fall|hug|embrace|skate|ski|drive|nap|hide|walk-away)$/;

/** Whether the words give the child a wheelchair of its own. */
function hasChair(text: string, childName: string): boolean {
  const name = new RegExp(`(?<!\\p{L})${childName.replace(/[^\p{L}]/gu, '.')}(?!\\p{L})`, 'iu');
  return splitSentences(text).some(
    (sentence) => wheelchair.test(sentence) && name.test(sentence) && !ofOthers.test(sentence),
  );
}

/** 'Lena in her wheelchair … rolled to the gate': she sits in it wherever she goes, and neither walks nor falls. */
export function onWheels(
  moments: readonly Moment[],
  { text, childName }: { text: string; childName: string },
): Moment[] {
  if (!wheelchair.test(text) || !hasChair(text, childName)) return [...moments];
  return moments.map((moment) => {
    const { acts, seen, mode, told } = moment;
    const own = acts.find(({ who }) => who === 'hero');
    const isRolling =
      /^(?:fall|push)$/.test(own?.action ?? '') && !own?.thing && rolled.test(text.slice(...told));
    const isElsewhere = seen.some(
      ({ how, of, picture }) =>
        /^(?:support|inside|roof)$/.test(how) && of === 'hero' && picture !== 'manual-wheelchair',
    );
    if (!own || !/^(?:done|undone)$/.test(mode) || isElsewhere) return moment;
    if (outOfIt.test(own.action) && !isRolling) return moment;
    const isOwnPush = own.thing === 'manual-wheelchair';
    const { thing: _wheels, ...free } = own;
    const sits: Act = {
      ...(isOwnPush ? free : own),
      action: gaits.test(own.action) || isRolling || isOwnPush ? 'sit' : own.action,
    };
    const chair: Seen = { picture: 'manual-wheelchair', how: 'support', of: 'hero', seated: true };
    return {
      ...moment,
      acts: acts.map((act) => (act === own ? sits : act)),
      seen: [chair, ...seen.filter(({ picture }) => picture !== 'manual-wheelchair')].slice(0, 8),
    };
  });
}
