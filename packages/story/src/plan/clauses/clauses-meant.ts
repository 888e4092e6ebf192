import type { Clause } from '../../reading/clause.ts';
import { withoutAllOfIt } from './all-of-it.ts';
import { withAudience } from './applause.ts';
import { withoutAnybodySaid } from './anybody-said.ts';
import { withBareStarts } from './bare-start.ts';
import { befalling } from './befallen.ts';
import { withCauses } from './causes.ts';
import { withDatives } from './datives.ts';
import { toPlaces } from './destination.ts';
import { asInDiary } from './diary.ts';
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
import { turnedOver } from './turned-over.ts';
import { withToldLooks } from './told-looks.ts';
import { namedBefore } from './named-before.ts';
import type { PlanRequest } from '../plan-request.ts';
import { withTopicDeeds } from './topic-deeds.ts';
import { withUndergone } from './undergone.ts';
import { uphill } from './uphill.ts';
import { withWhichOne } from './which-one.ts';

/** The clauses of a text as they are meant: plain deeds for figures of speech, objects and subjects that were left out. */
export function clausesMeant(request: PlanRequest): readonly Clause[] {
  const { text, language } = request;
  const clauses = withUndergone(withFlownOff(withTopicDeeds(request), language), language);
  const told =
    language === 'en'
      ? withoutGoingTo(
          withCauses(
            withoutGetPassives(
              withoutPartitives(
                withTakenAlong(withParticleFirst(clauses.map(feedingThemselves).map(slippedOn), text), text),
                text,
              ),
              text,
            ),
          ),
          text,
        )
      : withoutFeedingTwice(
          withFronted(withHomographs(takersToo(withSaidUntil(clauses, text), text), language), language),
          text,
        ).map((clause) =>
          turnedOver(
            byTelephone(
              inClothes(meeting(drivenThere(inSense(clause, language), language), language), language),
            ),
            language,
          ),
        );
  const deeds = withoutTimesTold(told, request).map((each) => {
    const clause = withoutAllOfIt(withoutAnybodySaid(each), text);
    const plain = language === 'en' ? calledOver(withSport(withWhichOne(clause)), text) : clause;
    return uphill(plainDeed(plain, request), language);
  });
  const hosted = withHosts(withOwnRelatives(deeds, request), request);
  const meantClauses =
    language === 'en'
      ? withSoThat(withResults(withCrowdsMeant(hosted), text), text)
      : withPiecesOf(
          withMounts(withObjects(rollingOn(befalling(hosted, language)), language), language).map((clause) =>
            toPlaces(
              inArms(
                toldByObject(withDatives(withSnowFigures(clause, text, language), language), language),
                language,
              ),
              language,
            ),
          ),
          language,
        );
  const toldClauses = withToldLooks(
    asInDiary(
      withBareStarts(withAudience(withIdentified(meantClauses, language), language, text), request),
      request,
    ),
  );
  const namedClauses = withSenses(
    withoutMaterials(
      namedBefore(
        markedLifeless(withShapes(withGuises(withLetGo(toldClauses), language), language), request),
        language,
      ),
      language,
    ),
    request,
  );
  return language === 'en' ? withFittingAntecedents(namedClauses, text) : namedClauses;
}
