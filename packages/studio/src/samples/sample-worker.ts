/** The process that makes samples: started by sampler.ts. */
import { importCompiled } from '../compile-cache.ts';
import { answerParent, niceness } from '../processes/answer-parent.ts';
import type { SampleRequest } from './make-sample.ts';

const making = importCompiled(() => import('./make-sample.ts'));

answerParent(niceness.awaited, async (request: SampleRequest) => (await making).makeSample(request));
