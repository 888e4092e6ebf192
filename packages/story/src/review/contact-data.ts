import { readable } from './legible.ts';

// Each of these reads a text once, whatever stands in it: what may be of any length begins at one place only, and no
// two parts that follow each other take the same signs.

/** An address with the words that only lead to it: 'see the pics at …'. */
const webAddresses =
  /(?:\b(?:see|watch|visit|check|check out|more|more at|more on|link|link in|here|here is|find)(?:\s+(?:the|our|all|more|some)){0,4}(?:\s+(?:pics?|photos?|pictures?|videos?|album|link|it))?(?:\s+(?:at|on|in|here))?\s*(?::\s*)?|\b(?:at|on)\s+)?(?:https?:\/\/\S+|www\.\S+|(?<!\S)\S[^\s@]*@\S+\.\w{2,}|(?<![\w-])[\w-]+\.(?:com|net|org|io|pt|es|co\.uk)\b(?:\/\S*)?)/giu;

/** Nine digits or more, however grouped, or a local number such as 555-0123. A date has eight at most. */
const phones =
  /(?:\b(?:or |and )?(?:call|text|ring|phone|whatsapp|tel|ligue?|llam[ae])(?:\s+(?:me|us|mom|dad|para))?(?:\s+(?:at|on))?\s*(?::\s*)?)?(?:\+?\(?\d{1,4}\)?(?:[\s.-]?\(?\d{2,4}\)?){2,5}|\b\d{3}-\d{4}\b)/giu;
const isPhone = (match: string): boolean => {
  const digits = match.replace(/\D/g, '').length;
  return (digits >= 9 && digits <= 19) || /^\D*\d{3}-\d{4}$/.test(match);
};

/** 'We live at 12 Elm Street', 'na Rua das Flores, 12': a house with its number. */
const streets =
  /(?:(?<!\s),?\s*\b(?:(?:we|she|he|they|i) (?:live|lives|moved) )?(?:at|in|to|on)\s+)?\b\d{1,5}[a-z]?,?\s+(?:\p{Lu}[\p{L}']+\s+){1,3}(?:Street|St|Avenue|Ave|Road|Rd|Lane|Ln|Drive|Dr|Boulevard|Blvd|Court|Ct|Place|Square|Terrace|Way)\b\.?(?:,?\s*(?:(?:apt|apartment|flat|unit)\.?\s*\w+))?(?:,?\s*[A-Z]{1,2}\d[\dA-Z]?\s?\d[A-Z]{2}|,?\s*\d{5}(?:-\d{4})?)?/gu;
const ruas =
  /(?:(?<!\s),?\s*(?:na|no|em|en|a|la)\s+)?(?<!\p{L})(?:Rua|Avenida|Av\.|Travessa|Praceta|Calle|Paseo)\s+(?:(?:d[aeo]s?|de la|del)\s+)?\p{Lu}\p{L}+(?:\s+\p{Lu}\p{L}+){0,3}(?:\s*,)?\s*(?:n\.?º?\s*)?\d{1,5}(?:,?\s*\d{4}-\d{3})?/gu;

const cleared = (text: string): string =>
  text
    .replace(webAddresses, ' ')
    .replace(phones, (match) => (isPhone(match) ? ' ' : match))
    .replace(streets, ' ')
    .replace(ruas, ' ');

/**
 * A text without what tells strangers where a family is found. Nothing else of it changes, unless unseen signs or odd
 * forms of letters hid something: then it is told as it is read.
 */
export function withoutContactData(text: string): string {
  const clear = cleared(text);
  const read = readable(clear);
  const clearAsRead = cleared(read);
  return clearAsRead === read ? clear : clearAsRead;
}

/** Whether a text holds an address, a phone number, an e-mail address or a link. */
export const hasContactData = (text: string): boolean => withoutContactData(text) !== text;
