import { withoutAsides } from '../world/asides.ts';

/** 'Walked like a penguin': nobody is at the zoo. */
const compared =
  /(?<!\p{L})(?:like|as (?:if|though)|como|que nem|such as|as \p{L}+ as)(?: (?:a|an|the|um|uma|o|un|una|el|la|real|little|tiny|big))*(?: \p{L}+)/giu;
/** 'Packed her sleeping bag': nobody is in a tent yet. */
const packed = /(?<!\p{L})(?:pack(?:s|ed|ing)?|empac(?:a|ó|ou|ar|aron|aram|amos))(?!\p{L})[^.!?,;]*/giu;

/** 'Roller skating': on wheels nobody is on the ice. */
const onWheels = /(?<!\p{L})(?:roller|inline)[- ]?skat\p{L}*/giu;

/** 'The sand tray': of a nursery; and glasses are worn anywhere but under water, and any window breaks. */
const lookalikes =
  /(?<!\p{L})(?:sand[- ](?:tray|table|timer|paper)s?|water[- ](?:tray|table)s?|(?:gafas|óculos)(?! (?:de|para) (?:nad|nata|buc|mergulh|agua|água|piscin|esqu|sol))(?!\p{L})|(?:romp|quebr|part|estall|revent|cascó|broke|smash|crack)\p{L}* (?:\p{L}+ )?(?:el|un|o|um|the|a) (?:cristal|vidro|glass)(?! (?:bowl|of|tank))|sleeping[- ]bag (?:in|on) (?:the floor|(?:his|her|their|our|my|the) (?:new |own )?(?:bed)?room))(?!\p{L})/giu;

const blanked = (told: string): string => ' '.repeat(told.length);

/** A text with spaces where something is only compared or packed: all else stands where it stood. */
export const withoutElsewhere = (text: string): string =>
  withoutAsides(text)
    .replace(compared, blanked)
    .replace(packed, blanked)
    .replace(onWheels, blanked)
    .replace(lookalikes, blanked);
