import type { Somebody } from '../../world/people/somebody.ts';
import type { Seen } from '../plan.ts';
import { actOf } from '../things/seen-as.ts';
import type { ClauseMeant, Staged, World } from '../told-world.ts';
import { beforeEyes } from '../things/told-worn.ts';

const reaches =
  /^(?:come|fall|slip|slide|go|hang|reach|cover|chegar|cair|tapar|cobrir|llegar|caer|tapar|cubrir)$/;
const parts =
  /^(?:eye|ear|nose|shoulder|knee|ankle|foot|chin|face|elbow|shin|floor|olho|orelha|nariz|ombro|joelho|tornozelo|pé|queixo|cara|cotovelo|chão|ojo|oreja|nariz|hombro|rodilla|tobillo|pie|barbilla|cara|codo|suelo)s?$/;
const fits = /^(?:fit|suit|servir|caber|assentar|quedar|quedarse|ficar|bailar|nadar|sentar)$/;
const sizes =
  /^(?:big|huge|enormous|small|tight|large|long|loose|short|tiny|massive|gigantic|grande|enorme|larg[oa]|comprid[oa]|curt[oa]|apertad[oa]|pequen[oa]|justo|gigante|anch[oa]|chic[oa]|cort[oa]|pequeñ[oa]|apretad[oa]|floj[oa]|holgad[oa]|bem|mal|bien|perfeito|perfecto|well|perfectly)s?$/;
const gives = /^(?:give|lend|hand|pass|put|dar|emprestar|passar|pôr|prestar|pasar|poner|regalar|oferecer)$/;

const datives = /^(?:le|les|lhe|lhes|me|nos|him|her|them|us)$/;

/** Whether a clause says how clothes are on somebody: 'came down over her eyes', 'le quedaba enorme', 'was too big for him'. */
function saysHowItFits({ clause, others }: ClauseMeant): boolean {
  const { verb, things, manner } = clause;
  if (clause.mode !== 'done') return false;
  const isOnBody =
    reaches.test(verb.lemma) &&
    things.some(({ head, owner, preposition }) => parts.test(head) && (owner ?? preposition) !== undefined);
  const toSomebody = others.some(
    ({ phrase, people }) =>
      (people.length > 0 || datives.test(phrase.pronoun ?? '')) &&
      /^(?:to|for|on|in)$/.test(phrase.preposition ?? 'to'),
  );
  const isSized = manner.some((word) => sizes.test(word)) && (toSomebody || manner.includes('too'));
  const isFit = fits.test(verb.lemma) && toSomebody && (isSized || /^(?:fit|suit)$/.test(verb.lemma));
  return isOnBody || isFit || (isSized && /^(?:be|ser|estar|look)$/.test(verb.lemma));
}

/** Who has them on: who was given them, else who did what was told last. */
function wearerIn({ clause }: ClauseMeant, { meant, people }: World): Somebody {
  const isRelative = meant !== undefined && meant.clause.sentence === clause.sentence;
  const told = isRelative || meant?.clause.sentence === clause.sentence - 1 ? meant : undefined;
  const receivers =
    told && gives.test(told.clause.verb.lemma)
      ? told.others.flatMap(({ people: whom }) => whom)
      : (told?.who ?? []);
  return receivers.find(({ kind, person }) => kind === 'person' && person.role !== undefined) ?? people.hero;
}

/** A hat that 'came right down over her eyes' is on her, and lies on no ground. */
export function asItFits(staged: Staged, meant: ClauseMeant, world: World): Staged {
  const thing = meant.subjects.find(
    ({ kind, picture, likeness }) => !likeness && (kind === 'worn' || beforeEyes.test(picture)),
  );
  if (!thing || !saysHowItFits(meant)) return staged;
  const wearer = wearerIn(meant, world);
  const of = wearer.person.id;
  const worn: Seen = {
    picture: thing.picture,
    how: 'worn',
    of,
    ...(thing.color ? { color: thing.color } : {}),
  };
  return {
    acts: [actOf(wearer, 'stand', 'happy')],
    seen: [...staged.seen.filter(({ picture }) => picture !== thing.picture), worn],
  };
}
