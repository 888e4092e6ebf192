/** Fever, medicine, plasters and the doctor's: what is done to whoever is ill or hurt. */
import type { Act } from '../../plan.ts';
import type { Phrase } from '../../../reading/clause.ts';
import type { Somebody } from '../../../world/people/somebody.ts';
import { isPerson, ownersIn, temperature, whomIn, whose } from '../../staging/patient.ts';
import type { ClauseMeant, World } from '../../told-world.ts';
import { names, type Situation, without } from './situation.ts';

const blows = /^(?:blow|wipe|assoar|assoar-se|limpar|sonar|sonarse|limpiar)$/;
const nose = /^(?:nose|nariz|narizinho)$/;
/** 'Blew his nose': with a handkerchief before it. Somebody else's nose is wiped as any face. */
export const noseBlown: Situation = (staged, meant) => {
  const [lead] = staged.acts;
  const { verb, manner } = meant.clause;
  if (!lead || lead.to || !blows.test(verb.lemma) || !names(meant, nose)) return staged;
  const isWiping = /^(?:wipe|limpar|limpiar)$/.test(verb.lemma);
  if (isWiping && !manner.includes('se') && !meant.things.some(({ picture }) => picture === 'handkerchief'))
    return staged;
  return {
    ...staged,
    acts: staged.acts.map((act) =>
      act === lead ? { ...lead, action: 'smell', thing: 'handkerchief' } : act,
    ),
    seen: without(staged.seen, /^handkerchief$/),
  };
};

const takes = /^(?:take|check|measure|get|tirar|medir|ver|tomar|poner|pôr|meter)$/;
/** 'Took her temperature': at her, and nobody lies down who is not ill. */
export const temperatureTaken: Situation = (staged, meant, world) => {
  const [lead] = staged.acts;
  const isOfFever =
    names(meant, temperature) || (lead?.thing === 'thermometer' && lead.action === 'put-down');
  if (!lead || !isOfFever || !takes.test(meant.clause.verb.lemma) || lead.action === 'wipe') return staged;
  const doer = world.people.all.find(({ person }) => person.id === lead.who);
  const whom =
    whomIn(meant, world, ({ head }) => temperature.test(head)) ??
    world.people.all.find(({ person }) => person.id === lead.to);
  if (!doer || !whom || !isPerson(whom) || whom === doer) return staged;
  const act: Act = {
    who: lead.who,
    action: 'wipe',
    emotion: 'thinking',
    to: whom.person.id,
    thing: 'thermometer',
  };
  return {
    ...staged,
    acts: [act, { who: whom.person.id, action: 'look', emotion: 'sad' }],
    seen: without(staged.seen, /^thermometer$/),
  };
};

const remedies = /^(?:medicine-bottle|pill)$/;
const spoons = /^(?:spoon|spoonful|teaspoon|colher|colherada|cuchara|cucharada|cucharita)$/;
const syrups = /^(?:syrup|medicine|xarope|remédio|jarabe|medicina|remedio)$/;
const ill = /^(?:look|receive|stand)$/;
/** 'Gave him his medicine': syrup comes in a spoon, at the mouth. */
export const medicineGiven: Situation = (staged, meant) => {
  const [lead] = staged.acts;
  if (!lead?.to || lead.action !== 'hand-over' || !remedies.test(lead.thing ?? '')) return staged;
  const isSyrup = meant.clause.things.some(
    ({ head, of }) =>
      spoons.test(head.toLowerCase()) || syrups.test(head.toLowerCase()) || syrups.test(of ?? ''),
  );
  if (!isSyrup) return staged;
  return {
    ...staged,
    acts: staged.acts.map((act) => (act === lead ? { ...lead, thing: 'spoon' } : act)),
    seen: [
      ...without(staged.seen, /^(?:spoon|medicine-bottle)$/),
      { picture: 'medicine-bottle', how: 'table' },
    ],
  };
};

const casts = /^(?:plaster|leg-plaster|bandage|adhesive-bandage|knee-plaster)$/;
/** 'Put a cast on his arm': the hands are at the arm, and it is whoever is treated who wears it. */
export const castPutOn: Situation = (staged, meant, { people }) => {
  const [lead] = staged.acts;
  if (!people.all.some((each) => each.person.id === lead?.to && isPerson(each))) return staged;
  if (!lead?.to || !/^(?:put-down|put-on|talk|hold)$/.test(lead.action)) return staged;
  const cast = meant.things.find(({ picture, preposition }) => !preposition && casts.test(picture))?.picture;
  if (!cast || !/^(?:put|pôr|por|colocar|poner|fazer|hacer)$/.test(meant.clause.verb.lemma)) return staged;
  const { thing: _thing, ...free } = lead;
  return {
    ...staged,
    acts: staged.acts.map((act) =>
      act === lead
        ? { ...free, action: 'put-on' }
        : act.who === lead.to && ill.test(act.action)
          ? { who: act.who, action: 'look', emotion: 'happy', to: lead.who }
          : act,
    ),
    seen: staged.seen.filter(({ picture, how }) => how === 'worn' || picture !== cast),
  };
};

const dentists = /^(?:dentist|dentista|doctor)$/;
const mouth = /^(?:mouth|boca|boquinha)$/;
const teeth = /^(?:tooth|teeth|dente|dentes|diente|dientes|muela)$/;
/** Whose teeth are looked at; undefined where no words say it, null where it is nobody who sits in a chair. */
function whoseTeeth(meant: ClauseMeant, world: World): Somebody | null | undefined {
  const isTeeth = ({ head }: Phrase): boolean => teeth.test(head);
  const pronoun = meant.clause.things.find(isTeeth)?.owner ?? '';
  const sex = pronoun === 'his' ? 'boy' : pronoun === 'her' ? 'girl' : undefined;
  const { all, hero } = world.people;
  if (sex && hero.sex && hero.sex !== sex) {
    const others = all.filter(
      (each) =>
        isPerson(each) && each.sex === sex && !dentists.test(each.person.id) && !meant.who.includes(each),
    );
    return others.toSorted((a, b) => b.lastNamed - a.lastNamed)[0];
  }
  if (whose(meant, isTeeth).length === 0) return undefined;
  return ownersIn(meant, world, isTeeth).find(isPerson) ?? null;
}

/** 'Opened her mouth at the dentist': in the chair, with the dentist at the mouth. */
export const inDentistsChair: Situation = (staged, meant, world) => {
  const [lead] = staged.acts;
  const { clause } = meant;
  if (!lead || world.place?.set !== 'doctor') return staged;
  const { hero } = world.people;
  const isAtDentist = /dentist/i.test(world.people.options.text);
  const opens = /^(?:open|abrir)$/.test(clause.verb.lemma) && names(meant, mouth);
  const isLookedAt =
    /^(?:look|check|examine|count|clean|ver|examinar|contar|limpar|limpiar|mirar|revisar)$/.test(
      clause.verb.lemma,
    ) && clause.things.some(({ head }) => teeth.test(head));
  const sits =
    /^(?:sit|lie|climb|sentar|sentarse|sentar-se|deitar-se)$/.test(clause.verb.lemma) &&
    clause.things.some(
      ({ head, preposition }) => preposition && /^(?:chair|cadeira|silla|sillón)$/.test(head),
    );
  if (!isAtDentist || !(opens || isLookedAt || sits)) return staged;
  const isByChild = isLookedAt && !dentists.test(lead.who);
  const owner = isLookedAt ? whoseTeeth(meant, world) : undefined;
  if (owner === null) return staged;
  const child = owner?.person.id ?? staged.acts.find(({ who }) => !dentists.test(who))?.who ?? hero.person.id;
  const other = isByChild && child !== lead.who ? lead : staged.acts.find(({ who }) => dentists.test(who));
  const sitsThere: Act = {
    who: child,
    action: 'sit',
    emotion: sits ? 'happy' : 'surprised',
  };
  return {
    ...staged,
    acts: other
      ? [{ ...other, action: other.action === 'look' ? 'reach' : other.action, to: child }, sitsThere]
      : [sitsThere],
    seen: [
      ...without(staged.seen, /chair|^seat$/),
      { picture: 'barber-chair', how: 'support', of: child, seated: true },
    ],
  };
};

const crutches = /^crutch$/;
/** 'Walked on crutches': under the arms, and none on the floor. */
export const onCrutches: Situation = (staged) => {
  const [lead] = staged.acts;
  const has = lead?.thing === 'crutch' || staged.seen.some(({ picture }) => crutches.test(picture));
  if (!lead || !has || !/^(?:walk|run|stand|hold|walk-away)$/.test(lead.action)) return staged;
  return {
    ...staged,
    acts: staged.acts.map((act) => (act === lead ? { ...act, action: 'walk', thing: 'crutch' } : act)),
    seen: without(staged.seen, crutches),
  };
};

const grazes =
  /^(?:scrape|graze|skin|hurt|cut|scratch|bang|bump|bruise|esfolar|arranhar|magoar|machucar|ralar|raspar|ferir|cortar|herir|lastimar|bleed|sangrar|golpear|rasguñar|arañar|pelar)$/;
const gets = /^(?:get|have|do|make|fazer|ficar|hacer|hacerse)$/;
const wounds =
  /^(?:scrape|graze|cut|scratch|wound|plaster|ferida|arranhão|esfoladela|machucado|herida|raspón|rasguño|daño|pupa|corte|dói-dói)$/;
const knees = /^(?:knee|shin|leg|joelho|canela|perna|rodilla|pierna|espinilla)s?$/;
/** 'Scraped his knee', 'fez uma ferida no joelho', 'se hizo daño en la rodilla': on the ground with it in both hands. */
export const kneeGrazed: Situation = (staged, meant) => {
  const [lead, ...rest] = staged.acts;
  const { verb, things, mode } = meant.clause;
  const isKnee = things.some(({ head }) => knees.test(head.toLowerCase()));
  const isGrazed =
    grazes.test(verb.lemma) ||
    (gets.test(verb.lemma) && things.some(({ head }) => wounds.test(head.toLowerCase())));
  if (!lead || rest.length > 0 || lead.to || mode !== 'done' || !isKnee || !isGrazed) return staged;
  if (!/^(?:cry|fall|hold|look)$/.test(lead.action) || lead.thing) return staged;
  return { ...staged, acts: [{ who: lead.who, action: 'hurt-knee', emotion: 'sad' }] };
};
