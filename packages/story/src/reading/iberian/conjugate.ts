import type { Token } from '../token.ts';

/** What the ending of a verb says. */
export interface VerbForm {
  lemma: string;
  form: NonNullable<Token['form']>;
  person?: Token['person'];
  /** Many nouns are written alike ('cena', 'juego'): only its place makes it a verb. */
  weak?: true;
  /** 'comería': it would be done. */
  supposed?: true;
}

/** Five endings a tense: I, you, one, we, they. */
export interface Conjugation {
  present: string;
  past: string;
  imperfect: string;
  subjunctive: string;
  pastSubjunctive: string;
  gerund: string;
  participle: string;
}

/** Irregular tenses of one verb, whole forms: present; past; imperfect; gerund; participle. Empty is regular. */
export type Irregulars = Readonly<Record<string, string>>;

export interface Verbs {
  /** By the last two letters of the infinitive. */
  endings: Readonly<Record<string, Conjugation>>;
  /** On the whole infinitive. */
  future: string;
  conditional: string;
  /** Infinitives that are shortened before both: 'tendr' of 'tener'. */
  shortened: Readonly<Record<string, string>>;
  regular: string;
  irregular: Irregulars;
  /** Stems that change where they are stressed: 'ie' has 'pensar'. First letters old, then new. */
  changes: readonly (readonly [from: string, to: string, verbs: string])[];
  /** Spelling of a stem before e and i: 'busc' is 'busqu'. */
  spelling(stem: string, ending: string, infinitive: string): string;
  /** Stems of the past and the gerund that change in the third person: 'durm' of 'dorm'. */
  raised: readonly (readonly [from: string, to: string, verbs: string])[];
}

const persons = ['i', 'you', 'one', 'we', 'they'] as const;
const words = (list: string): string[] => list.split(/\s+/).filter(Boolean);

/** Every form of every verb of a language. Of forms that are written alike the more told one stays: the past. */
export function formsOf(verbs: Verbs): ReadonlyMap<string, VerbForm> {
  const forms = new Map<string, VerbForm>();
  const add = (text: string, form: VerbForm): void => {
    const known = forms.get(text);
    if (!known || (known.weak && !form.weak)) forms.set(text, form);
  };
  const tense = (forms: readonly string[], lemma: string, more: Omit<VerbForm, 'lemma' | 'form'> = {}) => {
    // 'cantaba' is he or I: a story mostly means the one it speaks of.
    for (const k of [2, 0, 1, 3, 4])
      if (forms[k]) add(forms[k], { lemma, form: 'finite', person: persons[k], ...more });
  };
  const lemmas = new Set([
    ...Object.keys(verbs.irregular),
    ...words(verbs.regular),
    ...[...verbs.changes, ...verbs.raised].flatMap(([, , list]) => words(list)),
  ]);
  for (const lemma of lemmas) {
    const stem = lemma.slice(0, -2);
    const endings = verbs.endings[lemma.slice(-2)];
    if (!endings) continue;
    const stressed = changed(stem, verbs.changes, lemma);
    const raised = changed(stem, verbs.raised, lemma);
    const join = (base: string, ending: string): string => verbs.spelling(base, ending, lemma) + ending;
    const [present, past, imperfect, gerund, participle] = (verbs.irregular[lemma] ?? '')
      .split(';')
      .map(words);
    const own = (given: string[] | undefined, built: () => string[]): string[] =>
      given && given.length > 0 ? given : built();
    tense(
      own(past, () => words(endings.past).map((e, k) => join(k === 2 || k === 4 ? raised : stem, e))),
      lemma,
    );
    tense(
      own(imperfect, () => words(endings.imperfect).map((e) => join(stem, e))),
      lemma,
    );
    const now = own(present, () => words(endings.present).map((e, k) => join(k === 3 ? stem : stressed, e)));
    // 'É' and 'está' are no nouns.
    tense(now, lemma, /^(?:ser|estar|ir|haber)$/.test(lemma) ? {} : { weak: true });
    const subjunctive = now[0]?.endsWith('o') ? now[0].slice(0, -1) : stressed;
    tense(
      words(endings.subjunctive).map((e) => join(subjunctive, e)),
      lemma,
      { weak: true },
    );
    const they = own(past, () => words(endings.past).map((e, k) => join(k === 4 ? raised : stem, e)))[4];
    if (they && /r(?:on|am)$/.test(they))
      tense(
        words(endings.pastSubjunctive).map((e) => they.replace(/r(?:on|am)$/, e)),
        lemma,
        { supposed: true },
      );
    const whole = verbs.shortened[lemma] ?? lemma.replace('ô', 'o');
    tense(
      words(verbs.future).map((e) => whole + e),
      lemma,
    );
    tense(
      words(verbs.conditional).map((e) => whole + e),
      lemma,
      { supposed: true },
    );
    for (const each of own(gerund, () => [join(raised, endings.gerund)]))
      add(each, { lemma, form: 'gerund' });
    for (const each of own(participle, () => [stem + endings.participle]))
      for (const end of ['o', 'a', 'os', 'as'])
        if (each.endsWith('o')) add(each.slice(0, -1) + end, { lemma, form: 'participle' });
    add(lemma, { lemma, form: 'infinitive' });
  }
  return forms;
}

function changed(stem: string, changes: Verbs['changes'], lemma: string): string {
  for (const [from, to, list] of changes) {
    if (!words(list).includes(lemma)) continue;
    const at = stem.lastIndexOf(from);
    if (at >= 0) return stem.slice(0, at) + to + stem.slice(at + from.length);
  }
  return stem;
}
