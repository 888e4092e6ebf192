/** Instruments that are struck. */
import { type Situation, without } from './situation.ts';

const strikes = /^(?:bang|beat|hit|thump|drum|tap|bash|bater|batucar|tocar|golpear|aporrear|percutir|pegar)$/;
const struck = /^(?:drum|long-drum|tambourine|xylophone)$/;
/** 'Banged on his drum': it hangs before him and both hands play it. */
export const drumPlayed: Situation = (staged, meant) => {
  const [lead] = staged.acts;
  if (!lead || lead.to || !/^(?:hit|push|wipe|play-music)$/.test(lead.action)) return staged;
  if (!strikes.test(meant.clause.verb.lemma)) return staged;
  const drum = meant.things.find(({ picture, likeness }) => !likeness && struck.test(picture));
  if (!drum) return staged;
  return {
    ...staged,
    acts: staged.acts.map((act) =>
      act.action === lead.action && !act.to
        ? { who: act.who, action: 'play-music', emotion: act.emotion, thing: drum.picture }
        : act,
    ),
    seen: without(staged.seen, struck),
  };
};
