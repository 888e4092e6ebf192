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
      ...without(staged.seen, /^(?:clothesline|basket|t-shirt)$/),
      { picture: 'clothesline', how: 'beside', of: lead.who },
    ],
  };
};

const mends = /^(?:repair|fix|mend|fix_up|consertar|arranjar|reparar|concertar|arreglar|componer|remendar)$/;
const tools = /^(?:screwdriver|wrench|hammer|carpentry-saw|pincers|glue|toolbox)$/;
/** What is mended stands before who does it, with a tool in the hand. */
export const mended: Situation = (staged, meant) => {
  const [lead] = staged.acts;
  if (!lead || lead.action !== 'put-down' || !mends.test(meant.clause.verb.lemma)) return staged;
  const broken = meant.things.find(({ preposition, kind }) => !preposition && kind !== 'worn');
  if (!broken || broken.kind === 'food') return staged;
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
  /^(?:tidy|tidy_up|tidy_away|put_away|clear|clear_up|clear_away|pick|pick_up|put|arrumar|guardar|apanhar|recolher|recoger|ordenar|meter|pôr)$/;
const toys = /^(?:toy|toys|brinquedo|brinquedos|juguete|juguetes)$/;
const boxes = /^(?:package|basket|bin|bucket|wastebasket|luggage)$/;
/** 'Tidied her toys into the box': they are seen, one in the hand and some in the box. */
export const toysTidied: Situation = (staged, meant, { language }) => {
  const [lead] = staged.acts;
  const { verb, manner } = meant.clause;
  if (!lead || !tidies.test(verb.lemma) || !names(meant, toys)) return staged;
  if (!/^(?:put-down|wipe|hold|reach)$/.test(lead.action) || lead.thing) return staged;
  const isIn = meant.clause.things.some(({ preposition }) => preposition !== undefined);
  const isAway = verb.particle === 'away' || verb.particle === 'up' || manner.includes('away');
  if (/^(?:put|pick|meter|pôr)$/.test(verb.lemma) && language === 'en' && !isIn && !isAway) return staged;
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
