/** Endings of English nouns by which somebody is what they do: 'audiologist', 'photographer', 'childminder'. */
const endings =
  /(?:ologist|ographer|ometrist|otomist|aesthetist|esthetist|thodontist|iatrist|minder|hostess|stress|setter|monger|smith|wright|keeper|worker|catcher|spotter|chaser|boarder|walker|maker|cutter|jack|hander|comber|mistress|trooper|cyclist|planner|tamer|charmer|feeder|mate|bro|folk)$/;

const plain = new Set(
  (
    'binman garbo garbologist ma’am cabbie climber camper commuter tattooist beautician cleaner painter-decorator auctioneer vagrant ' +
    'estate-agent postie physio osteopath chiropractor anaesthetist therapist higgler hawker vendor trader tinker lollipop-lady ' +
    'copper bobby carer au-pair nan-next-door ticket-man ice-cream-man doctor-man parky wifey auldwife oldster codger ' +
    'triplet quad tot tiddler mite bairn wean ankle-biter teenager tween preteen schoolkid schoolgirl schoolboy ' +
    'groundsman groundskeeper greenkeeper lifeboatman stagehand roadie compere emcee puppeteer ventriloquist mascot ' +
    'sidesman sexton sacristan verger churchwarden chorister organist busker bandleader bandmaster drum-major ' +
    'homeowner houseguest bystander onlooker heckler latecomer newcomer ringleader granddad-next-door'
  ).split(' '),
);
/** What machines and things are called that do somebody's work. */
const things = /^(?:keyboarder|dishwasher|cleaner)$/;
const ofThings = /^(?:vacuum|pipe|window|carpet|toilet|oven|drain|steam|pool)$/;

/** What does somebody's work in a hand, whoever else may be called so: 'rinsed it with the sprayer'. */
const tools =
  /^(?:sprayer|scrubber|sweeper|peeler|toaster|slicer|roller|planter|printer|scanner|sander|squeezer|masher|trimmer|clipper|straightener|grinder|strimmer|steamer|poker|grabber|stirrer|blower|streamer|popper|feeder|waterer|slider|tipper|stapler|mixer|blender|strainer|sprinkler|duster|scraper|smoother|shaker|picker)$/;
/** Whether a noun that a person may be called by is a tool where no name or trade stands beside it. */
export const isTool = (head: string): boolean => tools.test(head.toLowerCase());

/** Whether an English noun of which the dictionary says nothing, or a thing, is what somebody is called. */
export const isPersonNoun = (head: string, qualities: readonly string[] = []): boolean => {
  const word = head.toLowerCase();
  if (things.test(word) && (word !== 'cleaner' || qualities.some((each) => ofThings.test(each))))
    return false;
  return plain.has(word) || endings.test(word);
};
