/** Each line: what is worn, then whoever is known by it, in English, Portuguese and Spanish. */
const lines = `
pirate-hat = pirate pirata
witch-hat = witch wizard sorcerer sorceress hermione bruxa bruxo feiticeiro feiticeira bruja brujo hechicero
crown = princess prince king queen cinderella elsa anna belle wise caspar melchior balthazar herod rapunzel princesa príncipe rei rainha rey reina
santa-hat = santa elf elves duende elfo
clown-wig = clown palhaço palhaça payaso payasa
peaked-cap = police policeman policewoman officer pilot captain polícia policía piloto capitão capitán
fire-helmet = firefighter fireman firewoman bombeiro bombeira bombero bombera
chef-hat = chef cook baker cozinheiro cozinheira padeiro cocinero cocinera panadero
nurse-cap = nurse enfermeira enfermeiro enfermera enfermero
hard-hat = builder workman pedreiro albañil
stage-hat = magician conjurer mágico ilusionista mago
scarf = shepherd joseph mary innkeeper granny
straw-hat = cowboy cowgirl farmer scarecrow vaqueiro espantalho vaquero espantapájaros
postal-cap = postman postwoman mailman carteiro cartero
cape = superhero superheroine vampire dracula superwoman supergirl robin batman superman spiderman super-herói super-heroína superhéroe superheroína vampiro homem-aranha super-homem hombre-araña súper-homem hulk
helmet = astronaut knight soldier viking roman gladiator racer astronauta cavaleiro caballero
lab-coat = scientist doctor vet cientista médico médica doctora científico científica
`;

const table = new Map(
  lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [picture = '', words = ''] = line.split(' = ');
      return words.split(' ').map((word) => [word, picture] as const);
    }),
);

/** What somebody wears who is dressed as this: a pirate's hat, a queen's crown. Undefined for whoever is known by nothing. */
export const costumeOf = (word: string): string | undefined => table.get(word.toLowerCase());

/** Every picture of the table. */
export const costumePictures = (): string[] => [...new Set(table.values())];
