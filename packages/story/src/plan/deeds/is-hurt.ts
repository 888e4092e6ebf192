import type { Clause } from '../../reading/clause.ts';
import { animalRoleOf } from '../../world/people/animal-roles.ts';

const hurts =
  /^(?:break|hurt|scrape|graze|bump|twist|sprain|burn|bang|cut|scratch|trap|jam|squash|stub|bruise|entalar|trilhar|machucar|pillar|partir|magoar|arranhar|esfolar|raspar|ralar|torcer|queimar|romper|romperse|lastimar|lastimarse|raspar|torcerse|quemar|herir)$/;
const limbs =
  /^(?:arm|leg|knee|finger|toe|thumb|elbow|foot|ankle|wrist|hand|chin|lip|tongue|mouth|shin|forehead|nose|braço|perna|joelho|dedo|cotovelo|pé|tornozelo|pulso|mão|queixo|lábio|nariz|brazo|pierna|rodilla|codo|pie|tobillo|muñeca|mano|barbilla)$/;
const own = /^(?:her|his|my|their|our|seu|sua|su)$/;
const bumps = /^(?:hit|bump|bang|knock|whack|bash|crack|smack|split|bater|golpear|golpearse|darse)$/;
const bumped = /^(?:head|face|mouth|eye|tooth|cheek|bottom|cabeça|cara|boca|cabeza)$/;
const traps = /^(?:trap|squash|pinch|jam|catch|shut|slam|crush|get)$/;
const shuts = /^(?:door|drawer|gate|lid|window|hinge|zip|car-door|lift|wheel|chain|cupboard)$/;
const claws = /^(?:scratch|arranhar|arañar|rasguñar)$/;

/** 'Broke her arm': whoever does that to a limb of their own does it to nobody. */
export const isHurt = ({
  verb,
  things,
  who = [],
}: Pick<Clause, 'verb' | 'things'> & Partial<Pick<Clause, 'who'>>): boolean =>
  (traps.test(verb.lemma) &&
    things.some(({ head, preposition }) => !preposition && limbs.test(head)) &&
    things.some(({ preposition, head }) => preposition === 'in' && shuts.test(head))) ||
  (hurts.test(verb.lemma) &&
    // 'The cat scratched her arm': it has none.
    !(claws.test(verb.lemma) && who.some(({ head }) => animalRoleOf(head.toLowerCase()))) &&
    things.some(
      ({ head, preposition, of, owner }) =>
        !preposition &&
        limbs.test(head) &&
        // 'O gato arranhou o braço do Leo': somebody else's.
        !(claws.test(verb.lemma) && (of !== undefined || (owner !== undefined && !own.test(owner)))),
    )) ||
  (bumps.test(verb.lemma) &&
    things.some(
      ({ head, owner, preposition }) =>
        !preposition && own.test(owner ?? '') && (bumped.test(head) || limbs.test(head)),
    )) ||
  // 'Se cortó el dedo', 'cortou o joelho': nails and hair are no limb.
  (/^(?:cortar|pelar)$/.test(verb.lemma) &&
    things.some(
      ({ head, preposition, of }) =>
        (!preposition || preposition === 'in') && of === undefined && limbs.test(head),
    ));
