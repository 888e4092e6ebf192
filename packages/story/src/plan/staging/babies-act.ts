import type { Clause } from '../../reading/clause.ts';
import type { Act, Seen } from '../plan.ts';
import { isBelow } from '../things/located.ts';
import type { ClauseMeant, Staged, World } from '../told-world.ts';

/** Years: whoever is younger is learning to stand, and is awaited with open arms. */
const learning = 2.5;
/** Who has not yet turned over alone. */
const onTheFloor = 1.5;

const clings = /^(?:agarrad|apoiad|apoyad|segur|sujet|aferrad|encostad|prendid|hold|cling|grip|clutch|cruis)/;
/** 'Pulled himself up on', 'holding on to', 'agarrada ao', 'apoyado en': the hands are on it. */
const holdsOn = ({ verb, things, manner }: Clause): boolean =>
  (verb.lemma === 'pull' && verb.particle === 'up') ||
  /^(?:cruise|hold|cling|segurar|segurar-se|agarrar|agarrar-se|agarrarse|sujetarse|sujetar|apoyarse|apoiar-se)$/.test(
    verb.lemma,
  ) ||
  manner.some((word) => clings.test(word)) ||
  things.some(({ head, preposition }) => !preposition && clings.test(head));
const edge = /^(?:to|on|onto|in|with|along|of|at|around|from|by)$/;
/** Who does this has no hands for an edge, or no feet on the ground. */
const elsewise = /^(?:sit|sleep|hug|crawl|in-arms|piggyback|shoulder-carry|eat|drink|lie-down)$/;

const sucksToe =
  /(?<!\p{L})(?:suck|chew|chuch|chup|mordisqu|nibbl)\p{L}* (?:\p{L}+ ){0,5}(?:toes?|foot|feet|pés?|pezinhos?|pies?|piececitos?)(?!\p{L})/iu;
const spits = /^(?:spit|spat|cuspir|escupir)$/;

const turnsOver =
  /(?<!\p{L})(?:roll(?:s|ed|ing)? over|(?:virou|vira|virar|rebolou)(?:-se)?|(?:dio|da|dar(?:se)?) la vuelta|(?:volteó|giró))(?!\p{L})/iu;
const onTheFront =
  /(?<!\p{L})(?:on (?:his|her|their|the|my) (?:tummy|front|belly|stomach)|de barriga para baixo|de bruços|boca abajo|de (?:panza|barriga|tripa) abajo|tummy time)(?!\p{L})/iu;

const openArms =
  /(?<!\p{L})(?:arms (?:\p{L}+ )?(?:out|open|wide|outstretched|held out)|(?:open|outstretched) arms|(?:open(?:s|ed|ing)?|held|holding|stretch(?:ed|ing)|spread(?:ing)?) (?:out )?(?:his|her|their|my) arms|braços (?:bem )?(?:abertos|estendidos|esticados)|(?:abriu|abrindo|estendeu|abria) os braços|brazos (?:bien )?(?:abiertos|extendidos|estirados)|(?:abrió|abriendo|extendió|abría) los brazos)(?!\p{L})/iu;
const awaits = /^(?:kneel|wait|stand|look|open|sit|reach|bow|watch|stretch|hold|spread)$/;

/** What the very small do, and how they are awaited: the words say it by closed turns, whatever the furniture or the food. */
export function babiesAct(staged: Staged, meant: ClauseMeant, world: World): Staged {
  const { clause, who, others } = meant;
  if (clause.mode !== 'done') return staged;
  const { people } = world;
  const ages = new Map(people.all.map(({ person }) => [person.id, person.role === 'baby' ? 1 : person.age]));
  const ageOf = (id: string): number => ages.get(id) ?? 30;
  const [subject] = who;
  const id = subject?.person.role ? subject.person.id : undefined;
  const act = staged.acts.find((each) => each.who === id);
  if (!act || subject?.kind !== 'person') return staged;
  const said = people.options.text.slice(...clause.span) + rest(people.options.text, clause.span[1]);
  const become = (action: Act['action'], seen: readonly Seen[] = staged.seen): Staged => ({
    ...staged,
    acts: staged.acts.map((each) => (each === act ? bare(act, action) : each)),
    seen: [...seen],
  });
  // A child that opens its arms may be about to fly.
  const isAwaiting = subject !== people.hero || /^(?:kneel|wait)$/.test(act.action);
  if (openArms.test(said) && awaits.test(act.action) && isAwaiting) return become('welcome');
  if (sucksToe.test(said)) return become('suck-toe');
  if (spits.test(clause.verb.lemma))
    return become(
      'spit',
      staged.seen.filter(({ of }) => of !== act.who),
    );
  const years = ageOf(act.who);
  const isDown = /^(?:lie-down|push|put-down|walk|fall|look|stand)$/.test(act.action);
  if (years < onTheFloor && isDown && turnsOver.test(said)) return become('lie-prone');
  if (act.action === 'lie-down' && onTheFront.test(said)) return become('lie-prone');
  if (years >= learning) return staged;
  const held = meant.things.find(
    ({ picture, preposition = '', likeness }) =>
      !likeness && isBelow(picture) && (edge.test(preposition) || !preposition),
  );
  if (held && holdsOn(clause) && !elsewise.test(act.action) && !act.to) {
    const color = held.color ? { color: held.color } : {};
    const edge: Seen = { picture: held.picture, how: 'beside', of: act.who, ...color };
    world.holdsOn = { who: act.who, edge, sentence: clause.sentence };
    return become('hold-on', [...staged.seen.filter(({ picture }) => picture !== held.picture), edge]);
  }
  const { holdsOn: going } = world;
  // 'Pulled himself up on the table and stood there grinning'.
  if (going?.who === act.who && going.sentence === clause.sentence && act.action === 'stand' && !held)
    return become('hold-on', [...staged.seen, going.edge]);
  if (act.action !== 'walk') return staged;
  // 'Took three steps to his sister': she holds her arms out.
  const goals = others
    .filter(({ phrase }) => /^(?:to|toward|towards|for|until)$/.test(phrase.preposition ?? ''))
    .flatMap((each) => each.people.map(({ person }) => person.id));
  return {
    ...staged,
    acts: staged.acts.map((each) =>
      goals.includes(each.who) && ageOf(each.who) > 3 && /^(?:look|stand|watch|cheer|clap)$/.test(each.action)
        ? { ...each, action: 'welcome', to: act.who }
        : each,
    ),
  };
}

/** What of the sentence follows its clause. */
const rest = (text: string, from: number): string =>
  /^[^.!?;,]{0,40}/.exec(text.slice(from))?.[0].split(/\s(?:who|that|and|que|quien|quem|y|e)\s/u)[0] ?? '';
const bare = ({ thing: _thing, color: _color, ...act }: Act, action: Act['action']): Act => ({
  ...act,
  action,
});
