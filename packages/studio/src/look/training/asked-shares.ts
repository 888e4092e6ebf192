import {
  type AskedField,
  hairColorSteps,
  hairFamilyOf,
  type HairShape,
  hairTraits,
  isDarkEye,
  isVague,
  type Look,
  type LookReading,
  tonePlace,
} from '@milestoon/look';
import type { Labels } from './labelled-faces.ts';

/** Of each field that a label tells of: whether it was right, and whether a parent is asked about it. */
export type Judgement = Map<AskedField, { right: boolean; asked: boolean; answered: boolean }>;

/** The drawn answers beside what was read. */
const otherAnswers = 3;

export function judgedLook(reading: LookReading, labels: Labels): Judgement {
  const judgement: Judgement = new Map();
  for (const field of judgedFields) {
    const isRight = judges[field] as (value: Look[AskedField], labels: Labels) => boolean | null;
    const right = isRight(reading.look[field], labels);
    if (right === null) continue;
    const others = (reading.alternatives?.[field] ?? []).slice(0, otherAnswers);
    const asked = isVague(reading, field);
    const answered = right || (asked && others.some(({ value }) => isRight(value, labels)));
    judgement.set(field, { right, asked, answered });
  }
  return judgement;
}

const judges: { [Field in AskedField]: (value: Look[Field], labels: Labels) => boolean | null } = {
  skin: (value, { skin }) => skin && Math.abs(tonePlace[value] - tonePlace[skin]) <= 1,
  hairColor: (value, { hairColor }) => hairColor && hairColorSteps(hairFamilyOf(value), hairColor) <= 1,
  hairShape: hairIsRight,
  eyes: (value, { eyesDark }) => (eyesDark === null ? null : isDarkEye(value) === eyesDark),
  glasses: (value, { glasses }) => (glasses === null ? null : (value !== 'none') === glasses),
  headCover: (value, { headCover }) => (headCover === null ? null : (value !== 'none') === headCover),
};
const judgedFields = Object.keys(judges) as AskedField[];

/** Length, texture, fringe and whether it is tied, as far as they are labelled and show: tied hair shows only the last two. */
function hairIsRight(shape: HairShape, labels: Labels): boolean | null {
  const { hairLength, hairTexture, fringe, tied, headCover } = labels;
  const drawn = hairTraits[shape];
  const length = shape === 'afro' || shape === 'afro-fringe' ? 'short' : drawn.length;
  // Clipped hair is called short.
  const fitsLength = hairLength === length || (hairLength === 'short' && length === 'none');
  const showsTexture = drawn.tied === 'loose' && length !== 'none';
  const told = [
    tied || !hairLength ? null : fitsLength,
    tied || !hairTexture || !showsTexture ? null : hairTexture === drawn.texture,
    fringe === null ? null : fringe === drawn.fringe,
    tied === null ? null : tied === (drawn.tied !== 'loose'),
  ].filter((one) => one !== null);
  return headCover || told.length === 0 ? null : told.every(Boolean);
}

interface AskedShares {
  of: number;
  right: number;
  /** Shares of the wrong and of the right ones. */
  askedOfWrong: number;
  askedOfRight: number;
  /** Right, or asked about with a right one among the answers. */
  rightWhenAnswered: number;
}

const share = (part: number, whole: number): number => Math.round((1000 * part) / Math.max(1, whole)) / 1000;

/** Each field, all fields together, and whole looks: right in everything, asked about anything. */
export function askedShares(judgements: readonly Judgement[]): Record<string, AskedShares> {
  const groups = new Map<string, Parameters<Judgement['set']>[1][]>();
  const add = (name: string, ...one: Parameters<Judgement['set']>[1][]): void => {
    groups.set(name, [...(groups.get(name) ?? []), ...one]);
  };
  for (const judgement of judgements) {
    for (const [field, one] of judgement) add(field, one);
    const all = [...judgement.values()];
    add('all fields', ...all);
    add('whole looks', {
      right: all.every(({ right }) => right),
      asked: all.some(({ asked }) => asked),
      answered: all.every(({ answered }) => answered),
    });
  }
  return Object.fromEntries(
    [...groups].map(([name, all]) => {
      const right = all.filter((one) => one.right);
      const wrong = all.filter((one) => !one.right);
      return [
        name,
        {
          of: all.length,
          right: right.length,
          askedOfWrong: share(wrong.filter(({ asked }) => asked).length, wrong.length),
          askedOfRight: share(right.filter(({ asked }) => asked).length, right.length),
          rightWhenAnswered: all.filter(({ answered }) => answered).length,
        },
      ];
    }),
  );
}
