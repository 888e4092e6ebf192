/** The classroom and homework. */
import type { Act } from '../../plan.ts';
import { isPerson } from '../../staging/patient.ts';
import { alone, names, type Situation, without } from './situation.ts';

const homework =
  /^(?:homework|trabalhos? de casa|tpc|tarea|tareas|deberes|dever|deveres|lição|worksheet|spelling|sum|sums|maths|math|reading|matemática|matemáticas|trabalho|trabajo)$/;
const helps = /^(?:help|assist|ajudar|ayudar|teach|ensinar|enseñar|explain|explicar)$/;
const paper = /^(?:notebook|open-book|closed-book|page-facing-up|memo|envelope)$/;

/** 'Helped Tom with his homework': he writes at a table, and who helps sits beside him and shows it to him. */
export const helpedWithHomework: Situation = (staged, meant, world) => {
  const [lead] = staged.acts;
  const whom = world.people.all.find(({ person }) => person.id === lead?.to);
  const { clause } = meant;
  const isHomework = clause.things.some(
    ({ head, text }) =>
      homework.test(head.toLowerCase()) || /homework|trabalhos? de casa|deberes/i.test(text),
  );
  if (!lead || !whom || !isPerson(whom) || !isHomework || !helps.test(clause.verb.lemma)) return staged;
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
  /(?<!\p{L})(?:(?:put|puts|stuck|stick|held|shot|threw)(?:ting|ing)? (?:\p{L}+ )?(?:hand|arm|finger)s? (?:up|in the air)|(?:put|stuck|held|shot|threw) up (?:\p{L}+ )?(?:hand|arm)|rais\p{L}+ (?:\p{L}+ )?(?:hand|arm|finger)|(?:levant|ergu)\p{L}+ (?:[oa] |l[oa] )?(?:mão|mãozinha|dedo|braço)|(?:p[ôo]s|punh|põe|colocou|botou)\p{L}* (?:[oa] )?(?:mão|dedo|braço) no ar|(?:levant|alz)\p{L}+ (?:la |el )?(?:mano|manita|brazo|dedo))(?!\p{L})/iu;
/** 'Put his hand up', 'pôs o dedo no ar', 'levantó la mano': it goes up and stays there, and greets nobody. */
export const handRaised: Situation = (staged, { clause }, { people }) => {
  const [lead] = staged.acts;
  if (!lead || lead.to || !/^(?:wave|reach|hold|put-down|stand|cheer)$/.test(lead.action)) return staged;
  if (!handUp.test(people.options.text.slice(clause.span[0], clause.span[1] + 12))) return staged;
  return { ...staged, acts: staged.acts.map((act) => (act === lead ? alone(act, 'raise-hand') : act)) };
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
