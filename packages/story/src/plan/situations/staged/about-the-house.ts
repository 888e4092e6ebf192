/** Housework: washing, tidying, mending, sewing. */
import type { Seen } from '../../plan.ts';
import { alone, names, type Situation, without } from './situation.ts';

const hangs = /^(?:hang|hang_up|hang_out|peg|peg_out|peg_up|put_out|estender|pendurar|tender|colgar)$/;
const washing =
  /^(?:washing|laundry|clothes|clothing|sheet|sheets|roupa|roupas|lençol|lençóis|ropa|sábana|sábanas|colada|shirt|sock|socks|meia|camisa|calcetín)$/;
/** 'Hung the washing on the line': the hands are up at the line. */
export const washingHung: Situation = (staged, meant) => {
  const [lead] = staged.acts;
  if (!lead || !hangs.test(meant.clause.verb.lemma) || !names(meant, washing)) return staged;
  const isOutside = staged.seen.some(({ picture }) => picture === 'clothesline');
  const isOfLine = names(meant, /^(?:washing|laundry|roupa|ropa|colada)$/) || isOutside;
  if (!isOfLine) return staged;
  return {
    ...staged,
    acts: staged.acts.map((act) =>
      /^(?:hold|put-down|look|reach|stand)$/.test(act.action) ? alone(act, 'reach') : act,
    ),
    seen: [
      ...without(staged.seen, /^(?:clothesline|basket|t-shirt|shirt|jumper)$/),
      { picture: 'clothesline', how: 'beside', of: lead.who },
    ],
  };
};

const mends = /^(?:repair|fix|mend|fix_up|consertar|arranjar|reparar|concertar|arreglar|componer|remendar)$/;
const tools = /^(?:screwdriver|wrench|hammer|carpentry-saw|pincers|glue|toolbox)$/;
/** Machines, vehicles, furniture and toys: what screws hold together. */
const screwed: ReadonlySet<string> = new Set(
  (
    'bicycle tricycle wheel training-wheels kick-scooter motor-scooter motorcycle skateboard ' +
    'roller-skate ride-on-car automobile racing-car taxi pickup-truck delivery-truck dump-truck ' +
    'excavator tractor train locomotive railway-car bus minibus canoe sailboat motor-boat speedboat ' +
    'airplane small-airplane helicopter rocket wagon wheelbarrow pushchair manual-wheelchair ' +
    'walking-frame ' +
    'table desk chair stool armchair rocking-chair high-chair bench couch-and-lamp cot bunk-bed ' +
    'wardrobe bookshelf door window fence hanging-lamp table-lamp light-bulb television radio ' +
    'record-player washing-machine fridge oven toaster mixer kettle iron vacuum-cleaner robot-vacuum ' +
    'microwave dishwasher chest-of-drawers rice-cooker coffee-machine radiator air-conditioner music-box quad-bike caravan walkie-talkie ' +
    'fan hair-dryer lawnmower sewing-machine desktop-computer laptop printer telephone mobile-phone ' +
    'camera video-game remote-control alarm-clock wall-clock mantelpiece-clock watch tap sink toilet ' +
    'shower ' +
    'swing seesaw playground-slide trampoline climbing-frame treehouse dolls-house toy-kitchen ' +
    'rocking-horse bird-house kennel rabbit-hutch chicken-coop robot drone rag-doll kite guitar drum ' +
    'musical-keyboard'
  ).split(' '),
);
/** What is mended stands before who does it, with a tool in the hand. */
export const mended: Situation = (staged, meant) => {
  const [lead] = staged.acts;
  if (!lead || lead.action !== 'put-down' || !mends.test(meant.clause.verb.lemma)) return staged;
  const broken = meant.things.find(({ preposition, kind }) => !preposition && kind !== 'worn');
  if (!broken || !(screwed.has(broken.picture) || /^toy-/.test(broken.picture))) return staged;
  const tool = meant.things.find(({ picture }) => tools.test(picture))?.picture ?? 'screwdriver';
  const stands: Seen = { picture: broken.picture, how: 'beside', of: lead.who };
  return {
    ...staged,
    acts: staged.acts.map((act) =>
      act.action === 'put-down'
        ? { ...alone(act, 'put-down'), ...(act === lead ? { thing: tool } : {}) }
        : act,
    ),
    seen: [
      ...staged.seen.filter(({ picture }) => picture !== tool && picture !== broken.picture),
      broken.color ? { ...stands, color: broken.color } : stands,
    ],
  };
};

const tidies =
  /^(?:tidy|tidy_up|tidy_away|put_away|clear|clear_up|clear_away|pick_up|arrumar|guardar|apanhar|recolher|recoger|ordenar)$/;
const puts = /^(?:put|tidy|pick|clear|meter|pôr|poner|colocar)$/;
const toys = /^(?:toy|brinquedo|juguete)$/;
const toyBoxes =
  /^(?:box|toybox|basket|bin|bucket|chest|crate|caixa|caixote|cesto|cesta|baú|arca|caja|baúl|cesto|canasta|cajón)$/;
const rooms = /^(?:room|bedroom|house|floor|quarto|sala|casa|chão|habitación|cuarto|dormitorio|salón|suelo)$/;
const boxes = /^(?:package|basket|bin|bucket|wastebasket)$/;
/** 'Tidied her toys into the box': they are seen, one in the hand and some in the box. */
export const toysTidied: Situation = (staged, meant, { place }) => {
  const [lead] = staged.acts;
  const { verb, manner, things } = meant.clause;
  // One toy that is put somewhere is no clearing up.
  const isOfToys = things.some(
    ({ head, plural, preposition }) => !preposition && plural && toys.test(head.toLowerCase()),
  );
  if (!lead || !isOfToys || place?.set === 'shop') return staged;
  if (!/^(?:put-down|wipe|hold|reach)$/.test(lead.action) || lead.thing) return staged;
  const where = things.filter(({ preposition }) =>
    /^(?:in|into|on|onto|at|from|to)$/.test(preposition ?? ''),
  );
  if (
    where.some(
      ({ head, preposition }) => preposition === 'from' || !(toyBoxes.test(head) || rooms.test(head)),
    )
  )
    return staged;
  const isAway = /^(?:away|up)$/.test(verb.particle ?? '') || manner.includes('away');
  const isInBox = where.some(({ head }) => toyBoxes.test(head));
  if (!tidies.test(verb.lemma) && !(puts.test(verb.lemma) && (isAway || isInBox))) return staged;
  const box = staged.seen.find(({ picture }) => boxes.test(picture))?.picture ?? 'package';
  const at = { picture: box, side: 'in' } as const;
  return {
    ...staged,
    acts: staged.acts.map((act) =>
      act.action === lead.action
        ? { ...alone(act, 'put-down'), ...(act === lead ? { thing: 'toy-car' } : {}) }
        : act,
    ),
    seen: [
      ...without(staged.seen, boxes),
      { picture: box, how: 'beside', of: lead.who },
      { picture: 'teddy-bear', how: 'ground', at },
      { picture: 'toy-blocks', how: 'ground' },
    ],
  };
};

const sews = /^(?:sew|sew_on|sew_up|stitch|coser|costurar|cosir|remendar)$/;
/** 'Le cosió la oreja al osito': the needle is at it. */
export const sewn: Situation = (staged, meant) => {
  const [lead] = staged.acts;
  if (!lead || lead.action !== 'hold' || !lead.thing || !sews.test(meant.clause.verb.lemma)) return staged;
  const { to: _to, ...free } = lead;
  return { ...staged, acts: staged.acts.map((act) => (act === lead ? { ...free, action: 'sew' } : act)) };
};
