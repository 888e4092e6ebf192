/** One ball is enough, and two who kick it to each other do so in turn. */
import type { Act, Moment } from '../../plan.ts';

const mutual =
  /(?<!\p{L})(?:to each other|to one another|back and forth|um ao outro|um para o outro|entre si|el uno al otro|una a otra|uno al otro|de un lado a otro)(?!\p{L})/iu;
const plays = /^(?:kick|throw)$/;
const balls = /^(?:soccer-ball|basketball|volleyball|tennis|baseball|beach-ball)$/;

export function withOneBall(moment: Moment, told: string, isPerson: (id: string) => boolean): Moment {
  const [lead, second] = moment.acts;
  if (!lead || !plays.test(lead.action) || !isPerson(lead.who)) return moment;
  const inTurn = second && isPerson(second.who) && second.action === lead.action && mutual.test(told);
  const seen =
    lead.action === 'kick'
      ? moment.seen.filter(({ picture, how, move }) => !(balls.test(picture) && how === 'ground' && !move))
      : moment.seen;
  if (!inTurn || !second) return { ...moment, seen };
  return {
    ...moment,
    acts: moment.acts.map((act): Act => {
      if (act === lead) return { ...act, to: second.who };
      return act === second ? { who: act.who, emotion: act.emotion, action: 'look', to: lead.who } : act;
    }),
    seen,
  };
}
