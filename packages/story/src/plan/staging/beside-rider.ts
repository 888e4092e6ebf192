/** Who teaches a child to ride, or helps, runs beside the bike and has none. */
import type { Act, Seen } from '../plan.ts';
import type { ClauseMeant, Staged, World } from '../told-world.ts';

const shows =
  /(?<!\p{L})(?:(?:taught|teach|help|held|hold)\p{L}*|ensin\p{L}+|ajud\p{L}+|enseñ\p{L}+|ayud\p{L}+)(?!\p{L})/iu;
/** From the words that say so to what is ridden. */
const reach = 36;
const grown = /^(?:mother|father|grandmother|grandfather|aunt|uncle|teacher|man|woman)$/;
const rolls = /^(?:bike|scooter|rollerskate|skate)$/;
const boards = /^(?:skateboard|surfboard)$/;
const wheels = /^(?:bicycle|kick-scooter|roller-skate)$/;

/** 'Dad taught Mia to ride her bike', 'papá ayudó a Mia a montar en bici', 'Grandpa taught her to ride the pony'. */
export function besideRider(staged: Staged, { clause, who }: ClauseMeant, { people }: World): Staged {
  if (clause.mode !== 'done' || who.length < 2) return staged;
  const { text } = people.options;
  if (!shows.test(text.slice(Math.max(0, clause.verb.span[0] - reach), clause.verb.span[0]))) return staged;
  const isGrown = (id: string): boolean =>
    people.all.some(({ person }) => person.id === id && grown.test(person.role ?? ''));
  const child = who.find(({ kind, person }) => kind === 'person' && !isGrown(person.id))?.person.id;
  if (!child) return staged;
  const mounted = onMount(staged, child, isGrown);
  if (mounted) return mounted;
  const onBoard = (id: string): boolean =>
    staged.seen.some(({ how, of, picture }) => how === 'support' && of === id && boards.test(picture));
  const aside = staged.acts.filter(({ who, action }) => isGrown(who) && (rolls.test(action) || onBoard(who)));
  if (aside.length === 0) return staged;
  const acts = staged.acts.map((act): Act => {
    if (!aside.includes(act)) return act;
    const { thing: _wheels, ...free } = act;
    return { ...free, action: onBoard(act.who) ? 'watch' : 'run', to: child };
  });
  const isTheirs = ({ how, of = '' }: Seen): boolean => how === 'support' && isGrown(of);
  return {
    ...staged,
    acts,
    seen: staged.seen.filter((each) => !isTheirs(each) && !wheels.test(each.picture)),
  };
}

/** On a horse sits the child, and whoever shows it how walks beside. */
function onMount(staged: Staged, child: string, isGrown: (id: string) => boolean): Staged | null {
  const [lead, mount, ...rest] = staged.acts;
  if (lead?.action !== 'ride' || mount?.action !== 'ride' || lead.to !== mount.who || !isGrown(lead.who))
    return null;
  return {
    ...staged,
    acts: [
      { ...lead, who: child },
      { ...mount, to: child },
      { who: lead.who, action: 'walk', emotion: 'happy', to: child },
      ...rest.filter(({ who }) => who !== child),
    ],
  };
}
