import { genderOf } from '../../people/gender.ts';
import type { Phrase } from '../../reading/clause.ts';
import type { Registry } from './registry.ts';
import type { Somebody } from './somebody.ts';

/** 'danad-' stands for 'danado' and 'danada'. */
const list = (written: string): ReadonlySet<string> =>
  new Set(
    written
      .trim()
      .split(/\s+/)
      .flatMap((word) => (word.endsWith('-') ? ['o', 'a'].map((end) => word.replace('-', end)) : word)),
  );

/** What families call a child for how it is, in Portuguese and Spanish. */
const epithets = list(`
  danad- danadinh- danadão bichinh- piolh- piolhinh- sapeca traquina traquinas pestinha peste lambão lambona gulos- marot-
  espertinh- espertalhão espertalhona malandr- malandrec- bonit- bonitinh- bonitão bonitona lind- lindinh- fof- fofinh-
  reguila ranhos- patife safad- safadinh- levad- arteir- atrevid- teimos- valentão valentona coitad- coitadinh- tadinh-
  pequerruch- pequenot- pequenin- baixinh- gordinh- magrinh- ruivinh- aniversariante craque atleta campeão campeã
  profissional espoleta dengos- manhos- birrent- fujão fujona comilão comilona mandão mandona chorão chorona dorminhoc-
  tagarela preguiços- desastrad- medros- princesinha diabinh- bebezão pimpolh- fedelh-
  enan- granuja pillo pilla pillín pillina diablill- travies- sinvergüenza canij- pequeñaj- bribón bribona valiente valente
  tragón tragona glotón glotona guap- guapetón guapetona precios- pobre pobrecit- angelit- campeón campeona festejad-
  cumpleañer- gamberr- gordit- flaquit- negrit- chinit- tramposo tramposa cabezota mandón cotilla jefaz- jefecit- listill-
  comelón comelona dormilón dormilona llorón llorona miedos- pícar- picarón picarona revoltos- consentid- chiquitín
  chiquitina princesita inquiet- condenad- payasete loquit- tremend- gordi peladit-
`);
/** Words of one ending for both sexes. */
const ofEither =
  /(?:ista|ota|illa|peste|inha|sapeca|traquina|reguila|espoleta|atleta|tagarela|granuja|cotilla)$/;

/** An animal by what it is, whichever it is. */
const beasts = /^(?:bich(?:o|a|inho|inha|ito|ita)|animal|animalzinho|animalito|bestia)$/;

/** Is said of whoever acted just now, or of somebody else. */
const grownUps = /^(?:mulher|mujer|homem|hombre)$/;
const elders =
  /^(?:mulher|mujer|homem|hombre|señora?|senhora?|velh[oa]|véi[oa]|velhinh[oa]|viej[oa]|viejit[oa]|ancian[oa]|don)$/;

const definite =
  /^(?:el|la|al|o|a|à|ao|mi|(?:[oa] )?(?:meu|minha|noss[oa])|nuestr[oa]|ese|esa|ess[ea]|est[ea]|esta|aquel|aquella)\s/i;

const sexOf = (word: string): Somebody['sex'] => {
  if (ofEither.test(word) && !/(?:inh|it)a$/.test(word.replace(/^pest/, ''))) return undefined;
  return /[aã]$/.test(word) ? 'girl' : /(?:o|ão|ón|ín)$/.test(word) ? 'boy' : undefined;
};

/**
 * Who is meant by 'o danado', 'la enana', 'a nossa piolha': the child of the story, unless the word is of the other sex and
 * somebody was spoken of to whom it fits; by 'o bicho' the animal that was spoken of last.
 */
export function byEpithet({ all, hero, options }: Registry, phrase: Phrase): Somebody | null {
  const { head, text, plural, name, of, owner } = phrase;
  const word = head.toLowerCase();
  if (options.language === 'en' || plural || name || (of && of !== 'casa') || !definite.test(text))
    return null;
  const latest = (fits: (each: Somebody) => boolean): Somebody | undefined =>
    all
      .filter((each) => each.lastNamed >= 0 && !each.person.only && fits(each))
      .toSorted((a, b) => b.lastNamed - a.lastNamed)[0];
  const animal = beasts.test(word) ? latest(({ kind }) => kind === 'animal') : undefined;
  if (animal) return animal;
  // 'Mi suegro … El señor se rió': the one who was spoken of just now.
  if (elders.test(word) && !owner) {
    const sexTold = /a$|^mu(?:lh|j)er$/.test(word) ? 'girl' : 'boy';
    const last = latest(({ kind, person }) => kind === 'person' && person.id !== 'hero');
    // 'A vó Zefa pegou o véu. A mulher dançou': nobody else has been spoken of since.
    const isJustNow = (last?.lastActed ?? -9) >= Math.max(...all.map((each) => each.lastActed));
    if (grownUps.test(word) && !isJustNow) return null;
    const isElder = /^(?:grandmother|grandfather|man|woman)$/.test(last?.person.role ?? '');
    return last && isElder && (last.sex ?? sexTold) === sexTold ? last : null;
  }
  if (!epithets.has(word)) return null;
  const sex = sexOf(word);
  const own = options.childSex ?? genderOf(options.childName);
  if (!sex || !own || sex === own) return hero;
  return latest((each) => each !== hero && each.kind !== 'toy' && (each.sex ?? sex) === sex) ?? null;
}
