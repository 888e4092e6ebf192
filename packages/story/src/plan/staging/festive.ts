/** What hands do at feasts: baubles and stars go on the tree, eggs and pumpkins are worked at on a table. */
import { isAnimal } from '@milestoon/cast';
import type { Act, Seen } from '../plan.ts';
import type { ClauseMeant, Staged, World } from '../told-world.ts';

const tree = /^christmas-tree$/;
const trees = /^(?:christmas-tree|tree|evergreen-tree|deciduous-tree)$/;
const trims =
  /^(?:decorate|trim|dress|adorn|hang|put|do|put_up|place|enfeitar|decorar|ornamentar|montar|fazer|armar|pôr|pendurar|colocar|adornar|poner|colgar|hacer)$/;
/** Only what is being put there; what is made for a tree lies on a table. */
const puts =
  /^(?:hang|put|put_up|place|pôr|pendurar|colocar|poner|colgar|adornar|decorar|decorate|trim|enfeitar)$/;
const ornaments = /^(?:star|glowing-star|bauble|angel|bell|ribbon|candy-cane|red-heart|snowflake)$/;
/** On a tree these are at Christmas. */
const hangsThere = /^(?:star|glowing-star|bauble|angel|candy-cane)$/;
const eggs = /^(?:easter-egg|egg)$/;
const paints = /^(?:paint|decorate|colour|color|dye|draw|pintar|decorar|colorir|colorear|adornar|teñir)$/;
const pumpkins = /^(?:jack-o-lantern|pumpkin)$/;
const carves =
  /^(?:carve|cut|hollow|hollow_out|scoop|scoop_out|make|esculpir|escavar|talhar|cortar|abrir|fazer|tallar|vaciar|ahuecar|calar|esculpir|hacer)$/;
const surely = /^(?:carve|esculpir|talhar|tallar)$/;
const hollows = /^(?:hollow|hollow_out|scoop|scoop_out|escavar|vaciar|ahuecar|calar)$/;
/** Cut or made, a pumpkin is for the pot or of clay on all other days. */
const halloween =
  /halloween|jack[- ]o|pumpkin lantern|dia das bruxas|día de (?:las )?brujas|noche de brujas|trick[- ]or[- ]treat/iu;
const festive = /christmas|xmas|natal|navidad|santa|pai natal|reyes/iu;

/** The people of the clause who do what its verb says. */
const doersIn = ({ acts }: Staged, { people }: World): Act[] => {
  const [lead] = acts;
  return acts.filter(
    ({ who, action }) =>
      action === lead?.action &&
      people.all.some(
        ({ person, kind }) => person.id === who && kind === 'person' && !isAnimal(person.role ?? 'hero'),
      ),
  );
};

/** All doers do the same with the same thing, each by themselves. */
const doing = (staged: Staged, doers: readonly Act[], action: Act['action'], thing?: string): Act[] =>
  staged.acts.map((act) => {
    if (!doers.includes(act)) return act;
    const { thing: _thing, to: _to, color: _color, ...free } = act;
    return { ...free, action, ...(thing ? { thing } : {}) };
  });

/** Shows trees being trimmed, eggs painted and pumpkins carved; everything else as it was. */
export function festively(staged: Staged, { clause, things }: ClauseMeant, world: World): Staged {
  const [lead] = staged.acts;
  const { lemma } = clause.verb;
  if (!lead || clause.mode !== 'done') return staged;
  const doers = doersIn(staged, world);
  if (doers.length === 0) return staged;
  const without = (pictures: RegExp): Seen[] => staged.seen.filter(({ picture }) => !pictures.test(picture));
  const direct = things.filter(({ preposition }) => !preposition);
  const at = things.find(({ picture, preposition }) => trees.test(picture) && preposition);
  const ornament = direct.find(({ picture }) => ornaments.test(picture));
  const isFestive =
    festive.test(world.people.options.text) || things.some(({ picture }) => tree.test(picture));
  const trimmed = direct.some(({ picture }) => tree.test(picture));
  if (
    trims.test(lemma) &&
    (trimmed || (ornament && at && puts.test(lemma) && (isFestive || hangsThere.test(ornament.picture))))
  ) {
    const beside: Seen = { picture: 'christmas-tree', how: 'beside', of: lead.who };
    return {
      ...staged,
      acts: doing(staged, doers, 'reach', ornament?.picture ?? 'bauble'),
      seen: [beside, ...without(new RegExp(`${trees.source}|${ornaments.source}`))],
    };
  }
  const egg = direct.find(({ picture }) => eggs.test(picture));
  if (egg && paints.test(lemma)) return atTable(staged, doers, 'easter-egg', without(eggs));
  const pumpkin = things.find(({ picture }) => pumpkins.test(picture));
  const isLantern = surely.test(lemma) || hollows.test(lemma) || halloween.test(world.people.options.text);
  const isWhole =
    isLantern && pumpkin && (!pumpkin.preposition || surely.test(lemma)) && pumpkin.preposition !== 'with';
  if (isWhole && carves.test(lemma)) return atTable(staged, doers, 'jack-o-lantern', without(pumpkins));
  return staged;
}

/** One works at it alone; several have it on the table between them. */
const atTable = (staged: Staged, doers: readonly Act[], thing: string, seen: readonly Seen[]): Staged =>
  doers.length > 1
    ? {
        ...staged,
        acts: doing(staged, doers, 'put-down'),
        seen: [...seen, { picture: thing, how: 'table', ...(thing === 'easter-egg' ? { count: 3 } : {}) }],
      }
    : {
        ...staged,
        acts: doing(staged, doers, thing === 'easter-egg' ? 'craft' : 'slice', thing),
        seen: [...seen],
      };
