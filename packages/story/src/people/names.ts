/** Given names of families who write English that dictionaries of names leave out, lower case. */
const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

export const girlNames = list(`
aoife aoibhinn aine áine aisling aislinn bronagh brónagh caoimhe ciara clodagh deirdre dervla eabha éabha eilis éilís
eimear emer fiadh fionnuala grainne gráinne keelin maeve meabh méabh niamh nuala oonagh orla órla orlaith róisín roisin sadhbh
saoirse sinéad sinead síofra siofra siobhan siobhán sorcha una úna muireann laoise eilidh iona isla mairi morag ailsa catriona
kirsty shona rhona senga cerys carys ffion rhiannon bethan seren angharad sian siân nia eleri lowri bronwen
aditi aanya anaya ananya anika anjali anushka aarohi avni deepa deepika diya divya gauri geeta gita ishani ishita isha jaya kavya
kiara lakshmi leela mahika meera mira nandini navya neha nisha pooja prisha priya radha riya ria rupa saanvi sana sanvi
saumya shreya sita sneha swara tanvi tara tanya trisha uma vidya zara aisha amina amira asma farah fatima fatimah hafsa halima
hana iman inaya khadija laila layla leila maryam mariam nadia noor noura rania safa safiya salma samira sumaya yasmin yasmeen yusra
zahra zainab zaynab amara ada adaeze chiamaka chioma ngozi ifeoma imani ayana abeni folake yewande temi simi nia zuri amahle
lerato naledi thandi ayesha noa shira tamar yael talia hadassah rivka chaya liora maya ella mila freya evie elsie esme florence
imogen harriet ottilie phoebe tallulah tilly maisie millie mabel matilda beatrix bea willa sienna skye xanthe zadie zoya ottoline romy ines thea edie dottie kezia elodie anouk
`);

export const boyNames = list(`
aidan aodhán aodhan aengus brendan cathal cian cillian ciaran ciarán colm conall conor cormac daithi dáithí dara darragh declan
diarmuid donal donnacha eoghan eoin fergus fiachra finn fionn fintan iarla kieran lorcan lorcán malachy niall odhran odhrán oisin
oisín oran ronan rónán rory ruairi ruairí ruadhan seamus séamus sean seán senan tadhg tiarnan tomas tomás paddy
callum calum hamish angus fraser gregor lachlan lewis murdo ruaridh struan finlay finley euan ewan iain keir blair innes
alun bryn dafydd dewi dylan emrys evan gareth geraint gethin gwilym huw idris ieuan iestyn iolo iwan llew macsen morgan osian owain
rhodri rhys tomos aarav aarush aditya advik akash amit anand anil arjun arnav aryan ashwin ayaan ayush chirag daksh deepak dev dhruv
gaurav gopal hari harsh ishaan ishan jai jay kabir karan karthik kartik krish krishna kunal lakshman mihir mohan nikhil parth pranav rahul raj rajesh rajiv ravi reyansh rishi rohan rohit rudra sachin sahil samar sanjay shaurya shiv siddharth sunil
suraj tejas varun vihaan vijay vikram vir viraj vivaan yash yuvraj abdul abdullah adam ahmad ahmed ali amir anas ayman bilal
faisal farhan hamza haris harun hasan hassan hussain ibrahim idris imran isa ismail jamal kareem karim khalid malik mo mohammed
muhammad musa mustafa nabil omar osman rashid saad salim sami samir tariq umar usman yahya yasin younis yunus yusuf zaid zain zayd
max ayo chidi chinedu emeka femi ikenna kofi kwame kwabena kojo obi olu segun tunde uche tobi jabari sipho thabo themba
 avi eitan ezra gabe ilan jonah levi moshe reuben yosef zev alfie archie arlo barney bertie bobby bodhi
callan ethan freddie frankie finley gus harvey hugo jago jasper jenson jonty leo louie luca milo monty ned noah ollie oscar otis
otto rafe ralph ralphie reggie rex ronnie rupert stanley theo toby tobin tommy wilf wilfred zach zac zeb
`);
