/**
 * Figures of speech and what they mean, one a line: what is said, as a regular expression, and the plain words, which are
 * never longer. `$1` and `$2` are what stands in brackets, `$s` 'he', 'she', 'I', 'we' or 'they' by the 'his' or 'her' of
 * what is said, `$o` him, her, me, us or them. Nothing behind the arrow: it says only how much.
 */
export const englishFigures = `
trick[- ]or[- ]treating > knocking on doors
(?<=(?:her|all her|birthday|christmas|of her) )presents(?! (?:the|an?|his|her|to|it)(?!\\p{L})) > gifts
roller[- ](skat|blad)(ed|es|ing)(?!\\p{L}) > roller$1$2
(?<=(?:rub|wip|dri|scrub|lick|towel|shak|shook|push|pull|kick|slam|bang|squash|squeez|sw[iu]ng|zip|crack|pry|pris|tear|tore|burst|forc|wash|brush|sw[e]+p|blow|blew|yank|shov|nudg)\\p{L}* (?:it|them) )(?:dry|clean|open|shut|free|loose|empty|smooth)(?=[.,;!?)]|$| (?:with|and|on|in|at|by|before|after|until|again|so|while|as|for|from|because|but)(?!\\p{L})) > 
(?<=\\p{Ll} )(?:himself|herself|themselves)(?= (?:handed|walked|carried|opened|called|phoned|answered|cooked|picked|served|waved|showed|came|gave|brought|took|said|told|made|got|went|wrote|drove|rang|sang|played|read)(?!\\p{L})) > 
(phoned|rang|called|emailed) (?:the )?lost property > $1
(?<=(?:bike|bicycle|stabili[sz]ers|training wheels)(?!\\p{L})[^]{0,300})rode (?:all|right) the way > cycled
(?<=(?:bike|bicycle|training wheels|stabilisers|pedals?|balance bike)(?!\\p{L})[^]{0,300})kept (?:on )?going > cycled
(?<=(?:swim|swam|swimming)(?!\\p{L})[^]{0,300})kept (?:on )?going > swam on
and (?:he|she|then )?was gone(?=[.!,]) > and ran off
(?:been )?rocking (?:back and forth )?on (?:his|her) hands and knees > crawling
broke (?:it|the fast|(?:his|her|my|their) fast) with(?= (?:an? |some |two |three )?(?:dates?|water|milk|samosas?|soup)(?!\\p{L})) > ate
(\\p{L}+), (?:I should say|I swear|I must say|mind you|no joke|no lie|bless (?:him|her|them)|God love (?:him|her|them|it)|God bless (?:him|her|them)|would you believe(?: it)?|if you please|poor (?:thing|love|lamb|mite|pet|bugger|sod|wee thing|wee soul|little thing)),(?=\\s(?!(?:he|she|it|they|we|I|you|the|an?|my|her|his|our|their|and|but|so|then)\\s)) > $1
I (?:don['’]?t|do not) mind (?:telling you|saying|admitting)(?: it)?,?|I['’]?m not (?:too |one bit )?(?:ashamed|afraid|proud|embarrassed) to (?:say|admit)(?: it)?,?|I should say,?|I['’]?ll admit(?: it)?,?|I will admit,?|I['’]?ve got to say,?|I gotta say,?|I won['’]?t lie,?|let me be honest,?|let me tell you,?|I can tell you,?|mind you,?|(?:I['’]?m )?not gonna lie,?|no word of a lie,?|hand on heart,?|God love (?:him|her|them|it),?|God help us,?|I ask you,? > 
I mean,?|you know what\\?,?|believe it or not,?|to be honest,?|to be fair,?|I must (?:say|admit),?|I have to (?:say|admit),?|I swear,?|needless to say,?|bless (?:him|her|them),?|long story short,?|let['’]s face it,?|if I['’]m honest,?|I kid you not,? > 
(?<!(?:do|did|if|as|when|before|how|that|what|let|should|would|could|can|will) )(?:you know|you see|you know what I mean|if you know what I mean|if you see what I mean)(?=\\s?[?,.!;]) > 
(?:I am|I['’]m) telling you(?! (?:the|a|an|about|to|what|how|now|not|this|that|why|where|so)(?!\\p{L})),?|I tell you(?: now| what)?,? > 
(?<=(?:thought|said|was like|went|so|and|well|oh|,) ),?here we go(?: again)?(?=[,.!;]) > 
(?:just |right |straight |soon |not long )?after (?:the|all the|all that|that|last night['’]s|a|some) (?:(?:heavy|big|bad|long|terrible|huge|first) )?(?:rain|storm|thunderstorm|downpour|rainstorm|snowstorm|blizzard)(?!\\s(?:began|started|came|hit|broke)) > 
(?<=[.!?] )it passed(?=\\.) > 
(?:it |then it |and it )?(?:just |absolutely |really |bloody well |bloody |properly |well and truly )*(?:bucketed|tipped it|chucked it)(?: down)?(?=[.!,;]| and(?!\\p{L})) > it rained
like (?:an?|the) (?:\\p{L}+ )?\\p{L}+ being (?:\\p{L}+)(?: (?:on|upon|over|at|by|off|out))?(?! (?:by|in|at|to)(?!\\p{L}))(?=[.,;!?]|$) > 
(?<=(?:^|[.!?;,:] |and |so |then |but |when ))(up|out|off|in|down|away|back|over|along) (comes?|came|goes|went|flew|flies|jumped|popped|ran|rolled|fell|shot|crawled|hopped|stepped|marched|sailed|climbed|walked) ((?:the|an?|my|our|his|her|their|this|that|one|another|two|three) (?:[\\p{L}'’-]+ ){0,2}?[\\p{L}'’-]+|(?!(?:to|for|into|onto|on|at|in|with|and|of|from|he|she|we|they|I|it|you|there|some|all|down|up|out|off|the|an?|my|our|his|her|their|this|that|one|another|two|three|back|straight|running|over|like|through)(?!\\p{L}))[\\p{L}'’-]+)(?=[.,;!?:)]|$| (?:and|with|in|on|into|onto|to|from|for|at|like|through|over|again|holding|carrying|wearing|covered|all|who|but|then|so|down|across|behind)(?!\\p{L})) > $3 $2 $1
(?<=(?:then|next|here|along|there) )(comes?|came) ((?:the|an?|my|our|his|her|their|this|that|one|another|two|three) (?:[\\p{L}'’-]+ ){0,2}?[\\p{L}'’-]+|(?!(?:to|for|into|onto|on|at|in|with|and|of|from|he|she|we|they|I|it|you|there|some|all|down|up|out|off|the|an?|my|our|his|her|their|this|that|one|another|two|three|back|straight|running|over|like|through)(?!\\p{L}))[\\p{L}'’-]+)(?=[.,;!?:)]|$| (?:and|with|in|on|into|onto|to|from|for|at|like|through|over|again|holding|carrying|wearing|covered|all|who|but|then|so|down|across|behind)(?!\\p{L})) > $2 $1
one of (?:the|his|her|my|our|their) (?:\\p{L}+ )?(boy|girl)s, (?!\\p{L}+(?:ing|ed),|(?:however|though|then|too|of|a|an|the|in|on|at)(?!\\p{L}))(\\p{L}[\\p{L}'’-]+), > the $1 $2
(?<=(?:bus|train|tram|matatu|minibus|tickets?|carriage|railway|driver)(?!\\p{L})[^]{0,400})conductor(?= (?:jumped|ran|shouted|got|came|said|let|gave|stopped|waved|smiled|laughed|took|asked|told|blew|held|helped|clipped|punched)) > guard
(?<!little |baby )burritos? > wrap
(?<=(?:team|club|squad|side|league), )the (?:\\p{L}+ )?\\p{L}+s(?=[,.;!?]| (?:they|and|who|that|which)(?!\\p{L})) > 
whose (?:\\p{L}+ ){0,2}\\p{L}+(?= (?:he|she|it|they|I|you|we|this|that) (?:is|was|were|are|had been)(?!\\p{L})) > who
you(?: are|['’]re) (?:the|a|an|my|our|such a) (?:\\p{L}+ )?(?:boss|star|champ|champion|best|hero|legend|genius|king|queen|princess|angel|winner|captain)(?=[,.!?;"”]|$| and) > 
(?:put|puts|tucked|slotted|stuck|buried|smashed|blasted|slammed|fired|curled|rolled|poked|bent|drilled|headed) (it|the ball|one) (?:straight |right |clean |neatly )?(?:in|into|to) the (?:(?:top|bottom|far|near|left|right) )*(?:corner|back) of the (?:net|goal) > kicked $1 in the net
(?:hand|spoon)[ -](feed(?:s|ing)?|fed) > $1
dripping (\\p{L}+)(?= (?:on|onto|over|all over|down)(?!\\p{L})) > spilling $1
(?<=, )no (?!(?:one|way|idea|longer|doubt|matter|more|less|wonder|problem|joke|lie|nonsense|questions?|tears|messing|sign)(?!\\p{L}))(?:\\p{L}+ )?\\p{L}+(?=[,.;!]) > 
the (?:big|tall|old|young|other|bald|fat|skinny|short) one with the (?:beard|moustache|mustache|bald head|tattoos?|hi[- ]vis) > the man
his (?:missus|missis) > a woman
the (?:fella|bloke|chap|geezer|feller|fellow)(?!\\p{L}| (?:from|next|at|who|called|behind)(?!\\p{L})) > the man
to be (?:honest|fair|frank) with (?:you|ye|yous|everyone),? > 
I (?:could(?:n['’]t| not) have told you|can['’]?t (?:even )?tell you|couldn['’]t tell you)(?: (?:what|who|where|which|how|why|when)[^.!?;]*)?(?=[.!?;]) > 
(?<=(?:goat|dog|cat|puppy|kitten|fox|gull|seagull|crow|magpie|horse|donkey|pony|cow|pig|lamb|sheep|parrot|squirrel|rabbit) )with (it|(?:the|his|her|my|our|a|one) (?:\\p{L}+ )?\\p{L}+) (?:already |still )?in (?:the|its|his|her) (?:mouth|beak|teeth|jaws) > holding $1
blew (?:a |some )?raspberr(?:y|ies) > giggled
blow (?:a |some )?raspberr(?:y|ies) > giggle
blowing (?:a |some )?raspberr(?:y|ies) > giggling
(?:a)?round the block > around
(?:my|the) old man(?! (?:of|in|from|with|who|next)) > my dad
the (?:missus|missis|wife(?! of| who)) > my wife
(my|our|the) (?:wee|little) one(?!s| of) > $1 bairn
(\\p{L}+), (?:sort|kind) of(?=[,.]) > $1
(\\p{L}+) (?:was|were|am|is) the ones? (?:who|that) > $1
it was me (?:who|that) > I
it was (\\p{Lu}\\p{L}+|\\p{L}+ \\p{L}+) who > $1
(?:nearly |almost )?died (?:of )?(?:laughing|laughter) > laughed
(?:nearly |almost )?died of (?:embarrassment|shame) > was shy
((?:laugh|giggl|howl|snort|cackl|cr[yi]|shriek|scream)\\p{L}*) so (?:much|hard|loud|loudly) (?:that )?(?:she|he|they|I|we)(?= (?!was|were|is|are|['’])\\p{L}) > $1 and
(\\p{L}+) so (?:hard|loud|loudly|fast|badly)(?: that)?(?= (?:the|his|her|my|our|their|an?|everybody|everyone) ) > $1, and
it (?:was|is|['’]s) ((?:an?|the|my|our|his|her|their) (?:\\p{L}+ )?\\p{L}+|dad|daddy|mum|mom|mummy|mommy|grandad|grandpa|granny|grandma|nan|nana) (?!(?:\\p{L}*thing|morning|evening|ring|king|string|spring|swing|wing|wedding|birthday|building|ceiling|painting|drawing|meeting|feeling|being|outing|pudding|clothing|duckling|darling|sibling|stocking|swimming|parking|camping|shopping|lightning)(?!\\p{L}))(\\p{L}{2,}ing)(?! (?:day|time|lesson|pool|bag|trip|shoes?|costume)(?!\\p{L})) > $1 was $2
(got|gets) ((?:(?!(?:him|her|me|us|them|you|it) )\\p{L}+ ){1,6})out of (the|a|an|his|her|their|my|our) (fridge|freezer|cupboard|drawer|bag|box|oven|boot|wardrobe|shed|garage|basket|bin|washing|dishwasher|pocket|backpack|toy|closet|pantry|tin|jar|packet|suitcase|purse) > took $2from $3 $4
(?<!(?:plane|rocket|bird|kite|balloon|helicopter|drone|pigeon|seagull|gull|duck|owl|jet|swan|goose|geese)s? )took off(?= (?:through|down|across|around|round|into|along|after|over|like|running|towards|toward|out)(?!\\p{L})) > ran
(?<!(?:plane|rocket|bird|kite|balloon|helicopter|drone|pigeon|seagull|gull|duck|owl|jet|swan|goose|geese)s? )takes off(?= (?:through|down|across|around|round|into|along|after|over|like|running|towards|toward|out)(?!\\p{L})) > runs
ice (?:pops|lollies|poles|lolly|pole) > sorbet
saved ((?:\\p{L}+ ){1,8})for > kept $1for
(?:(?:about|nearly|almost|roughly) )?the size of (?:an? |my |your |his |her |our |the )(?:(?:small|large|big|giant|little|tennis|golf|rugby|cricket|dinner|beach|family) )?\\p{L}+ > 
(?:in the )?(?:lashing|pelting|bucketing|teeming|hammering|pouring|driving) rain > in the rain
(?:(?:on|at|by) )?(?:(?:his|her|the|my|our|their|your) )?(?:first|second|third|fourth|fifth|next|last) (?:go|try|attempt)(?= (?:it|he|she|they|we|I|hit|was|went|\\p{L}+ed)(?!\\p{L})|,) > 
(?<=[.!?] )not (?:an?|the) \\p{L}+(?=[.!]) > 
(?:was|am|is|were|are|have been|has been|had been|['’]ve been|got down|went down|dropped) (?:down )?on (?:my|his|her|their|our) (?:hands and )?knees > knelt
(?:for|on|at|during) (?:the )?(?:Lunar|Chinese|Vietnamese|Korean) New Year(?:['’]s(?: Eve| Day)?)? > 
(it (?:snowed|was snowing|had snowed)) (?:all|the whole|through the|during the|in the) (?:night|day) > $1
(?:,? and|,? so|,)?(?: the| his| her| our)? (?:school|nursery|kindergarten|day-?care|preschool)s? (?:was|were|is|got) (?:closed|cancelled|canceled|off|shut)(?: for the day| today| early)?(?=[.,!;]|$| so | and ) > 
(?:Mother|Father|Grandparent|Valentine|Teacher)s?['’]?s?['’]? day (card|present|gift|breakfast|lunch|cake|picture|drawing) > $1
(?:for|on) (?:Mother|Father|Grandparent|Valentine|Teacher)s?['’]?s?['’]? day > 
(?:Mother|Father|Grandparent|Valentine|Teacher)s?['’]?s?['’]? day > the feast
it (?:had|['’]d) (?:rained|poured)(?: (?:all|hard|heavily|buckets|the whole|through the|during the|in the|most of the|for) ?(?:night|day|morning|week|weekend|evening|afternoon|days|weeks|hours)?)*(?: before)?(?:,? (?:so|and)(?!\\p{L})|[.,]) > 
the (?:pair|two) of them (?=(?:fast )?asleep) > them 
(two|three|four|five|some|most|all|both) of the (?:small|little|wee|young|tiny|older|younger|big|bigger|smaller|littler) ones > $1 children
(?<=(?:^|[.!?,;] |and |but |then |so |while |when ))(?:the|our) (?:small|little|wee|tiny|older|younger|bigger|smaller) ones(?= \\p{L}+(?:ed|t|an|ang|ept)(?!\\p{L})) > the kids
(?<=^|[.!?,;] )(everyone|everybody) (scream|laugh|cheer|shout|clapp|danc|howl|giggl|yell|roar|jump|wav|sobb|whoop|squeal|shriek|chant)ing(?=[.!,;]|$) > $1 $2ed
A&E|A and E|the emergency department > ER
(kiss(?:ed|es|ing)?) it better > $1 it
fish (?:and|&) chips > chips
went (?:on|for) a (?:long |little |big |short )?(?:bike|bicycle|cycle) (?:ride|tour|trip) > cycled
(kiss(?:ed|es|ing)?) POSS (?:knee|finger|hand|head|toe|elbow) better > $1 $o
over the moon|on cloud nine|in seventh heaven|on top of the world|tickled pink|walking on air|thrilled to bits > happy
made POSS (?:day|week|year|night) > pleased $o
full of beans > happy
(had|got|has|have|was|were) butterflies(?: in POSS (?:tummy|stomach|belly))? > was nervous
(\\p{Lu}\\p{L}+)['’]s (?:tummy|stomach|belly) (?:was |kept |started |began )?(?:growl|rumbl|grumbl|roar|gurgl|groan|complain)(?:s|e[sd]?|ed|ing) > $1 was hungry
(?:my|his|her|our|their) (?:tummy|stomach|belly) (?:was |kept |started |began )?(?:growl|rumbl|grumbl|roar|gurgl|groan|complain)(?:s|e[sd]?|ed|ing) > $s was hungry
(?:at|behind|by) the tills? > at the shop
on the till > in the shop
butterflies in POSS (?:tummy|stomach|belly) > nerves
(rain(?:ing|ed|s)?|pouring) cats and dogs > raining
(it(?:['’]s| was| is|['’]d been| had been)(?: \\p{L}+ly| still| just| already)?) (?:chuck|tipp|bucket|lash|pelt|hammer|teem|sheet|piss|pour|belt)ing(?: it)?(?: down)?(?: with rain| rain| outside)?(?=[.,!?;]| (?:and|so|when|but|as|while|all|this|that|today|on|at)(?!\\p{L})|$) > $1 raining
it (?:chuck|tipp|bucket|lash|pelt|hammer|teem|pour|belt)ed(?: it)? down(?: with rain| outside)? > it rained
(?:absolutely |really |properly )?(?:chuck|tipp|bucket|lash|pelt|hammer|teem|belt)ing(?: it)? down(?: with rain)?(?= (?:this|that|all|today|and|so|when|outside)(?!\\p{L})|[.,!]) > it rained
(?<!\\p{L} )(?:absolutely |really |still )?(?:rain|pour)ing (?:again|down|outside|hard|buckets|heavily)(?= (?:this|that|all|today|and|so|when)(?!\\p{L})|[.,!]) > it rained
the heavens opened|the skies opened > it rained
(began|started|beginning|starting) to spit(?= (?:with rain|outside|so|and|when)(?!\\p{L})|[.,!?]|$) > $1 raining
(?<=(?:is|was|were|be|been|being|['’]s|found it|made it|look|like|it all|just|simply) )(?:a piece of cake|a walk in the park|a breeze)(?! (?:for|with|from|at|on) (?:breakfast|lunch|tea|dinner|\\p{L}+ plate))|as easy as pie > easy
ants in POSS pants > fidgets
a frog in POSS throat > a cough
(?:the )?cat (?:has |had )?got POSS tongue > $s was shy
(sle(?:pt|eps?)|sleeping) like (?:a|an) (?:log|baby|lamb|rock|top|angel|little log) > $1
(?:as )?good as gold > good
(slow|slowly|proud|proudly|quiet|quietly|brave|gentle|careful|solemn|serious|strong|happy|stubborn|wise|pale|still|straight|neat|sly|tall|calm|hungry) as (?:an?|the) (?:bride|groom|king|queen|prince|princess|soldier|judge|priest|nun|surgeon|sailor|baby|kitten|cat|goat|donkey|elephant|hen|rooster|cockerel|monk|saint|giant|ghost) > $1
(count(?:s|ed|ing)?) sheep > $1
(?:ever )?since (?:he|she) was (?:just |only )?(?:a )?(?:tiny |little |wee |newborn )*(?:baby|toddler|newborn|bump) > 
(?:as )?cool as a cucumber > calm
(?:as )?(busy|quiet|brave|stubborn|proud|fit|hungry|strong|light|sly|free|pretty|poor|cunning|wise|blind|mad|gentle|slippery|sick|pleased|happy|thin|bald|dead|daft|bright|keen|clean|fresh|tough|smart|sharp|white|pale|flat|snug|thick|sound|right|steady|warm|deaf|old|fast|slow|cross|dry|hard|solid) as (?:(?:a|an|the|two|some) )?(?:bee|mouse|mice|lion|mule|peacock|punch|fiddle|horse|wolf|bear|ox|feather|fox|bird|picture|church mice|church mouse|owl|bat|hatter|lamb|eel|dog|dog with two tails|larry|clam|sandboy|rake|coot|dodo|brush|button|mustard|whistle|daisy|old boots|whip|razor|sheet|ghost|pancake|bug in a rug|thieves|bell|rain|rock|toast|post|hills|lightning|flash|snail|tortoise|bone|nails|statue) > $1
(?:hit|went through) the roof|blew POSS top|saw red|lost POSS (?:temper|rag|cool) > got angry
(?:went|goes|going|go) (?:absolutely |completely )?(?:bananas|nuts|wild|crackers|ballistic|bonkers) > cheered
head over heels > 
under the weather > ill
in hot water|in the doghouse|in a (?:right )?(?:pickle|jam) > in trouble
pulling POSS leg > teasing $o
pulled POSS leg > teased $o
pulled (?:himself|herself|myself) together > calmed down
POSS heart (?:just |nearly |completely |absolutely )?(?:melted|swelled|burst|leapt|soared) > $s smiled
POSS heart (?:just |nearly |completely |absolutely )?(?:sank|broke|ached) > $s was sad
POSS heart (?:just |nearly |completely |almost )?(?:stopped|skipped a beat|was in POSS mouth) > $s gasped
(?:broke|breaks) POSS heart > made $o sad
melt(?:ed|s) POSS heart > moved $o
a lump in POSS throat > tears
brought (?:a tear|tears) to POSS eyes? > made $o cry
not a dry eye in the (?:house|room|hall|church) > all cried
(cr(?:ied|ying|ies|y)) POSS (?:eyes|heart|little heart|little eyes) out > $1
(laugh(?:ed|ing|s)?) POSS (?:head|heads|socks) off > $1
(scream(?:ed|ing|s)?|shout(?:ed|ing|s)?|yell(?:ed|ing|s)?|cried|howl(?:ed|ing)?|bawl(?:ed|ing)?) (?:POSS (?:head|heads|lungs) (?:off|out)|the (?:whole )?(?:house|place|roof) down|blue murder) > $1
at the top of POSS (?:voice|voices|lungs) > loudly
brought the house down|stole the show > did very well
the apple of POSS eye > a darling
couch potato > lazybones
spill(?:ed|t) the beans|let the cat out of the bag > told
(?:kept|crossed|crossing) POSS fingers(?: crossed)? > hoped
fingers crossed > hopefully
(?:got|had|getting|getting) cold feet > was nervous
cost an arm and a leg > cost a lot
once in a blue moon > seldom
wild goose chase > long search
(?:a )?storm in a teacup > fuss
the (?:icing|cherry) on (?:the|top of the) cake|the cherry on top > the best of all
(at[ae]|eats?|eating) like (?:a|an) (?:horse|pig|bird|wolf) > $1
(sw[aiu]m(?:s|ming)?) like a (?:little )?(?:fish|dolphin|duck) > $1
(r[au]n(?:s|ning)?) like the (?:wind|clappers) > $1
(f[io]ught|fight|fighting) like (?:a )?cats? and dogs? > $1
like a house on fire > well
like a fish out of water > unhappily
like a bull in a china shop > wildly
like (?:a )?ducks? to water > well
like a dream|like clockwork|like a charm|like a glove > well
like (?:a flash|greased lightning|a shot|a rocket|a bullet|a bolt of lightning) > fast
a (?:bag|bundle) of nerves > nervous
bundle of joy > baby
on pins and needles|on tenterhooks|on the edge of POSS seats? > nervous
eyes (?:were |went )?(?:as (?:big|wide|round) as|like) (?:saucers|dinner plates|plates) > eyes wide
jaws? (?:hit the floor|dropped) > face
(?:the )?star of the show > best of all
(?:such |what )?an? (?:absolute |real |total |little )?star(?= today|[.!,]|$) > great
(?:cheeky|little) (?:monkey|monkeys|monster|devil|rascal|toad)|little (?:madam|terror) > rascal
night owl|early bird|social butterfly|party animal|dark horse > child
scaredy[- ]cat|cry[- ]?baby > coward
had (?:us|me|everyone|them|him|her) (?:all )?in (?:stitches|fits of laughter) > was funny
in stitches|in fits of (?:laughter|giggles) > laughing
in floods of tears|in bits > crying
(?:in the blink of an eye|in a flash|quick as a flash|in no time) > quickly
out of the blue > suddenly
by the skin of POSS teeth > barely
hit the (?:sack|hay) > slept
hit it off > got on
caught red[- ]handed > caught
(?:kept|keeping|keep|keeps) (?:an|a close|one) eye on > watched
roll(?:ed|s|ing) POSS eyes > frowned
(?:did not|didn't|didn’t|never|without) bat(?:ting|ted)? an (?:eyelid|eyelash|eye) > calmly
a face like thunder > an angry look
like (?:thunder|a wet weekend) > angry
(?:puppy|puppy[- ]dog) eyes > begging look
cat[- ]?nap > nap
dog[- ]tired > tired
bear[- ]hug > hug
(?:a )?crocodile tears > tears
(?:for )?donkey['’]s years > long
the penny dropped > $s knew
(?:a |an )?(?:emotional )?roller[- ]?coaster(?: of emotions| of feelings| of a (?:day|week|year)) > mixed
(?:was not|wasn't|wasn’t|is not|isn't|isn’t) POSS cup of tea > did not suit
the lion['’]s share > most
a bee in POSS bonnet > an idea
green with envy > jealous
down in the dumps > sad
head in the clouds > dreamy
black and blue > bruised
a sweet tooth > a love of sweets
green fingers|a green thumb > a gift
(?:would not|wouldn't|wouldn’t|does not|doesn't|could not|couldn't) hurt a fly > is kind
tied to POSS apron strings > shy
joined at the hip|two peas in a pod|like two peas in a pod > together
bit the dust > fell
on thin ice > in trouble
the elephant in the room > it
with flying colou?rs > well
every trick in the book > everything
the whole nine yards > it all
a fish out of water > lost
a new lease of life > energy
(?:a|the) spitting image of > like
spread POSS wings > try things
flew the nest > left home
in the same boat > alike
missed the boat > was late
(?:that|which) ship has sailed > it is over
rocked the boat > made trouble
pigs might fly|when pigs fly > never
hold your horses > wait
barking up the wrong tree > wrong
(?:a|the) needle in a haystack > hard to find
over POSS dead body > never
turned over a new leaf > changed
touch wood|knock on wood > hopefully
doon > down
oot > out
aboot > about
ower > over
hame > home
hoose > house
heid > head
wisnae|wasnae > wasn't
didnae > didn't
couldnae > couldn't
wouldnae > wouldn't
cannae > can't
dinnae > don't
isnae > isn't
bairn > child
bairns > kids
greetin > crying
coz|cos > as
blubbing > crying
gurning > crying
(?:but |and )?(?:please )?(?:don['’]?t|do not) ask(?: me)? (?:why|how|where|what|who|which)(?=[,.!;?]|$),? > 
as (\\p{L}+) as (?:you like|you please|can be|could be|anything|ever|all that) > $1
which (?:is|was|['’]s)(?: (?:just|so|very|really|pretty|kind of|almost))? (?:never|always|rarely|not|quite|hardly ever) (?:an? )?(?:good|great|bad|fun|ideal|easy|usual|normal|like (?:him|her|them)|surprising|unusual|a first)(?: sign| thing| news| idea)? > 
which (?:is|was|['’]s)(?: (?:just|so|very|really|pretty|quite))? (?:typical|rare|unheard of|unusual|saying something|a first|a miracle|suspicious|ironic|fair enough) > 
(?:with )?(?:POSS |the )?heart (?:was |is |were )?in (?:POSS |the )?(?:throat|mouth) > $s gasped
let (?:an? |out an? |one )(?:\\p{L}+ )?(?:screech|scream|shriek|squeal)(?: out)? (?:out )?of (?:him|her|them|me|us) > screamed
let (?:an? |out an? |one )(?:\\p{L}+ )?(?:yell|shout|roar|bellow|whoop|holler|cry)(?: out)? (?:out )?of (?:him|her|them|me|us) > shouted
got (him|her|them|us|(?:POSS |the )(?:little |big |baby |older |younger )?(?:sister|brother|kids|boys|girls|twins|baby|children)(?: \\p{Lu}\\p{L}+)?) up(?=[,.!]| (?:at|for school|early|in the morning|and (?:dressed|washed|ready))) > woke $1
((?:she|he|they|we|I|dad|mum|mom|grandad|grandpa|grandma|nan|kids|boy|girl|\\p{Lu}\\p{L}+) )(?:came|come|went|flew) off (POSS|the) (bike|bicycle|trike|scooter|horse|pony|donkey|skateboard|board|swing|sledge|sled|motorbike|quad|slide|trampoline) > $1fell off $2 $3
(been|was|were|is|are|am|['’]s) (?:out|away|off|over|busy|up|back)(?: (?:there|here))? (?!(?:\\p{L}*thing|morning|evening|during|spring|string|king|ring)(?!\\p{L}))(\\p{L}{3,}ing)(?=[ ,.!]) > $1 $2
an? (?:lend|loan|borrow|shot|hold) of (?=(?:the|his|her|my|our|their|a|an|it) ) > 
(lost|losing|lose) count(?: of \\p{L}+)? > counted
(?<!of )(?<!(?:red|green|white|blue|bright|yellow) )(the )?(?:light|lights|current|power|electricity) (went|goes|came|comes)(?= (?:out|off|on|back|again)(?!\\p{L})|[,.!]| and(?!\\p{L})) > $1lamp $2
`;
