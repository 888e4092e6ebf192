/** What is done at a body: the hands of one are at a spot of the other, who keeps still for it. */
import type { BodySpot } from '@milestoon/cast';
import { deedOfTreatment, toolOf } from '../../meaning/treatments.ts';
import type { Act, Seen } from '../plan.ts';
import { wordTable } from '../../text/word-table.ts';
import { actOf, asIs } from '../things/seen-as.ts';
import type { ClauseMeant, Staged, World } from '../told-world.ts';
import { type PutOn, putOnIn } from './put-on-in.ts';
import { type Treated, treatmentIn } from './treatment-in.ts';

/** 'Trimmed her fringe', 'lavou-lhe a cara', 'me pintó las uñas', 'bit a classmate', 'combed the doll'. */
export function atBody(staged: Staged, meant: ClauseMeant, world: World): Staged {
  const [lead] = staged.acts;
  if (!lead || meant.clause.mode !== 'done') return staged;
  const put = putOnIn(meant, lead, world);
  if (put) return puttingOn(staged, lead, put);
  const treated = treatmentIn(meant, lead, world);
  if (!treated) return staged;
  const { patient, figure, doer } = treated;
  if (figure) return atFigure(staged, lead, treated, meant);
  if (!patient) return staged;
  // A bun of hair is no bagel, and a bow of hair no ribbon beside.
  if (treated.made) world.wholeAt = world.clause;
  const act = deedAt(lead, treated, meant);
  const { id } = patient.person;
  const isOwn = patient === doer;
  // What one does to the own clothes is known, and one is bitten by others.
  if (isOwn && !/^(?:rubs|cuts|braids|paints|draws)$/.test(treated.kind)) return staged;
  const isUsed = ({ picture, how }: Seen): boolean =>
    /^(?:ground|beside|held|table|worn)$/.test(how) && (picture === act.thing || picture === lead.thing);
  const others = staged.acts.slice(1).filter(({ who }) => who !== id);
  const known = staged.acts.slice(1).find(({ who }) => who === id);
  return {
    ...staged,
    acts: isOwn ? [act, ...others] : [act, keepingStill(known, lead, treated), ...others],
    seen: [...staged.seen.filter((each) => !isUsed(each) && !isMark(each, treated)), ...marked(treated, id)],
  };
}

const isMark = ({ picture, how }: Seen, { mark, made }: Treated): boolean =>
  (picture === mark || picture === made || (mark !== undefined && /^(?:crayon|lipstick)$/.test(picture))) &&
  how !== 'bubble';
/** Where what is left is seen, whatever the hands are at. */
const seenAt: Readonly<Record<string, BodySpot>> = wordTable({
  moustache: 'nose',
  braid: 'hair',
  'painted-nails': 'hand',
});
const marked = ({ mark, spot, color }: Treated, of: string): Seen[] =>
  mark
    ? [
        {
          picture: mark,
          how: 'atop',
          of,
          spot: mark === 'painted-nails' && spot === 'foot' ? 'foot' : (seenAt[mark] ?? spot ?? 'face'),
          ...(mark === 'braid' ? { count: 2 } : {}),
          ...(color ? { color } : {}),
        },
      ]
    : [];

/** The deed with its tool. */
function deedAt(lead: Act, treated: Treated, { clause }: ClauseMeant): Act {
  const { kind, spot, tool, worn, patient, doer } = treated;
  const { thing: _thing, color: _color, count: _count, size: _size, ...free } = lead;
  const { action } = deedOfTreatment[kind];
  const named = tool && { ...tool, picture: tissue.test(tool.picture) ? 'handkerchief' : tool.picture };
  const thing = kind === 'takes' ? worn : named;
  const usual = byHand.test(clause.verb.lemma) ? undefined : toolOf(kind, clause.verb.lemma, spot);
  const color = thing?.color ?? treated.color;
  // 'Passou pomada no joelho': what is spread is in the hand.
  const spread = !named && isSpread(treated, lead) ? lead.thing : undefined;
  const inHand = thing?.picture ?? spread ?? usual;
  const isOfAnimal = doer.kind === 'animal';
  return {
    ...free,
    action: isOfAnimal && kind === 'bites' ? 'lick' : action,
    ...(patient && patient !== doer ? { to: patient.person.id } : { to: undefined }),
    ...((spot ?? usualSpot[kind]) ? { spot: spot ?? usualSpot[kind] } : {}),
    ...(isHurting(treated, lead) && !isBaby(doer) ? { emotion: 'angry' } : {}),
    ...(inHand ? { thing: inHand } : {}),
    ...(color ? { color } : {}),
  } as Act;
}
const isSpread = ({ kind, part }: Treated, { thing }: Act): boolean =>
  kind === 'cuts'
    ? thing === 'scissors'
    : kind === 'rubs' && part?.preposition !== undefined && thing !== undefined;
/** A roll of paper is what a nose is wiped with, and not what is seen of it. */
const tissue = /^(?:roll-of-paper|toilet-paper)$/;
const byHand = /^(?:rub|massage|massajar|massagear|masajear|esfregar|frotar|sobar)$/;
const usualSpot: Readonly<Partial<Record<Treated['kind'], BodySpot>>> = {
  cuts: 'hair',
  braids: 'hair',
  bites: 'arm',
  rubs: 'back',
  licks: 'face',
};

const isBaby = ({ person }: Treated['doer']): boolean => person.role === 'baby';
const sitsFor: ReadonlySet<BodySpot> = new Set<BodySpot>(['hair', 'foot', 'leg', 'knee']);
const goesOn =
  /^(?:sit|sleep|lie-down|nap|read|watch|eat|drink|cry|laugh|kneel|phone|ride|lean-on|in-arms|cradled)$/;
const feels: Readonly<Partial<Record<Treated['kind'], readonly [Act['action'], Act['emotion']]>>> = {
  bites: ['cry', 'sad'],
  tickles: ['laugh', 'laughing'],
  licks: ['look', 'laughing'],
  takes: ['look', 'surprised'],
};

const hurt = ['cry', 'sad'] as const;
/** Hair, an ear and a tail that are pulled hurt; a cheek that is pinched and a beard that is tugged do not. */
const isHurting = ({ kind, spot, part }: Treated, { emotion }: Act): boolean =>
  kind === 'pulls' &&
  (emotion === 'angry' ||
    (/^(?:hair|ear|eyes|behind)$/.test(spot ?? '') && !/^(?:beard|barba)$/.test(part?.head ?? '')));

/** Whoever has something done to them goes on with what they can do meanwhile; for hair and feet one sits. */
function keepingStill(known: Act | undefined, lead: Act, treated: Treated): Act {
  const { kind, patient, spot, doer } = treated;
  if (!patient) throw new Error('somebody keeps still');
  if (known && goesOn.test(known.action)) return known;
  if (isBaby(doer) && patient.kind === 'person')
    return { ...actOf(patient, 'hug', 'surprised'), to: doer.person.id };
  const felt = isHurting(treated, lead) ? hurt : feels[kind];
  const act =
    felt && patient.kind === 'person' ? actOf(patient, ...felt) : (known ?? actOf(patient, 'look', 'happy'));
  const isCare = /^(?:rubs|cuts|braids|paints|ties|treats)$/.test(kind);
  const sits = isCare && spot && sitsFor.has(spot);
  return patient.kind === 'person' && sits ? { ...act, action: 'sit' } : act;
}

/** A doll or a snowman is before the hands. */
function atFigure(staged: Staged, lead: Act, treated: Treated, meant: ClauseMeant): Staged {
  const { figure } = treated;
  const { to: _to, spot: _spot, ...act } = deedAt(lead, { ...treated, patient: undefined }, meant) as Act;
  if (!figure) return staged;
  const there: Seen = { picture: figure, how: 'beside', of: lead.who };
  const isIt = ({ picture, how }: Seen): boolean =>
    (picture === figure || picture === act.thing || picture === lead.thing) && how !== 'bubble';
  return {
    ...staged,
    acts: [
      act.action === 'take-out' ? act : { ...act, action: lowered(act.action) },
      ...staged.acts.slice(1),
    ],
    seen: [...staged.seen.filter((each) => !isIt(each)), there],
  };
}
/** At what is before the hands nobody needs another one's face. */
const lowered = (action: Act['action']): Act['action'] =>
  /^(?:dress|tie|stroke|pull|tickle)$/.test(action) ? 'put-down' : action;

/** The hands are where it is put on somebody; a toy or a snowman has it on. */
function puttingOn(staged: Staged, lead: Act, { patient, figure, spot, thing }: PutOn): Staged {
  const { thing: inHand, color, to: _to, ...free } = lead;
  const isIt = ({ picture, how }: Seen): boolean =>
    how !== 'bubble' && (picture === thing.picture || picture === figure || /^paw-prints$/.test(picture));
  if (figure)
    return {
      ...staged,
      acts: [{ ...free, action: 'put-down' }, ...staged.acts.slice(1)],
      seen: [
        ...staged.seen.filter((each) => !isIt(each)),
        { picture: figure, how: 'beside', of: lead.who },
        {
          ...asIs(thing),
          picture: thing.picture === 'knee-plaster' ? 'adhesive-bandage' : thing.picture,
          how: 'ground',
          at: { picture: figure, side: 'on' },
          ...(spot ? { spot } : {}),
        },
      ],
    };
  if (!patient || !spot) return staged;
  const { id } = patient.person;
  const isOn = staged.seen.some(({ of, how }) => of === id && /^(?:worn|atop)$/.test(how));
  const there = staged.acts.some(({ who }) => who === id);
  return {
    ...staged,
    acts: [
      {
        ...free,
        action: 'put-on',
        to: id,
        spot,
        ...(isOn || inHand === undefined ? {} : { thing: inHand, ...(color ? { color } : {}) }),
      },
      ...(there ? [] : [actOf(patient, 'stand', 'happy')]),
      ...staged.acts.slice(1),
    ],
  };
}
