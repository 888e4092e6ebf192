/** What gymnasts and skippers do, by the words of the moment: a jump alone is none of it. */
import type { Act, Moment, Seen } from '../../plan.ts';

interface Stunt {
  words: RegExp;
  action: Act['action'];
  /** Nothing of it stands beside. */
  tools?: RegExp;
}

const stunts: readonly Stunt[] = [
  {
    words:
      /(?<!\p{L})(?:(?:skip|skips|skipped)(?: with)? (?:(?:a|the|her|his) )?(?:(?:skipping|jump)[- ])?ropes?|skipping with (?:a|the|her|his) ropes?|(?:practis|practic|us|play|tri)\p{L}* (?:with )?(?:a|the|her|his) (?:\p{L}+ )?skipping[- ]rope|jump\p{L}* (?:with )?(?:the |a |her |his )?(?:(?:skipping|jump)[- ])?ropes?|(?:salt|pul)\p{L}+ (?:(?:à|a|na|a la|con la|com a|la|con una|com uma|con su) )?(?:corda|comba|cuerda|soga|reata)(?! (?:de|da|do|del) ))(?!\p{L})/iu,
    action: 'skip-rope',
    tools: /^skipping-rope$/,
  },
  {
    words:
      /(?<!\p{L}|like an? )(?:somersault\p{L}*|forward[- ]rolls?|roly[- ]poly|cambalhotas?|volteretas?|marometas?|rolamentos?)(?!\p{L})/iu,
    action: 'somersault',
  },
  {
    words:
      /(?<!\p{L})(?:handstands?|headstands?|(?:st[oa]nd(?:s|ing)?|stood) on (?:her|his|my|their|our) (?:head|hands)s?|cartwheel\p{L}*|(?:f[ei]z\p{L}*|faz\p{L}*|hizo|hicieron|hac\p{L}+) (?:o pino|el pino|la vertical)|(?:f[ei]z\p{L}*|faz\p{L}*|hizo|hicieron|hac\p{L}+) (?:a roda|la rueda|la medialuna|la voltereta lateral)|(?:deu|fez|dá|faz|dar|fazer) (?:uma estrela|estrelinhas?)(?! de))(?!\p{L})/iu,
    action: 'handstand',
  },
  {
    words:
      /(?<!\p{L})(?:the splits|splits|espargatas?|espacates?|espagat\p{L}*|spagat\p{L}*|despatarrada)(?!\p{L})/iu,
    action: 'splits',
  },
  {
    words: /(?<!\p{L})(?:upside[- ]down|de cabeça para baixo|cabeza abajo|boca abajo|de cabeza)(?!\p{L})/iu,
    action: 'hang-upside-down',
  },
];
/** 'Hizo el pino con plastilina' is a pine tree. */
const madeOf =
  /(?<!\p{L})(?:(?:out of|from|con|com|de|em) (?:\p{L}+ )?(?:clay|play[- ]?(?:doh|dough)|paper|card|cardboard|lego|blocks|plastilina|plasticina|massinha|arcilla|barro|papel|cartón|cartão|cartulina|cartolina|madera|madeira|legos?|bloques|blocos))(?!\p{L})/iu;
const bars = /(?<!\p{L})(?:bars?|barras?|ramas?|branch|trapecio|trapézio)(?!\p{L})/iu;
const jumps = /^(?:jump|fall|put-down|dance)$/;

export function gymnastics(moment: Moment, told: string, isPerson: (id: string) => boolean): Moment {
  const stunt = stunts.find(({ words }) => words.test(told));
  if (!stunt) return moment;
  if (madeOf.test(told))
    return {
      ...moment,
      acts: moment.acts.map((act): Act => (jumps.test(act.action) ? { ...act, action: 'craft' } : act)),
    };
  const isMade = moment.seen.some(
    ({ picture, how }) =>
      /^(?:beside|table|ground)$/.test(how) && !/^(?:mat|bed|grass|skipping-rope)$/.test(picture),
  );
  const isDone = ({ who, action }: Act): boolean =>
    isPerson(who) &&
    !(action === 'put-down' && isMade) &&
    (stunt.action === 'hang-upside-down'
      ? action === 'hang' || (action === 'reach' && bars.test(told))
      : jumps.test(action));
  if (!moment.acts.some(isDone)) return moment;
  const { tools } = stunt;
  const isMat = ({ picture, how }: Seen): boolean =>
    picture === 'bed' && how === 'support' && mats.test(told);
  return {
    ...moment,
    acts: moment.acts.map((act): Act => {
      if (!isDone(act)) return act;
      const { thing: _thing, color: _color, ...free } = act;
      return { ...free, action: stunt.action, ...(tools ? { thing: 'skipping-rope' } : {}) };
    }),
    seen: moment.seen.flatMap((each): Seen[] => {
      if (tools?.test(each.picture)) return [];
      return [
        isMat(each) || (each.picture === 'mat' && each.how === 'beside')
          ? { ...each, picture: 'mat', how: 'support' }
          : each,
      ];
    }),
  };
}
/** Of a mattress in a gym there is no bed. */
const mats = /(?<!\p{L})(?:mats?|colchão|colchões|colchoneta|tapete|crash mat)(?!\p{L})/iu;
