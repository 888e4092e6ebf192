import type { Action, Emotion } from '@milestoon/cast';
import { deedMeant } from '../deeds/deed-meant.ts';
import type { ClauseMeant, Staged, World } from '../told-world.ts';
import type { Act, Seen } from '../plan.ts';
import { actOf, asIs } from '../things/seen-as.ts';

/** Whoever will not do this stays where they are, on or in what they would leave. */
const leaves =
  /^(?:get|come|leave|climb|go|jump|move|sair|levantar|levantar-se|descer|salir|bajar|bajarse|levantarse|irse)$/;
const from = /^(?:from|out|off|of)$/;
/** Whoever will not do this keeps it in their arms. */
const parts =
  /^(?:share|give|lend|let_go|put|hand|return|swap|drop|sell|partilhar|dar|emprestar|largar|devolver|compartir|prestar|soltar)$/;
const undresses = /^(?:take|remove|tirar|despir|descalçar|quitar|quitarse|descalzarse)$/;
const spares =
  /^(?:wake|wake_up|hurt|disturb|scare|frighten|bother|upset|acordar|magoar|incomodar|assustar|perturbar|despertar|molestar|asustar|herir)$/;
/** What somebody is in when they will not come out. */
const hollow = /^(?:bathtub|puddle|bed|cot|tent|automobile|sandpit|pushchair|shopping-cart|package|canoe)$/;

/** A refusal is acted: arms folded, turned to whoever asks, what is refused before them, on them or pressed to the chest. */
export function refused(
  { clause, who, things, others }: ClauseMeant,
  world: World,
  feeling: Emotion | undefined,
): Staged {
  const [lead] = who.filter(({ person }) => person.role);
  if (!lead) return { acts: [], seen: [] };
  const of = lead.person.id;
  const partner = others
    .flatMap(({ people }) => people)
    .find((each) => each !== lead && each.person.role && each.kind !== 'toy');
  const { verb } = clause;
  const set = world.place?.set ?? null;
  const stays = leaves.test(verb.lemma) && things.find(({ preposition }) => from.test(preposition ?? ''));
  const kept = things.find(({ preposition }) => !preposition);
  const deed = deedMeant(clause, things, { language: world.language, set });
  const isKept = kept && parts.test(verb.lemma) && deed !== 'put-on' && verb.particle !== 'on';
  const isOn = kept?.kind === 'worn' && undresses.test(verb.lemma);
  const before = stays || isKept || isOn ? undefined : (kept ?? things[0]);
  // 'No quiso despertarlo': whoever would spare somebody refuses nothing.
  if (spares.test(verb.lemma))
    return {
      acts: [{ ...actOf(lead, 'tiptoe', 'thinking'), ...(partner ? { to: partner.person.id } : {}) }],
      seen: [],
    };
  const act: Act = {
    ...actOf(lead, 'refuse', feeling ?? 'angry'),
    ...(partner ? { to: partner.person.id } : {}),
    ...(isKept ? { thing: kept.picture, ...(kept.color ? { color: kept.color } : {}) } : {}),
  };
  const seen: Seen[] = [
    ...(stays
      ? [{ ...asIs(stays), how: hollow.test(stays.picture) ? ('inside' as const) : ('support' as const), of }]
      : []),
    ...(isOn
      ? [{ picture: kept.picture, ...(kept.color ? { color: kept.color } : {}), how: 'worn' as const, of }]
      : []),
    ...(before && before.kind !== 'weather' ? [{ ...asIs(before), how: 'beside' as const, of }] : []),
  ];
  const answer: Action = deed === 'paint' || deed === 'write' ? 'wipe' : before ? 'point' : 'look';
  const acts = [
    act,
    ...(partner
      ? [
          {
            ...actOf(partner, answer, 'surprised'),
            to: of,
            ...(answer === 'wipe' ? { thing: 'crayon' } : {}),
          },
        ]
      : []),
  ];
  for (const each of acts) {
    world.lastActions.set(each.who, each.action);
    world.doing.set(each.who, {
      act: each,
      sentence: clause.sentence,
      set,
      ...(stays && each === act && seen[0] ? { on: seen[0] } : {}),
    });
  }
  return { acts, seen };
}

/** 'Pretended she had not been watching': hands up, as if they knew nothing of what is beside them. */
export const feigned = ({ who, things, others }: ClauseMeant): Staged => {
  const [lead] = who.filter(({ person }) => person.role);
  if (!lead) return { acts: [], seen: [] };
  const [thing] = things;
  const watching = others
    .flatMap(({ people }) => people)
    .filter((each) => each !== lead && each.person.role)
    .slice(0, 1);
  return {
    acts: [actOf(lead, 'shrug', 'happy'), ...watching.map((each) => actOf(each, 'look', 'surprised'))],
    seen: thing ? [{ ...asIs(thing), how: 'beside', of: lead.person.id }] : [],
  };
};
