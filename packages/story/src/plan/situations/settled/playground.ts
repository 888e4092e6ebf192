/** On what playgrounds and gyms have one is while one does something there, and not beside it. */
import type { Act, Moment, Seen } from '../../plan.ts';

type IsPerson = (id: string) => boolean;

const without = ({ thing: _thing, color: _color, ...act }: Act): Act => act;
const isBorne = ({ how, of = 'hero' }: Seen, who: string): boolean => how === 'support' && of === who;

const slides =
  /(?<!\p{L})(?:slides?|slid|sliding|escorreg\p{L}*|tob[oó]g\p{L}*|resbal\p{L}*|rodadero)(?!\p{L})/iu;

const asPlace =
  /(?<!\p{L})(?:playgrounds?|parques? infanti[ls]|parques? infantiles|recreio|recreo)(?!\p{L})/iu;

/** Of a playground as a place no slide of its own is meant. */
function onlyPlace(moment: Moment, told: string): Moment {
  if (!asPlace.test(told) || slides.test(told)) return moment;
  return { ...moment, seen: moment.seen.filter(({ picture }) => picture !== 'playground-slide') };
}

const swings =
  /(?<!\p{L})(?:on (?:a|the|her|his) (?:\p{L}+ )?swings?(?! (?:chair|seat|bench|sofa|set))|(?:de|no|nos|num) baloiços?|(?:de|no|nos|num) balanços?|en (?:el|los|un) columpios?|en (?:la|una) hamaca|columpi(?:ó|aron|aba|aban|ando|ándose|arse|a|an))(?!\p{L})/iu;
/** 'Was on the swing' looks at nothing. */
const isThere =
  /(?<!\p{L})(?:was|were|is|are|estava|estavam|estaba|estaban|esteve|estuvo) (?:on|no|na|num|nos|en)(?!\p{L})/iu;
/** Who looks at one or holds something there need not be on it. */
const swung = /^(?:walk|sit|ride|jump|play-music|dance|laugh|swing)$/;

/** 'Went on the swing', 'andou de baloiço'; a swing on which somebody is hangs nowhere else. */
function onSwing(moment: Moment, told: string, isPerson: IsPerson): Moment {
  const isSwing = ({ picture }: Seen): boolean => picture === 'swing';
  const swinging = moment.acts.some(({ action }) => action === 'swing');
  const [lead] = moment.acts;
  const takes =
    !swinging &&
    lead !== undefined &&
    isPerson(lead.who) &&
    (swung.test(lead.action) || (lead.action === 'look' && isThere.test(told))) &&
    !lead.to &&
    swings.test(told);
  if (!swinging && !takes) return moment;
  return {
    ...moment,
    acts: moment.acts.map((act): Act => (takes && act === lead ? { ...without(act), action: 'swing' } : act)),
    seen: moment.seen.filter((each) => !isSwing(each)),
  };
}

/** Not 'by the seesaw', 'looked at the seesaw', 'ran to it'. */
const onSeesaw =
  /(?<!\p{L})(?:(?:on|onto|rode|rid(?:e|es|ing)) (?:a|the|their|her|his) (?:\p{L}+ )?(?:see-?saws?|teeter[- ]totters?)|(?:de|do|no|nos|num|na|nas|numa|ao?) (?:balancés?|gangorras?|sobe-e-desce)|(?:en )?(?:el|los|un|la|al) (?:balanc[ií]n(?:es)?|subibajas?|sube y baja|cachumbambé))(?!\p{L})/iu;

const mounts = /^(?:playground-slide|seesaw|sandpit|balance-beam|climbing-frame|trampoline)$/;
const inSand =
  /(?<!\p{L})(?:in (?:the|a) sand(?:pit|box|-pit)|na caixa de areia|no areal|en (?:el|un) arenero)(?!\p{L})/iu;
const digs = /^(?:dig|build|put-down|hold|sit|craft|pour|carry|jump|look|laugh)$/;
const climbs =
  /(?<!\p{L})(?:climbing[- ](?:frame|wall)|jungle gym|monkey bars|trepador|trepa-trepa|estrutura de escalada|estructura|castillo de cuerdas|laberinto)(?!\p{L})/iu;
const topmost =
  /(?<!\p{L})(?:(?:to|at|on|reached) the (?:very )?top|ao topo|até ao cimo|lá em cima|arriba del todo|hasta arriba|a lo alto|a la cima)(?!\p{L})/iu;
const walks = /^(?:walk|stand|run|tiptoe|balance|jump|crawl)$/;

/** What an act is on that stands only beside, or was not named as such. */
function mountOf(
  act: Act,
  { seen }: Moment,
  told: string,
): { picture: string; action: Act['action'] } | undefined {
  const there = (picture: string): boolean =>
    seen.some((each) => each.picture === picture && /^(?:ground|beside|support)$/.test(each.how));
  if (there('sandpit') && inSand.test(told) && digs.test(act.action))
    return { picture: 'sandpit', action: /^(?:jump|look|laugh)$/.test(act.action) ? 'sit' : act.action };
  if (
    there('seesaw') &&
    onSeesaw.test(told) &&
    (/^(?:sit|stand|jump|ride|walk|laugh|hold|swing|dance)$/.test(act.action) || isThere.test(told))
  )
    return { picture: 'seesaw', action: 'sit' };
  if (there('balance-beam') && walks.test(act.action)) return { picture: 'balance-beam', action: 'balance' };
  if (there('playground-slide') && act.action === 'sit')
    return { picture: 'playground-slide', action: 'sit' };
  if (climbs.test(told) && act.action === 'climb' && topmost.test(told))
    return { picture: 'climbing-frame', action: 'cheer' };
  return undefined;
}

function onMounts(moment: Moment, told: string, isPerson: IsPerson): Moment {
  const found = new Map(
    moment.acts.flatMap((act) => {
      const mount = isPerson(act.who) ? mountOf(act, moment, told) : undefined;
      return mount && !act.to
        ? [[act, mount] as const]
        : mount?.picture === 'seesaw'
          ? [[act, mount] as const]
          : [];
    }),
  );
  if (found.size === 0) return moment;
  const pictures = new Set([...found.values()].map(({ picture }) => picture));
  const isGone = ({ picture, how, at }: Seen): boolean =>
    (pictures.has(picture) && mounts.test(picture) && how !== 'support') ||
    (at !== undefined && pictures.has(at.picture)) ||
    picture === 'hole';
  return {
    ...moment,
    acts: moment.acts.map((act): Act => {
      const mount = found.get(act);
      return mount ? { ...(mount.picture === 'sandpit' ? act : without(act)), action: mount.action } : act;
    }),
    seen: [
      ...moment.seen.filter((each) => !isGone(each)),
      ...[...found].flatMap(([{ who }, { picture }]): Seen[] =>
        moment.seen.some((each) => each.picture === picture && isBorne(each, who))
          ? []
          : [{ picture, how: 'support', of: who }],
      ),
    ].slice(0, 8),
  };
}

/** A climbing frame is climbed, and no ladder. */
function upFrames(moment: Moment, told: string): Moment {
  if (!climbs.test(told)) return moment;
  return {
    ...moment,
    acts: moment.acts.map(
      (act): Act => (act.action === 'climb' && !act.thing ? { ...act, thing: 'climbing-frame' } : act),
    ),
  };
}

/** 'Held her hand on the beam', 'on the slide': the child is upon it. */
function handInHand(moment: Moment): Moment {
  const [lead, second] = moment.acts;
  const thing = moment.seen.find(
    ({ picture, how }) => /^(?:balance-beam|playground-slide)$/.test(picture) && how === 'ground',
  );
  if (!lead || !second || !thing || lead.action !== 'hold-hands') return moment;
  const child = [second, lead].find(({ who }) => who === 'hero') ?? second;
  return {
    ...moment,
    seen: moment.seen.map((each) => (each === thing ? { ...each, how: 'support', of: child.who } : each)),
  };
}

export const onPlayground = (moment: Moment, told: string, isPerson: IsPerson): Moment =>
  handInHand(upFrames(onMounts(onSwing(onlyPlace(moment, told), told, isPerson), told, isPerson), told));
