/** The classroom and homework. */
import type { Phrase } from '../../../reading/clause.ts';
import type { Act } from '../../plan.ts';
import { isPerson } from '../../staging/patient.ts';
import { alone, names, type Situation, without } from './situation.ts';

const homework =
  /^(?:homework|tpc|tarea|deber|deberes|dever|deveres|lição|worksheet|spelling|sum|maths|math|reading|matemática|matemáticas)$/;
/** A piece of work is homework where it is said to be. */
const work = /^(?:trabalho|trabajo|lição|tarea)$/;
const ofHome =
  /^(?:casa|escola|escuela|colegio|school|matemática|matemáticas|português|inglês|inglés|leitura)$/i;
const helps = /^(?:help|assist|ajudar|ayudar)$/;
const teaches = /^(?:teach|ensinar|enseñar)$/;
const grown =
  /^(?:mother|father|grandmother|grandfather|aunt|uncle|teacher|doctor|woman|man|neighbor|neighbour)$/;
/** Of which school work the clause tells, as what is helped with or taught. */
const isHomework = ({ head, of, preposition, text }: Phrase, isTaught: boolean): boolean => {
  if (isTaught ? preposition !== undefined : !/^(?:with|in|on)$/.test(preposition ?? '')) return false;
  const noun = head.toLowerCase();
  // 'La tarea de la casa' is housework.
  if (of !== undefined)
    return ofHome.test(of) && !/ de la casa/i.test(text) && (homework.test(noun) || work.test(noun));
  return homework.test(noun) || /homework|trabalhos? de casa|deberes/i.test(text);
};
const paper = /^(?:notebook|open-book|closed-book|page-facing-up|memo|envelope)$/;

/** 'Helped Tom with his homework': he writes at a table, and who helps sits beside him and shows it to him. */
export const helpedWithHomework: Situation = (staged, meant, world) => {
  const [lead] = staged.acts;
  const whom = world.people.all.find(({ person }) => person.id === lead?.to);
  const { clause } = meant;
  const isTaught = teaches.test(clause.verb.lemma);
  if (!lead || !whom || !isPerson(whom) || !(isTaught || helps.test(clause.verb.lemma))) return staged;
  if (grown.test(whom.person.role ?? '') || !clause.things.some((each) => isHomework(each, isTaught)))
    return staged;
  const reads = /read|leitura|lectura|leer|ler/i.test(clause.things.map(({ text }) => text).join(' '));
  const sofa = staged.seen.find(({ picture }) => /^(?:couch-and-lamp|bed|armchair|mat)$/.test(picture));
  const child: Act = { who: whom.person.id, action: reads ? 'read' : 'write', emotion: 'thinking' };
  return {
    ...staged,
    acts: [child, { ...alone(lead, 'point'), to: whom.person.id }],
    seen: [
      ...without(staged.seen, paper).filter((each) => each !== sofa),
      sofa
        ? { picture: sofa.picture, how: 'support', of: whom.person.id, seated: true }
        : { picture: 'table', how: 'cover', of: whom.person.id },
    ],
  };
};

const gives = /^(?:give|award|hand|dar|entregar|oferecer|regalar|ganar|ganhar|get|receive|receber|recibir)$/;
const prizes =
  /^(?:star|glowing-star|sticker|rosette|certificate|trophy|sports-medal|1st-place-medal|report-card)$/;
/** 'Gave him a gold star': it is what the hands hold, and no wrapped gift. */
export const prizeGiven: Situation = (staged, meant) => {
  const [lead] = staged.acts;
  if (!lead || lead.thing || !/^(?:hand-over|receive)$/.test(lead.action)) return staged;
  if (!gives.test(meant.clause.verb.lemma)) return staged;
  const prize = meant.things.find(({ picture, preposition }) => !preposition && prizes.test(picture));
  if (!prize) return staged;
  return {
    ...staged,
    acts: staged.acts.map((act) =>
      act.action === 'hand-over'
        ? { ...act, thing: prize.picture, ...(prize.color ? { color: prize.color } : {}) }
        : act,
    ),
    seen: staged.seen.filter(({ picture }) => picture !== prize.picture),
  };
};

const farewells = /^(?:say|wave|despedir|despedirse|despedir-se|dizer|decir)$/;
const kisses = /^(?:kiss|beijo|beijinho|beso|besito|hug|abraço|abrazo)$/;
/** 'Said goodbye with a kiss': they kiss, and nobody only waves. */
export const goodbyeKissed: Situation = (staged, meant) => {
  const [lead, other] = staged.acts;
  const kiss = meant.clause.things.find(
    ({ head, preposition }) => preposition === 'with' && kisses.test(head.toLowerCase()),
  );
  if (!lead?.to || !other || !kiss || !farewells.test(meant.clause.verb.lemma)) return staged;
  const action = /^(?:hug|abr)/.test(kiss.head.toLowerCase()) ? 'hug' : 'kiss';
  return {
    ...staged,
    acts: staged.acts.map((act) =>
      act === lead
        ? { ...alone(lead, action), to: lead.to ?? '' }
        : act.who === lead.to
          ? { ...alone(act, action), to: lead.who }
          : act,
    ),
    seen: without(staged.seen, /heart|kiss/),
  };
};

const handUp =
  /(?<!\p{L})(?:(?:put|puts|stuck|stick|held|shot|threw)(?:ting|ing)? (?:\p{L}+ )?(?:hand|arm|finger) (?:up|in the air)|(?:put|stuck|held|shot|threw) up (?:\p{L}+ )?(?:hand|arm)|rais\p{L}+ (?:\p{L}+ )?(?:hand|arm|finger)|(?:levant|ergu)\p{L}+ (?:[oa]s? )?(?:mão|mãozinha|dedo|braço)|(?:p[ôo]s|punh|põe|colocou|botou)\p{L}* (?:[oa] )?(?:mão|dedo|braço) no ar|(?:levant|alz)\p{L}+ (?:las? |el |los )?(?:mano|manita|brazo|dedo))(?!\p{L})(?! (?:of|up|into|the|d[aeo]s?|del|to (?!ask|answer|speak|say|talk|tell|the teacher))(?!\p{L}))/iu;
const lifted =
  /(?<!\p{L})(?:(?:put|stuck|held) (?:\p{L}+ )?(?:hand|arm)s? up|(?:rais|levant|ergu|alz)\p{L}+ (?:\p{L}+ )?(?:hand|arm|mão|mãos|braço|mano|brazo)s?)(?!\p{L})/iu;
/** Where hands go up: in class, or for a question. */
const inClass =
  /(?<!\p{L})(?:class(?:room|es)?|school|kindergarten|nursery|lesson|teacher|questions?|ask(?:ed|s)?|answer(?:ed|s)?|circle time|aula|escola|creche|infantário|professora?|educadora?|perguntas?|perguntar|respond\p{L}+|no ar|clase|escuela|colegio|guardería|maestr[oa]|profe(?:sora?)?|preguntas?|preguntar)(?!\p{L})/iu;
const ups = /^(?:wave|reach|hold|put-down|stand|cheer|look)$/;
/** 'Put his hand up', 'pôs o dedo no ar', 'levantó la mano': it goes up and stays there, and greets nobody. */
export const handRaised: Situation = (staged, { clause }, { people, place }) => {
  const [lead] = staged.acts;
  if (!lead || lead.to || !ups.test(lead.action)) return staged;
  const { text } = people.options;
  const [from, to] = clause.span;
  const sentence = text.slice(from).split(/[.!?]/, 1)[0] ?? '';
  const isOfSeveral =
    staged.acts.length > 1 && (clause.who.length > 1 || clause.who.some(({ plural }) => plural));
  const told = sentence.slice(0, to - from + 16);
  // Several raise their hands: each of them one.
  const words = isOfSeveral ? told.replace(/(hand|arm|mão|mano|dedo|braço|brazo)s(?!\p{L})/giu, '$1') : told;
  const isForQuestion = handUp.test(words) && (place?.set === 'classroom' || inClass.test(sentence));
  // A hand that goes up for something else greets nobody.
  if (!isForQuestion && !(lead.action === 'wave' && lifted.test(words))) return staged;
  const action = isForQuestion ? 'raise-hand' : 'reach';
  const isRaising = (act: Act): boolean => act === lead || (isOfSeveral && !act.to && ups.test(act.action));
  return { ...staged, acts: staged.acts.map((act) => (isRaising(act) ? alone(act, action) : act)) };
};

const boards = /^(?:board|blackboard|whiteboard|chalkboard|quadro|lousa|pizarra|pizarrón)$/;
/** 'Wrote her name on the board': she stands at it, and has no sheet in the hands. */
export const writtenOnBoard: Situation = (staged, meant) => {
  const [lead] = staged.acts;
  if (!lead || !/^(?:write|paint)$/.test(lead.action)) return staged;
  if (!names(meant, boards, /^(?:on|onto|in|at|to)$/)) return staged;
  return {
    ...staged,
    acts: staged.acts.map((act) => (act === lead ? { ...alone(act, 'write'), thing: 'blackboard' } : act)),
    seen: without(staged.seen, /^(?:blackboard|crayon|envelope|memo|page-facing-up|framed-picture)$/),
  };
};
