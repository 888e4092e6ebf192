import type { Clause } from '../../reading/clause.ts';

const vehicles =
  /automobile|racing-car|taxi|bus|truck|lorry|van|train|boat|canoe|ship|ferry|pushchair|tram|ambulance|engine/;
const tops =
  /(?<!\p{L})(?:techo|tejado|tejadillo|tejadilho|capota?|capó|capot|cima|encima|top|roof|bonnet|hood)(?!\p{L})/iu;
/** 'Up to the fence' is to it, and who 'sube al coche' is inside, unless its roof is said. */
export const isOnTop = ({ verb, things }: Clause, preposition: string, picture: string): boolean => {
  const isTopSaid = things.some(({ text }) => tops.test(text));
  if (/^(?:on|onto|upon|atop)$/.test(preposition)) return true;
  if (vehicles.test(picture) && !isTopSaid) return false;
  if (/^(?:climb|subir|subirse|trepar|treparse|encaramarse|escalar)$/.test(verb.lemma))
    return verb.particle !== 'up' || preposition !== 'to';
  return isTopSaid;
};
