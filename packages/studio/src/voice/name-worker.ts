/** The process that says names: started by name-speaker.ts. */
import { importCompiled } from '../compile-cache.ts';
import { answerParent, niceness } from '../processes/answer-parent.ts';
import type { NameToSay } from './name-speaker.ts';

const voice = importCompiled(() => import('./say-name.ts'));

answerParent(niceness.awaited, async (name: NameToSay) => (await voice).sayName(name));
