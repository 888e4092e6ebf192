/** What is rather done to somebody than to a thing. */
export const forSomebody =
  /^(?:hug|kiss|comfort|help|stroke|tickle|talk|shout|whisper|wave|hold-hands|phone|cheer|groom|piggyback)$/;
/** What nobody does to people: 'them' are things. */
export const ofThings: ReadonlySet<string> = new Set(
  'eat drink put-in take-out open cook slice cut pour drop build read write paint put-on count dig throw flip tie measure'.split(
    ' ',
  ),
);

/** Of these nobody could be meant by 'lo' and 'o': nobody is glued or eaten. */
export const ofThingsAlone = /^(?:eat|drink|open|slice|pour|build|read|write|dig)$/;
