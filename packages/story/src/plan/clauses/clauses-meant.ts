import type { Clause } from '../../reading/clause.ts';
import { withoutAllOfIt } from './all-of-it.ts';
import { withAppositions } from './appositions.ts';
import { withAudience } from './applause.ts';
import { withoutAnybodySaid } from './anybody-said.ts';
import { withBareStarts } from './bare-start.ts';
import { befalling } from './befallen.ts';
import { withCauses } from './causes.ts';
import { withDatives } from './datives.ts';
import { toPlaces } from './destination.ts';
import { asInDiary } from './diary.ts';
import { withObjectsTold } from './english-objects.ts';
import { withEnglishTurns } from './english-turns.ts';
import { withFronted } from './fronted.ts';
import { withoutGoingTo } from './go-and-do.ts';
import { withoutPartitives } from './one-of-them.ts';
import { withFittingAntecedents } from './fitting-antecedent.ts';
import { drivenThere } from './driven-there.ts';
import { feedingThemselves, withoutFeedingTwice } from './feeding.ts';
import { withoutGetPassives } from './get-passives.ts';
import { withFlownOff } from './flown-off.ts';
import { withGuises } from './guises.ts';
import { withLetGo } from './let-go.ts';
import { withHosts } from './hosts.ts';
import { withHomographs } from './homographs.ts';
import { inSense } from './iberian-senses.ts';
import { withIdentified } from './identified.ts';
import { withItBefore } from './it-before.ts';
import { inArms } from './in-arms.ts';
import { inClothes } from './in-clothes.ts';
import { markedLifeless } from './lifeless.ts';
import { rollingOn } from './rolls-on.ts';
import { withSenses } from './sensed.ts';
import { withoutMaterials, withShapes } from './shapes.ts';
import { meeting } from './meeting.ts';
import { withMounts } from './mounted.ts';
import { toldByObject } from './told-by-object.ts';
import { withObjects } from './left-out-object.ts';
import { withParticleFirst } from './particle-first.ts';
import { byTelephone, calledOver } from './phoning.ts';
import { withOwnRelatives } from './own-relatives.ts';
import { withoutNoDeed } from './no-deed.ts';
import { withPiecesOf } from './pieces.ts';
import { plainDeed } from './plain-deed.ts';
import { slippedOn } from './slipped-on.ts';
import { withSnowFigures } from './snow-figures.ts';
import { withSoThat } from './so-that.ts';
import { withSport } from './sports.ts';
import { withCrowdsMeant, withResults } from './they.ts';
import { takersToo, withTakenAlong } from './taken-along.ts';
import { withSaidUntil } from './said-until.ts';
import { withoutTimesTold } from './times-told.ts';
import { toTheEnd } from './to-the-end.ts';
import { turnedOver } from './turned-over.ts';
import { withToldLooks } from './told-looks.ts';
import { namedBefore } from './named-before.ts';
import type { PlanRequest } from '../plan-request.ts';
import { all, allOfLanguage, allOfText, each, eachOfLanguage, eachOfText, type Step } from './steps.ts';
import { withTopicDeeds } from './topic-deeds.ts';
import { withUndergone } from './undergone.ts';
import { uphill } from './uphill.ts';
import { withWhichOne } from './which-one.ts';

/** Who does it, where the grammar puts somebody else or nobody, and what is only a turn of phrase. */
const first: readonly Step[] = [
  (clauses, request) => withTopicDeeds({ ...request, clauses }),
  allOfText(withAppositions),
  allOfLanguage(withFlownOff),
  allOfLanguage(withUndergone),
];

const english: readonly Step[] = [
  (clauses, { text, childName }) => withItBefore(clauses, text, childName),
  each(feedingThemselves),
  each(slippedOn),
  allOfText(withObjectsTold),
  all(withEnglishTurns),
  allOfText(withParticleFirst),
  allOfText(withTakenAlong),
  allOfText(withoutPartitives),
  allOfText(withoutGetPassives),
  all(withCauses),
  allOfText(withoutGoingTo),
];

const iberian: readonly Step[] = [
  allOfText(withSaidUntil),
  allOfText(takersToo),
  allOfLanguage(withHomographs),
  allOfLanguage(withFronted),
  allOfText(withoutFeedingTwice),
  eachOfLanguage(inSense),
  eachOfLanguage(drivenThere),
  eachOfLanguage(meeting),
  eachOfLanguage(inClothes),
  eachOfText(byTelephone),
  eachOfLanguage(turnedOver),
];

const plainly: readonly Step[] = [
  withoutTimesTold,
  withoutNoDeed,
  each(withoutAnybodySaid),
  eachOfText(withoutAllOfIt),
];

const plainEnglish: readonly Step[] = [
  each(withWhichOne),
  each(withSport),
  eachOfText(byTelephone),
  eachOfText(calledOver),
];

const deeds: readonly Step[] = [
  eachOfLanguage(toTheEnd),
  each(plainDeed),
  eachOfLanguage(uphill),
  withOwnRelatives,
  withHosts,
];

const laterEnglish: readonly Step[] = [all(withCrowdsMeant), allOfText(withResults), allOfText(withSoThat)];

const laterIberian: readonly Step[] = [
  allOfLanguage(befalling),
  all(rollingOn),
  allOfLanguage(withObjects),
  allOfLanguage(withMounts),
  (clauses, { text, language }) => clauses.map((clause) => withSnowFigures(clause, text, language)),
  eachOfLanguage(withDatives),
  eachOfLanguage(toldByObject),
  eachOfLanguage(inArms),
  eachOfLanguage(toPlaces),
  allOfLanguage(withPiecesOf),
];

/** What things and people are, once it is known who does what. */
const last: readonly Step[] = [
  allOfLanguage(withIdentified),
  (clauses, { text, language }) => withAudience(clauses, language, text),
  withBareStarts,
  asInDiary,
  all(withToldLooks),
  all(withLetGo),
  allOfLanguage(withGuises),
  allOfLanguage(withShapes),
  markedLifeless,
  allOfLanguage(namedBefore),
  allOfLanguage(withoutMaterials),
  withSenses,
];

const inEnglish: readonly Step[] = [
  ...first,
  ...english,
  ...plainly,
  ...plainEnglish,
  ...deeds,
  ...laterEnglish,
  ...last,
  allOfText(withFittingAntecedents),
];
const inIberian: readonly Step[] = [...first, ...iberian, ...plainly, ...deeds, ...laterIberian, ...last];

/** The clauses of a text as they are meant: plain deeds for figures of speech, objects and subjects that were left out. */
export function clausesMeant(request: PlanRequest): readonly Clause[] {
  const steps = request.language === 'en' ? inEnglish : inIberian;
  return steps.reduce<readonly Clause[]>((clauses, step) => step(clauses, request), request.clauses);
}
