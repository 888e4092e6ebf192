/**
 * What families call each other and how they say everyday deeds, in the form of `iberian.ts`; read before the other figures.
 * Constructions whose words apart mean something else.
 */
export const familyPortuguese = `
lev(ou|ei|aram|ámos|amos|ava|avam) ((?:[oa]s?|[oa] (?:noss|seu|su|minh|meu)[oa]?) (?:cão|cães|cadela|cachorr[oa]s?|cãozinho|cachorrinh[oa])) (?:para|pra) (?:passear|uma volta|dar uma volta) > passe$1 $2
lev(ou|ei|aram|ámos|amos|ava|avam) (?:para|pra) passear ([oa]s? (?:cão|cães|cadela|cachorr[oa]s?|cãozinho|cachorrinh[oa])) > passe$1 $2
(quebr|part)(ou|ei|iu|i|aram|iram) (o|o meu|o seu) porquinho(?! da índia) > $1$2 $3 cofrinho
acabad[oa]s? de (?:fazer|sair do forno|assar|cozer) > 
(fez|fazia|faz|fizeram|fazendo|fazer|soprou|soprando|soprar) bolhas? de sabão > $1 bolas de sabão
`;

/** 'El tata' of the Andes and 'el abu' of the Río de la Plata are grandfathers; words of the same length stand for them. */
export const familySpanish = `
(el|mi|su|tu|nuestro|al|del) tata(?! (?:carmen|maría|rosa|ana|luisa|elena|isabel|teresa|marta|lucía|julia|pilar|inés|beatriz|juana|mercedes|dolores|consuelo|rosario)) > $1 nono
los tatas > los nonos
(el|al|del|nuestro) (?:abu|abue) > $1 opa
l[eo]s? dio la vuelta(?= *(?:[.,;]| y | con | para | en | sobre | al revés)) > lo volteó
(?:a caballito|a borriquito)(?! de) > a cuestas
fue a buscar(?= (?:el|la|los|las|su|sus|un|una|otr[oa]) (?!huevo|tesoro|pista|caracol|concha|seta|hongo|gat|perr|regalo|niñ|herman|prim|abuel|mam|pap|coche(?!cit)|carros?\\b|autos?\\b|autob|bus(?:es)?\\b|micro(?:s|bús)?\\b|camioneta|colectivo|metro\\b|tren(?:es)?\\b|taxi|avi[oó]n(?:es)?\\b|luna|sol\\b|estrella|nube|escuel|colegi|llave))(?![^.!?\\n]* no (?:l[oa]s? (?:encontr|hall|vi)|estab|hab[ií])) > trajo
fueron a buscar(?= (?:el|la|los|las|su|sus|un|una|otr[oa]) (?!huevo|tesoro|pista|caracol|concha|seta|hongo|gat|perr|regalo|niñ|herman|prim|abuel|mam|pap|coche(?!cit)|carros?\\b|autos?\\b|autob|bus(?:es)?\\b|micro(?:s|bús)?\\b|camioneta|colectivo|metro\\b|tren(?:es)?\\b|taxi|avi[oó]n(?:es)?\\b|luna|sol\\b|estrella|nube|escuel|colegi|llave))(?![^.!?\\n]* no (?:l[oa]s? (?:encontr|hall|vi)|estab|hab[ií])) > trajeron
(lav|enjuag|freg|sec)(\\p{L}+) ((?:el|los|la|las) (?:plat|oll|taz|vas|loz|vajill|cubiert|cop)\\p{L}*) en la pileta > $1$2 $3 en la cocina
palo de amasar > rodillo
palos de amasar > rodillos
`;
