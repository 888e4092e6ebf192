/**
 * What families of Brazil, Portugal, Spain and Spanish America call things at home and in the yard, and that other lists lack
 * or have with another thing's picture, in the form of `corrected.ts` and meant before it.
 */
export const saidAtHome = `
marbles = | bila, bilas, bolinha de gude, bolinhas de gude, bugalho | metra, metras, bolita de vidrio, bolitas de vidrio, bolindre
playground-slide = | escada do escorrega, escada do escorregador, escadas do escorrega, degrau do escorrega | escalera del tobogán, escaleras del tobogán, escalón del tobogán, escalera de la resbaladilla, escalera del resbalín, escalera del rodadero
pig = | bacorinho, porquinho | chancho, cochino, cochinito, marrano, puerco, lechón, cerdito, gorrino
cow = | novilho, vaquinha, bezerrinho | becerro, vaquita, ternerito, novillo
goat = | cabritinho | chivo, chivito
horse = | | pony, poni, potrillo
hamster = | porquinho da índia | cuy, cuyo, cobayo, cuyito, jámster
cat = | bichano, gatinha | michi, michito, minino
lady-beetle = | | san antonito, vaquita de san antonio, chinita, mariquita
bug = | bicho-de-conta, bicho de conta, tatuzinho, tatuzinho-de-jardim, tatuzinho de jardim | chanchito de tierra, bicho bolita, marranito, cochinita
binoculars = | | largavistas, prismático
bus = | busão, buseta | buseta, busito, colectivo
washing-machine = | lava-louças, lava-loiças, máquina da loiça, máquina da roupa | lavarropas, lavarropa, lavaplatos eléctrico
bin = | | caneca de la basura, caneca, basurero, zafacón
speaker-high-volume = | coluna de som, caixinha de som | parlante, bocina, bafle, parlantito
screwdriver = | | desarmador, atornillador
clamp = | | alicate
gloves = | | mitón, mitones
ribbon = | totó, xuxinha, xuquinha, elástico do cabelo, elástico de cabelo | cintillo, balaca, pinche, coletero, liga del pelo, gomita del pelo, colita
billed-cap = | | jockey, cachucha, visera
straw-hat = | | chupalla
potty = | troninho | bacinilla, bacinica, pelela, nica
swimsuit = | fato de banho, biquíni, biquini | vestido de baño, ropa de baño, bikini, biquini, malla de baño, enteriza
shorts = | sunga, calção de banho | pantaloneta de baño, short de baño, sunga
pen = | | esfero, lapicero
puzzle-piece = | puzle | puzzle, puzle
tooth = | dentinho | dientecito, dientito
ring-cake = | | rosca, rosca de reyes, roscón de reyes
bread = | panetone, cacetinho, pão de forma, carcacinha | panetón, pan dulce de navidad
owl = | mocho | mochuelo
flippers = | nadadeira, nadadeiras, barbatana | aleta
crutch = | canadiana, canadianas |
rope = | | piola, mecate
doughnut = | filhós, filhoses, sonho, malassada | buñuelo, rosquilla
candy = | beijinho de coco, bombinha de chocolate, rebuçadinho | gomita, caramelito, dulcecito
glass-of-milk = | leite com chocolate, leite com achocolatado | chocolatada, leche chocolatada, leche con chocolate, chocomilk
hot-beverage = | | cola cao, colacao
`;
