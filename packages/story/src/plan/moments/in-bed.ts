import { isAnimal, isGrownUp } from '@milestoon/cast';
import type { People } from '../../world/people/people.ts';
import type { Act, Moment, Seen } from '../plan.ts';

/** Covers one lies under: whoever is under them is in bed. */
const underCovers =
  /(?<!\p{L})(?:(?:under|beneath|underneath) (?:the|his|her|their|my|our) (?:bed)?(?:covers?|blankets?|duvet|quilt|sheets|clothes)|(?:debaixo|por baixo|embaixo) d(?:os|as|o|a)(?: seus?| suas?| meus?)? (?:cobertor(?:es)?|lençóis|edredão|edredom|mantas?|cobertas?|colcha)|(?:debajo de|bajo) (?:las?|el|los|sus?) (?:mantas?|sábanas?|cobijas?|edredón|colcha|frazadas?|cobertor(?:es)?))(?!\p{L})/iu;
/** Pulled up over somebody: not folded, spread on the grass or carried. */
const coversUp =
  /(?<!\p{L})(?:(?:pull|draw|tuck|put|lay|drape|straighten|smooth)\p{L}* (?:up )?(?:the|a|his|her) (?:\p{L}+ )?(?:covers?|blankets?|duvet|quilt|sheets) (?:up|over|round|around|to|back over)|cover\p{L}* \p{L}+ (?:up )?with (?:the|a|his|her) (?:\p{L}+ )?(?:blanket|duvet|quilt|covers?)|(?:pux|tap|cobr|aconcheg|agasalh)\p{L}*(?: \p{L}+){0,3} (?:com )?(?:[oa]s?|um|uma) (?:cobertor|manta|edredão|edredom|lençol|lençóis|coberta)|(?:sub|tap|cubr|arrop|ech)\p{L}*(?: \p{L}+){0,3} (?:con )?(?:las?|el|los|una?|su) (?:manta|mantita|sábanas?|cobija|edredón|colcha|frazada))(?!\p{L})/iu;
const inBed =
  /(?<!\p{L})(?:in (?:(?:his|her|their|the) )?bed|(?:na|n[oa] sua|à) (?:cama|caminha)|en (?:la|su) (?:cama|camita))(?!\p{L})/iu;
const goodNight = /(?<!\p{L})(?:good ?night|night-night|boa noite|buenas noches)(?!\p{L})/iu;
const elsewhere =
  /(?<!\p{L})(?:sofa|couch|armchair|(?:living|sitting|dining|play) ?room|lounge|kitchen|garden|tent|grass|beach|pram|pushchair|fire|fireplace|campfire|film|movie|telly|tv|television|sofá|sala|cozinha|cocina|lareira|fogueira|chimenea|hoguera|filme|película|peli|jardim|jardín|tenda|relva|praia|carrinho|tienda|sillón|hierba|playa|cochecito)(?!\p{L})/iu;

/** What is done to somebody who stays lying or sitting for it. */
const doneToLying =
  /^(?:kiss|hug|embrace|comfort|pet|stroke|whisper|tickle|read|sing|talk|wave|pull|put-down|wipe|hold-hands|look|hold|reach)$/;
const doneUnderCovers = /^(?:read|hide|look|talk|whisper|laugh|hold|sit|write|eat|watch|play-music|cry)$/;
const covers = /^(?:blanket|bed|sheet|duvet|quilt)$/;
const bedside =
  /(?<!\p{L})(?:bedside|night ?stand|night-?light|mes(?:a|inha) de cabeceira|luz de presença|mesi(?:ta|lla) de noche|mesilla|mesa de noche|luz de noche|lamparita)(?!\p{L})/iu;
const atHome = (moment: Moment): boolean =>
  moment.place.set === null || /^(?:bedroom|living)$/.test(moment.place.set);

const roleOf = ({ all }: Pick<People, 'all'>, id: string) =>
  all.find(({ person, kind }) => kind === 'person' && person.id === id)?.person.role;
/** A baby lies in a cot. */
export function isChild(people: Pick<People, 'all'>, id: string): boolean {
  const role = roleOf(people, id);
  return role !== undefined && role !== 'baby' && !isAnimal(role) && !isGrownUp(role);
}
export const isOld = (people: Pick<People, 'all'>, id: string): boolean =>
  isGrownUp(roleOf(people, id) ?? 'hero');

/**
 * Whoever is kissed good night, covered up or kissed 'in bed' is in it, and so is whoever reads under the covers: they
 * do not stand or sit on the floor before it.
 */
export function tuckedIn(moment: Moment, text: string, people: Pick<People, 'all'>): Moment {
  const told = wordsOf(moment, text);
  const isDen = moment.acts[0]?.action === 'hide' && /(?:blanket|manta|cobija)/i.test(told);
  const isUnderCovers = underCovers.test(told) && !isDen && !/bibliote|library/i.test(told);
  if (moment.mode !== 'done' || elsewhere.test(told)) return moment;
  if (!atHome(moment) && !(isUnderCovers && moment.place.set === 'library')) return moment;
  if (bedside.test(told)) return { ...moment, place: { ...moment.place, set: 'bedroom' } };
  const [lead] = moment.acts;
  if (!lead) return moment;
  if (isUnderCovers && isChild(people, lead.who) && doneUnderCovers.test(lead.action))
    return inBedOf(
      moment,
      lead.who,
      moment.acts.map(
        (act): Act => (act === lead && /^(?:hide|sit)$/.test(act.action) ? { ...act, action: 'look' } : act),
      ),
    );
  if (!isOld(people, lead.who) || !doneToLying.test(lead.action)) return moment;
  const isCovered = coversUp.test(told) && (moment.place.set === 'bedroom' || lead.to !== undefined);
  if (!isCovered && !inBed.test(told) && !goodNight.test(told)) return moment;
  const whom = lead.to ?? (isCovered ? 'hero' : undefined);
  if (!whom || !isChild(people, whom)) return moment;
  const { thing: _cover, ...free } = lead;
  const doing: Act = isCovered ? { ...free, action: 'put-down', to: whom } : lead;
  const others = moment.acts.filter((act) => act !== lead && act.who !== whom);
  const asleep = moment.acts.find(({ who, action }) => who === whom && /^(?:sleep|lie-down)$/.test(action));
  const acts: Act[] = [
    doing,
    ...others,
    asleep ?? { who: whom, action: 'look', emotion: 'happy', to: lead.who, exact: true },
  ];
  return inBedOf(goodNight.test(told) ? { ...moment, time: moment.time ?? 'night' } : moment, whom, acts);
}

/** With what stands behind the verb: 'hugged him goodnight'. */
const wordsOf = ({ told: [from, to] }: Moment, text: string): string =>
  text.slice(from, to) + (/^(?:\s+[^\s.!?;,]+){0,3}/u.exec(text.slice(to))?.[0] ?? '');

function inBedOf(moment: Moment, of: string, acts: Act[]): Moment {
  const bed: Seen = { picture: 'bed', how: 'support', of };
  return {
    ...moment,
    place: { ...moment.place, set: 'bedroom' },
    acts,
    seen: [...moment.seen.filter(({ picture }) => !covers.test(picture)), bed].slice(-8),
  };
}
