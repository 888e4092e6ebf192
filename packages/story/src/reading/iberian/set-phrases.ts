import type { Token } from '../token.ts';

const plainly = ({ form: _form, person: _person, ...token }: Token): Token => ({ ...token, part: 'adverb' });

/** Verbs of two or three words: their words, and the verb they are. */
const verbs: readonly (readonly [first: RegExp, behind: readonly RegExp[], lemma: string])[] = [
  [/^(?:deixar|dejar)$/, [/^(?:cair|caer)$/], 'deixar_cair'],
  [/^echar$/, [/^de$/, /^menos$/], 'extrañar'],
  [/^echar$/, [/^en$/, /^falta$/], 'extrañar'],
  [/^(?:dar)$/, [/^(?:por)$/, /^(?:falta)$/], 'reparar'],
  [/^(?:darse|dar)$/, [/^(?:cuenta|conta)$/], 'reparar'],
  [/^(?:tomar|coger)$/, [/^en$/, /^(?:brazos|brazo)$/], 'abrazar'],
  [/^(?:pegar)$/, [/^(?:ao)$/, /^(?:colo)$/], 'abraçar'],
  [/^dar$/, [/^(?:colo|colinho)$/], 'abraçar'],
  [/^dar$/, [/^(?:boa|boas|bom|bons|buenas|buenos)$/, /^(?:noites?|dias?|tardes?|noches|días)$/], 'saludar'],
  [
    /^dar$/,
    [
      /^(?:os|as|las|los)$/,
      /^(?:boa|boas|bom|bons|buenas|buenos)$/,
      /^(?:noites?|dias?|tardes?|noches|días)$/,
    ],
    'saludar',
  ],
  [/^hacer$/, [/^(?:el|la)$/, /^dormid[oa]$/], 'dormir'],
  [/^poner$/, [/^de$/, /^nombre$/], 'llamar'],
  [/^llevar$/, [/^puest[oa]s?$/], 'usar'],
  [/^(?:pasar|passar)$/, [/^(?:la|a)$/, /^(?:noche|noite)$/], 'dormir'],
  [/^(?:jogar|brincar)$/, [/^às escondidas$/], 'esconder-se'],
  [/^jugar$/, [/^a$/, /^l[ao]s?$/, /^(?:escondidas?|escondidillas?)$/], 'esconderse'],
  [/^jugar$/, [/^al$/, /^(?:escondite|escondidas)$/], 'esconderse'],
  [/^brincar$/, [/^de$/, /^(?:esconde-esconde|pique-esconde|esconder)$/], 'esconder-se'],
  [/^brincar$/, [/^de$/, /^(?:pega-pega|pique-pega|pique|pegar)$/], 'correr'],
  [/^(?:jogar|brincar)$/, [/^à$/, /^apanhada$/], 'correr'],
  [/^tomar$/, [/^conta$/], 'cuidar'],
  [/^(?:portar|comportar)$/, [/^(?:bem|bien|mal)$/], 'portar'],
];

/** 'Deixou cair o prato', 'echa de menos a su papá': several words that are one verb. */
export function setPhrases(tokens: readonly Token[]): Token[] {
  const read = [...tokens];
  for (const [i, token] of tokens.entries()) {
    if (token.part !== 'verb') continue;
    const at = tokens.flatMap(({ clitic }, k) => (k > i && k < i + 8 && !clitic ? [k] : []));
    const found = verbs.find(
      ([first, behind]) =>
        first.test(token.lemma) && behind.every((word, k) => word.test(tokens[at[k] ?? -1]?.lower ?? '')),
    );
    if (!found) continue;
    const [, behind, lemma] = found;
    read[i] = { ...token, lemma };
    for (const k of at.slice(0, behind.length)) read[k] = plainly(tokens[k] as Token);
  }
  return read;
}
