import { agreementOf } from './agreement.ts';
import { planOf, readStories, momentAt, verbAt } from './corpus.ts';
for (const s of readStories()) { if (s.keptBack) continue;
  const plan = planOf(s); 
  for (const e of s.events) { if (e.mode!=='not') continue;
    const mom = plan?.moments[momentAt(plan.moments, verbAt(s,e))];
    console.log(s.language, e.span,'=>', mom? `${mom.mode}: `+mom.acts.map(x=>`${x.who} ${x.action}(${x.emotion}) ${x.thing??''} ${x.to?'>'+x.to:''}`).join('; ')+' | '+mom.seen.map(x=>x.picture+'@'+x.how).join(','):'NONE');
  }
}
