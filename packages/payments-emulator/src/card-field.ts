import type { Context } from 'hono';
import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { cardNumbered, spaced, type TestCard, testCards, usualCard } from './cards.ts';

/** A choice of test cards; the first works, so that nobody has to choose. */
export const cardField = (
  legend: string,
  chosen: TestCard = usualCard,
): HtmlEscapedString | Promise<HtmlEscapedString> =>
  html`<fieldset><legend>${legend}</legend>
${testCards.map(
  (card) =>
    html`<label><input type="radio" name="card" value="${card.number}"${card.number === chosen.number ? html` checked` : ''}>
<span><span class="number">${spaced(card)}</span> <span class="soft">${card.label}</span></span></label>`,
)}
</fieldset>`;

/** The card a form was sent with: the usual one when it names none, undefined when it is no test card. */
export async function chosenCard(context: Context): Promise<TestCard | undefined> {
  const { card } = await context.req.parseBody();
  return card === undefined ? usualCard : cardNumbered(String(card));
}
