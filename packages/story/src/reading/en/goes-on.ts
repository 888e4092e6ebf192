import type { Token } from '../token.ts';
import { lemmaOfGerund } from './lemma.ts';

const phases =
  /^(?:keep|stop|start|begin|continue|love|like|enjoy|hate|finish|practise|practice|resume|quit)$/;
const goOn = /^(?:carry|go|keep)$/;
const nominal =
  /^(?:morning|evening|something|anything|nothing|everything|pudding|stocking|earring|duckling|ceiling|string|king|ring|clothing|wedding|building|lightning|frosting|icing|swing|wing|spring|sibling|bowling|hurling|fencing|boxing|skipping|trampolining|putting)s?$/;

/**
 * 'Kept reading', 'carried on dancing': behind such a verb, with no article before it, the word is what goes on and no thing.
 * 'Carry on' is one verb then. Changes the token at `i`, and the one before it.
 */
export function mendGoingOn(tokens: readonly Token[], i: number): void {
  const token = tokens[i];
  if (!token || token.part !== 'noun' || !/[a-z]{2}ing$/.test(token.lower) || nominal.test(token.lower))
    return;
  const isOn = tokens[i - 1]?.lower === 'on';
  const verb = tokens[isOn ? i - 2 : i - 1];
  if (verb?.part !== 'verb' || !(isOn ? goOn : phases).test(verb.lemma)) return;
  // 'Loved swimming lessons': a kind of lesson.
  if (tokens[i + 1]?.part === 'noun' && !tokens[i + 1]?.plural) return;
  if (/^(?:lessons?|class|classes|club|practice|gear|things|competition)$/.test(tokens[i + 1]?.lower ?? ''))
    return;
  Object.assign(token, { part: 'verb', lemma: lemmaOfGerund(token.lower), plural: false, form: 'gerund' });
  if (!isOn) return;
  Object.assign(verb, { lemma: 'continue' });
  (tokens[i - 1] as Token).part = 'other';
}
