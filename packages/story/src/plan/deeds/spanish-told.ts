import type { Phrase } from '../../reading/clause.ts';
import type { Told } from './object-rules.ts';

/** Done to oneself: 'se tapó'. */
export const isSelf = ({ clause }: Told): boolean => clause.manner.includes('se');
export const isDative = ({ preposition, pronoun }: Phrase): boolean =>
  preposition === 'to' || /^(?:me|te|nos)$/.test(pronoun ?? '');
/** Somebody gets it or has it done: 'le', 'me', 'a la abuela'. */
export const isToSomebody = ({ objects, oblique }: Told): boolean => [...objects, ...oblique].some(isDative);
/** What is told of and not named: 'la puso'. */
export const isIt = ({ pronoun, preposition }: Phrase): boolean =>
  !preposition && /^l[oa]s?$/.test(pronoun ?? '');
/** Only pronouns beside the verb, as 'se' and 'me' are. */
export const onlyPronouns = ({ objects }: Told): boolean => objects.every(({ pronoun }) => pronoun);
/** What is put on somebody, though some of it is no clothes: 'le puso la tirita'. */
export const worn =
  /^(?:diadema|vincha|cintillo|hebilla|broche|lazo|lacito|moño|moñito|pulsera|pulserita|collar|collarcito|medalla|anillo|arete|aro|pendiente|caravana|faja|cinto|cinturón|tirante|corbata|pajarita|moñita|audífono|casco|orejera|yeso|escayola|venda|vendaje|férula|curita|tirita|banda|bandita|parche|pañal|chip|mascarilla|cubreboca|tapaboca|barbijo|careta|antifaz|nariz|peluca|delantal|mandil|babero|baberito|chaleco|manguito|flotador|flotis|flotador|rodillera|codera|arnés|correa|pechera|ala|corona|coronita|tiara|velo|capa|gorro|gorra|gorrito|chullo|boina|sombrero|pañuelo|pañoleta|bufanda|guante|lente|gafa|anteojo|tubito)s?$/;
