import type { Clause } from '../../reading/clause.ts';
import type { Act } from '../plan.ts';
import type { Staged } from '../told-world.ts';

const hangs = /^(?:hang|dangle|swing|pendurar|pendurar-se|colgar|colgarse|balançar|balançar-se|columpiarse)$/;
const bars =
  /^(?:bar|bars|monkey-bar|monkey-bars|monkeybar|monkeybars|branch|ring|rings|trapeze|barra|ramo|galho|argola|rama|anilla|pasamanos|trapecio|trepa-trepa)$/;

/** 'Hung from the branch', and not 'hung a heart on the branch': it is the heart that hangs. */
export const isHangingFrom = ({ verb, things }: Clause): boolean =>
  hangs.test(verb.lemma) &&
  things.every(({ preposition, pronoun }) => preposition ?? pronoun) &&
  things.some(({ head, preposition }) => preposition && bars.test(head.toLowerCase()));

/** Only bars or a branch: nothing of it stands beside. */
export const hanging = (staged: Staged, lead: Act): Staged => ({
  ...staged,
  acts: staged.acts.map((act): Act => {
    if (act.action !== lead.action) return act;
    const { thing: _thing, color: _color, ...free } = act;
    return { ...free, action: 'hang' };
  }),
  seen: staged.seen.filter(({ how }) => !/^(?:beside|support|ground)$/.test(how)),
});
