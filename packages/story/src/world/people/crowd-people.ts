import { isGrownUp } from '@milestoon/cast';
import type { Crowd } from '../../plan/plan.ts';
import type { Phrase } from '../../reading/clause.ts';
import { relationOf } from './relation-words.ts';

/** Nobody's kin and no trade, and yet none of them is a child. */
const grown =
  /^(?:adult|grown-up|grownup|parent|neighbou?r|passenger|tourist|shopper|commuter|guest|relative|pais|padres|papás|adulto|crescido|mayor|vizinho|vecino|passageiro|pasajero|convidado|invitado|turista|familiar|pariente|avós|abuelos|tios|tíos)s?$/;
const womanly = /^(?:vizinha|vecina|passageira|pasajera|convidada|invitada|adulta)s?$/;
const mates =
  /^(?:classmate|teammate|schoolmate|pupil|student|alumn[oa]|alun[oa]|compañer[oa]|compañerit[oa]|coleg[oa])s?$/;
/** Portuguese and Spanish speak so of boys and girls together, unless they count them. */
const mixed = /[oe]s?$/;
const english = /^(?:boy|lad|man|men|boyfriend)s?$/;

/**
 * Who the many are, by their noun: its sex and whether they are grown. Undefined where it does not say ('everybody',
 * 'the team').
 */
export function crowdPeopleIn({ head, text, count }: Pick<Phrase, 'head' | 'text' | 'count'>): Crowd['of'] {
  const word = head.toLowerCase();
  if (womanly.test(word)) return 'women';
  if (grown.test(word)) return 'grown-ups';
  if (mates.test(word)) return /a$/.test(word) && !/colega$/.test(word) ? 'girls' : 'children';
  const known = relationOf(word);
  if (!known) return undefined;
  if (known.both) return 'grown-ups';
  const isGrown = isGrownUp(known.role);
  const isMixed = known.sex === 'boy' && mixed.test(word) && !english.test(word) && count === undefined;
  const sex = isMixed && !/^(?:rapaz)/.test(word) ? undefined : (known.sex ?? sexOfArticle(text));
  if (sex === undefined) return isGrown ? 'grown-ups' : 'children';
  return sex === 'girl' ? (isGrown ? 'women' : 'girls') : isGrown ? 'men' : 'boys';
}

/** 'As primas', 'duas colegas'; of children 'as' says nothing. */
const sexOfArticle = (text: string): 'girl' | undefined =>
  /^(?:todas |muitas |muchas )?(?:as|las|duas|umas|unas)\s/i.test(text) && !/crian[çc]as/i.test(text)
    ? 'girl'
    : undefined;
