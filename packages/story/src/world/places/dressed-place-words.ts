/** Places without a set of their own: the nearest one with what tells them, in the form of `place-words.ts`. */
export const dressedPlaceWords = `
park skate-ramp : skatepark, skate-park, skate-ramp, half-pipe | parque-de-skate, pista-de-skate, skate-parque, skatepark, rampa-de-skate | skatepark, pista-de-skate, parque-de-patinaje, skate-park, rampa-de-skate
hall judges-bench : courtroom, court-house, courthouse, family-court, law-court, law-courts | tribunal, sala-de-audiências | juzgado, tribunal, juzgados, sala-de-audiencias
hall animal-cage+animal-cage : animal-shelter, cat-shelter, dog-shelter, rescue-centre, rescue-center, animal-rescue, dogs-home, cats-home, rescue-shelter, humane-society, dog-pound, rspca | canil, gatil, abrigo-de-animais, associação-de-animais, abrigo-de-cães, abrigo-de-gatos | perrera, protectora, protectora-de-animales, refugio-de-animales, albergue-de-animales, refugio-de-perros, refugio-de-gatos
hall climbing-wall : climbing-wall, climbing-centre, climbing-center, climbing-gym, bouldering-wall, bouldering-gym | parede-de-escalada, muro-de-escalada | rocódromo, muro-de-escalada, pared-de-escalada
farm - : horse-show, pony-show, gymkhana, dressage, show-jumping, showjumping, cattle-show | concurso-de-equitação, picadeiro, hipódromo, centro-hípico, hípica, escola-de-equitação | concurso-hípico, hípica, picadero, centro-hípico, club-hípico, escuela-de-equitación, concurso-de-saltos
`;
