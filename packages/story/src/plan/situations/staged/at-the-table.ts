/** Meals: who is given something to eat sits at the table, and who gives it stands by. */
import { kindOfNoun } from '../../../meaning/kinds.ts';
import type { Phrase } from '../../../reading/clause.ts';
import type { Act, Seen } from '../../plan.ts';
import { ownersIn, whomIn, whose } from '../../staging/patient.ts';
import type { ClauseMeant, Staged, World } from '../../told-world.ts';
import { pictureIn } from '../../things/phrases-meant.ts';
import { names, type Situation, without } from './situation.ts';

const rooms = /^(?:living|kitchen|cafe)$/;
const serves = /^(?:serve|dish_up|dish|ladle|servir)$/;
const puts = /^(?:put|place|set|pôr|por|colocar|botar|poner)$/;
const cuts = /^(?:cut|cut_up|chop|slice|cortar|partir|picar)$/;
const pours = /^(?:pour|pour_out|servir|deitar|echar|verter)$/;
const plates = /^(?:plate|bowl|dish|prato|pratinho|tigela|plato|platito|tazón|cuenco)$/;
const isPlate = ({ head }: Phrase): boolean => plates.test(head.toLowerCase());
const drinks = /^(?:glass-of-water|glass-of-milk|cup-with-straw|droplet|beverage-box|jug|hot-beverage)$/;
const tables = /^(?:table|plate|bowl|fork-and-knife-with-plate|tablecloth)$/;
const isFood = (picture: string | undefined, { things }: ClauseMeant): boolean =>
  picture === 'pot-of-food' || things.some((each) => each.picture === picture && each.kind === 'food');
/** Soup is served in a bowl: nobody gets the pot. */
const served = (thing = ''): string => (thing === 'pot-of-food' ? 'steaming-bowl' : thing);

/** Where somebody sits at a table: it is before them. */
const before = (seen: readonly Seen[], of: string): Seen[] => [
  ...without(seen, tables).filter((each) => each.of !== of || each.how !== 'support'),
  { picture: 'table', how: 'cover', of },
];

const ground =
  /^(?:blanket|rug|picnic|grass|lawn|floor|sand|manta|toalha|relva|grama|chão|areia|piquenique|hierba|césped|pasto|suelo|arena|picnic)$/;
/** Done over a head or on a blanket: that is no table. */
const isElsewhere = ({ clause }: ClauseMeant, language: World['language']): boolean =>
  clause.things.some(
    ({ head, preposition }) =>
      preposition !== undefined &&
      /^(?:on|onto|over|in|into|at|to)$/.test(preposition) &&
      (ground.test(head.toLowerCase()) || kindOfNoun(head.toLowerCase(), language) === 'body'),
  );

/** For whom it is put on a plate, cut or poured; undefined where it is for nobody told. */
function guestOf({ acts: [lead] }: Staged, meant: ClauseMeant, world: World): string | undefined {
  const { lemma } = meant.clause.verb;
  if (!lead || meant.clause.manner.includes('se') || isElsewhere(meant, world.language)) return undefined;
  const isOnPlate = names(meant, plates, /^(?:on|onto|in|into)$/);
  const isGiven =
    (serves.test(lemma) && isFood(lead.thing, meant)) ||
    (pours.test(lemma) && lead.action === 'pour' && drinks.test(lead.thing ?? '')) ||
    (puts.test(lemma) && isOnPlate && isFood(lead.thing, meant)) ||
    (cuts.test(lemma) && lead.action === 'slice' && isFood(lead.thing, meant));
  if (!isGiven) return undefined;
  const owner = whomIn(meant, world, ({ head }) => plates.test(head.toLowerCase()) || cuts.test(lemma));
  const told = world.people.all.find(({ person }) => person.id === lead.to) ?? owner;
  const isGuest = told?.kind === 'person' && told.person.role && told.person.role !== 'baby';
  return isGuest && told.person.id !== lead.who ? told.person.id : undefined;
}

/** 'Served Tom some pasta', 'cut up the meat on his plate', 'serviu-lhe água': at the table where he sits. */
export const servedAtTable: Situation = (staged, meant, world) => {
  const [lead, ...rest] = staged.acts;
  const guest = guestOf(staged, meant, world);
  // Who serves several goes from one to the other.
  const isOfSeveral = rest.filter(({ action }) => action === 'receive').length > 1;
  if (!lead || isOfSeveral || guest === undefined || !rooms.test(world.place?.set ?? 'kitchen'))
    return staged;
  const { to: _to, ...free } = lead;
  const gives: Act =
    lead.action === 'slice' || lead.action === 'pour'
      ? free
      : { ...free, action: 'put-down', ...(lead.thing ? { thing: served(lead.thing) } : {}) };
  const waits: Act = { who: guest, action: 'look', emotion: 'happy' };
  return {
    ...staged,
    acts: [gives, waits, ...rest.filter(({ who }) => who !== guest)],
    seen: before(
      staged.seen.filter(({ picture }) => picture !== lead.thing),
      guest,
    ),
  };
};

/** 'His plate of broccoli': what is on it. */
const foodOn = ({ clause, things }: ClauseMeant, language: World['language']): string | undefined =>
  clause.things.flatMap(({ of, preposition }) =>
    of && !preposition ? (pictureIn({ qualities: [], of }, language)?.picture ?? []) : [],
  )[0] ?? things.find(({ kind }) => kind === 'food')?.picture;

const pushes = /^(?:push|shove|slide|empurrar|afastar|empujar|apartar)$/;
const limbs = /^(?:foot|feet|leg|elbow|stick|pé|perna|cotovelo|pau|pie|pierna|codo|palo)$/;
/** 'O prato do gato': it is not the plate of who pushes it. */
const isOfAnother = (meant: ClauseMeant, world: World): boolean =>
  ownersIn(meant, world, isPlate).some((each) => !meant.who.includes(each)) ||
  whose(meant, isPlate).some(([text]) =>
    /^(?:animal|toy|person)$/.test(
      kindOfNoun(text.toLowerCase().replace(/['’]s?$/, ''), world.language) ?? '',
    ),
  );
/** 'Pushed his plate away': whoever does that at a table will not eat. */
export const platePushedAway: Situation = (staged, meant, world) => {
  const { place, language } = world;
  const [lead] = staged.acts;
  const { verb, manner } = meant.clause;
  const isAway =
    verb.particle === 'away' || manner.includes('away') || /^(?:afastar|apartar)$/.test(verb.lemma);
  if (!lead || lead.to || !pushes.test(verb.lemma) || !isAway || !rooms.test(place?.set ?? 'kitchen'))
    return staged;
  if (isOfAnother(meant, world) || names(meant, limbs, /^with$/)) return staged;
  const food = meant.clause.things.some(({ head, preposition }) => !preposition && plates.test(head))
    ? (foodOn(meant, language) ?? 'fork-and-knife-with-plate')
    : meant.things.find(({ kind, preposition }) => kind === 'food' && !preposition)?.picture;
  if (!food) return staged;
  return {
    ...staged,
    acts: staged.acts.map((act) =>
      act === lead ? { who: lead.who, action: 'refuse', emotion: 'angry' } : act,
    ),
    seen: [
      ...before(without(staged.seen, new RegExp(`^${food}$`)), lead.who),
      { picture: food, how: 'ground', size: 'small', at: { picture: 'table', side: 'on' } },
    ],
  };
};

const highChair = /^high-chair$/;
const fromThere = /^(?:from|in|on|out|of)$/;
/** 'Threw her spoon from her high chair': whoever does something from one sits in it. */
export const inHighChair: Situation = (staged, meant) => {
  const [lead] = staged.acts;
  const isThere = meant.things.some(
    ({ picture, preposition }) => highChair.test(picture) && fromThere.test(preposition ?? ''),
  );
  if (!lead || !isThere || lead.to) return staged;
  const { thing, ...free } = lead;
  const act = thing === undefined || highChair.test(thing) ? free : lead;
  return {
    ...staged,
    acts: staged.acts.map((each) => (each === lead ? act : each)),
    seen: [
      ...without(staged.seen, highChair),
      { picture: 'high-chair', how: 'support', of: lead.who, seated: true },
    ],
  };
};

const spills =
  /^(?:spill|spill_over|knock_over|knock|tip|tip_over|derramar|entornar|derrubar|virar|volcar|tirar)$/;
const onTable = /^(?:table|tablecloth|mesa|toalha|mantel|dinner|lunch|breakfast|jantar|almoço|cena|comida)$/;
/** 'Spilled his milk on the table': the puddle is on it, and who did it sits there and sees it. */
export const spilledAtTable: Situation = (staged, meant, { place }) => {
  const [lead] = staged.acts;
  const puddle = staged.seen.find(({ picture }) => picture === 'puddle');
  if (!lead || !puddle || !spills.test(meant.clause.verb.lemma) || !rooms.test(place?.set ?? 'kitchen'))
    return staged;
  if (!names(meant, onTable, /^(?:on|onto|over|in|at|to|across)$/)) return staged;
  const { of: _of, ...wet } = puddle;
  const glass = staged.seen.find(({ picture }) => drinks.test(picture))?.picture ?? lead.thing;
  const at = { picture: 'table', side: 'on' } as const;
  return {
    ...staged,
    acts: staged.acts.map((act) =>
      act === lead ? { who: lead.who, action: 'look', emotion: 'surprised' } : act,
    ),
    seen: [
      ...before(without(staged.seen, /^puddle$/), lead.who).filter(({ picture }) => picture !== glass),
      { ...wet, how: 'ground', size: 'small', at },
      ...(glass && drinks.test(glass) && glass !== 'droplet'
        ? [{ picture: glass, how: 'ground', at } satisfies Seen]
        : []),
    ],
  };
};
