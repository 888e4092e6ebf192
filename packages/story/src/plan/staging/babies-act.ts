import type { Act, Seen } from '../plan.ts';
import type { ClauseMeant, Staged, World } from '../told-world.ts';

/** Years: whoever is younger is learning to stand, and is awaited with open arms. */
const learning = 2.5;
/** Who has not yet turned over alone. */
const onTheFloor = 1.5;

/**
 * 'Pulled himself up on', 'holding on to', 'agarrada ao', 'apoyado en', with nothing between them and what is held: not
 * 'held his spoon at', nor 'sujeto en', which is strapped in.
 */
const holdsOn = new RegExp(
  String.raw`(?<!\p{L})(?:${[
    String.raw`pull(?:ed|s|ing)?(?: (?:himself|herself|themselves))? (?:up|to stand(?:ing)?)(?: to stand(?:ing)?)? (?:on|onto|to|by|with|against|at|along|from)`,
    String.raw`(?:hold(?:s|ing)?|held|cling(?:s|ing)?|clung)(?: on)?(?: to| onto)?`,
    String.raw`(?:gripp?|clutch)(?:s|es|ed|ing)?`,
    String.raw`cruis(?:e|es|ed|ing) (?:along|around|round)`,
    String.raw`(?:segur(?:ar|a|ou|ava|ando)|agarr(?:ar|a|ou|ava|ando|ad[oa]|ó|aba)|apoi(?:ar|a|ou|ava|ad[oa])|encostad[oa])(?:-se)?(?: a| à| ao| na| no| em)?`,
    String.raw`(?:agarr|sujet|aferr|apoy)(?:ar|a|ó|aba|ando|ad[oa])(?:se)?(?: a| al)?`,
    String.raw`sujet[oa] (?:a|al)`,
    String.raw`apoyad[oa] en`,
  ].join('|')})(?: (?:the|a|an|his|her|my|our|its|o|os|as|uma?|el|la|las|los|una?|su))?\s*$`,
  'iu',
);
/** Furniture with an edge or a back to stand at. */
const edged =
  /^(?:table|desk|counter|chair|stool|bench|couch-and-lamp|armchair|bookshelf|wardrobe|chest-of-drawers|fence)$/;
const edges = /^(?:edge|side|back|leg|arm|borda|beira|borde)$/;
const holding =
  /(?<!\p{L})(?:hold(?:s|ing)|held|clinging|clung|hands?|agarrad[oa]|apoiad[oa]|apoyad[oa]|sujet[oa]|mãos?|manos?)(?!\p{L})/iu;
/** Who does this has no hands for an edge, or no feet on the ground. */
const elsewise = /^(?:sit|sleep|hug|crawl|in-arms|piggyback|shoulder-carry|eat|drink|lie-down)$/;

/** The toes are what is sucked: not 'de pie', 'ao pé de', 'with her feet in the pool'. */
const sucksToe =
  /(?<!\p{L})(?:(?:suck|chew|nibbl)\p{L}* (?:(?:on|at|his|her|the|own|big|little|one|of) )*(?:toes?|foot|feet)|(?:chuch|chup|mordisqu)\p{L}* (?:(?:n?[oa]s?|dedos?|dedão|dedinhos?|gordo|grande|d[oa]s?|seus?|sus?|el|los|del|de los) )+(?:pés?|pezinhos?|pies?|piececitos?))(?!\p{L}| de )/iu;
const spits = /^(?:spit|spat|cuspir|escupir)$/;

/** Behind it nothing that is turned and nobody who is turned to. */
const alone = String.raw`(?=\s*(?:$|[.,;!?)]|(?:onto|on|from|by|for|all|again|alone|and|sozinh[oa]|sol[oa]|por primera vez|pela primeira vez|boca|de barriga)(?!\p{L})))`;
const turnsOver = new RegExp(
  String.raw`(?<!\p{L})(?:roll(?:s|ed|ing)? over|(?:virou|vira|virar|rebolou)-se|se virou|rebolou|se (?:dio|da) la vuelta|darse la vuelta|se (?:volteó|giró))${alone}`,
  'iu',
);
const goesOrLooks =
  /^(?:walk|run|crawl|go|come|leave|look|see|stare|andar|caminar|caminhar|correr|ir|irse|gatear|gatinhar|olhar|mirar|ver|salir|sair|vir|venir)$/;
/** Not 'with a book on her tummy'. */
const onTheFront =
  /(?<!(?<!\p{L})(?:with|com|con) (?:\p{L}+ ){1,5})(?<!\p{L})(?:on (?:his|her|their) (?:tummy|front|belly|stomach)|de barriga para baixo|de bruços|boca abajo|de (?:panza|barriga|tripa) abajo|tummy time)(?!\p{L})/iu;

const openArms =
  /(?<!\p{L})(?:arms (?:\p{L}+ )?(?:out|open|wide|outstretched|held out)|(?:open|outstretched) arms|(?:open(?:s|ed|ing)?|(?:held|holding|stretch(?:ed|ing)) out|spread(?:ing)?(?: out)?) (?:his|her|their|my) arms|braços (?:bem )?(?:abertos|estendidos|esticados)|(?:abriu|abrindo|estendeu|abria)(?:-lhe)? os braços|brazos (?:bien )?(?:abiertos|extendidos|estirados)|(?:abrió|abriendo|extendió|abría) los brazos)(?!\p{L})/iu;
/** Arms are also opened for a yawn, to show how large something was, like a scarecrow's and out of a sleeve. */
const otherwiseOpen =
  /(?<!\p{L})(?:arms (?:\p{L}+ )?out of|like|to show|yawn\p{L}*|como|para (?:enseñar|mostrar)|boste[zc]\p{L}*|bocej\p{L}*)(?!\p{L})/iu;
const awaits = /^(?:kneel|wait|stand|look|open|sit|reach|bow|watch|stretch|hold|spread)$/;
const kin = /^(?:mother|father|grandmother|grandfather|sister|brother|aunt|uncle|cousin)$/;

/** What the very small do, and how they are awaited: the words say it by closed turns, whatever the furniture or the food. */
export function babiesAct(staged: Staged, meant: ClauseMeant, world: World): Staged {
  const { clause, who, others } = meant;
  if (clause.mode !== 'done') return staged;
  const { people } = world;
  const ages = new Map(people.all.map(({ person }) => [person.id, person.role === 'baby' ? 1 : person.age]));
  const ageOf = (id: string): number => ages.get(id) ?? 30;
  const roles = new Map(people.all.map(({ person }) => [person.id, person.role ?? '']));
  const roleOf = (role: string): string => roles.get(role) ?? '';
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
  const isSmallThere = [people.hero, ...who, ...others.flatMap((each) => each.people)].some(
    (each) => each !== subject && each.kind === 'person' && ageOf(each.person.id) < learning,
  );
  const isForThem = /^(?:kneel|wait)$/.test(act.action) || (isSmallThere && kin.test(roleOf(act.who)));
  const sentence = said + restOfSentence(people.options.text, clause.span[1]);
  if (
    openArms.test(said) &&
    awaits.test(act.action) &&
    isAwaiting &&
    isForThem &&
    meant.things.length === 0 &&
    !otherwiseOpen.test(sentence)
  )
    return become('welcome');
  // What is spat out comes from the mouth.
  if (spits.test(clause.verb.lemma))
    return { ...staged, acts: staged.acts.map((each) => (each === act ? { ...act, action: 'spit' } : each)) };
  const years = ageOf(act.who);
  if (years < learning && sucksToe.test(said)) return become('suck-toe');
  const isDown = /^(?:lie-down|put-down|walk|fall|look|stand)$/.test(act.action);
  const goesNext = world.next?.sentence === clause.sentence && goesOrLooks.test(world.next.verb.lemma);
  if (years < onTheFloor && isDown && !goesNext && meant.things.length === 0 && turnsOver.test(said))
    return become('lie-prone');
  if (act.action === 'lie-down' && onTheFront.test(said)) return become('lie-prone');
  if (years >= learning) return staged;
  const held = others.find(
    ({ phrase, thing }) =>
      thing &&
      (!phrase.of || edges.test(phrase.head)) &&
      !thing.likeness &&
      edged.test(thing.picture) &&
      holdsOn.test(people.options.text.slice(clause.toldFrom ?? clause.span[0], phrase.span[0])),
  )?.thing;
  if (held && !elsewise.test(act.action) && !act.to) {
    const color = held.color ? { color: held.color } : {};
    const edge: Seen = { picture: held.picture, how: 'beside', of: act.who, ...color };
    world.holdsOn = { who: act.who, edge, sentence: clause.sentence };
    return become('hold-on', [...staged.seen.filter(({ picture }) => picture !== held.picture), edge]);
  }
  const { holdsOn: going } = world;
  // 'Pulled himself up on the table and stood there grinning'.
  if (going?.who === act.who && going.sentence === clause.sentence && act.action === 'stand' && !held)
    return become('hold-on', [...staged.seen, going.edge]);
  // Who holds somebody's hand or something has not let go yet.
  if (act.action !== 'walk' || holding.test(said)) return staged;
  // 'Took three steps to his sister': she holds her arms out.
  const goals = others
    .filter(({ phrase }) => /^(?:to|toward|towards|for|until)$/.test(phrase.preposition ?? ''))
    .flatMap((each) => each.people.filter(({ kind }) => kind === 'person').map(({ person }) => person.id));
  return {
    ...staged,
    acts: staged.acts.map((each) =>
      goals.includes(each.who) &&
      kin.test(roleOf(each.who)) &&
      ageOf(each.who) > 3 &&
      /^(?:look|stand|watch|cheer|clap)$/.test(each.action)
        ? { ...each, action: 'welcome', to: act.who }
        : each,
    ),
  };
}

/** What of the sentence follows its clause. */
const rest = (text: string, from: number): string =>
  /^[^.!?;,]{0,40}/.exec(text.slice(from))?.[0].split(/\s(?:who|that|and|que|quien|quem|y|e)\s/u)[0] ?? '';
const restOfSentence = (text: string, from: number): string =>
  /^[^.!?]{0,80}/.exec(text.slice(from))?.[0] ?? '';
const bare = ({ thing: _thing, color: _color, ...act }: Act, action: Act['action']): Act => ({
  ...act,
  action,
});
