import { withoutRequestId, type RawAnswer } from './raw-call.js';

/** Headers that differ from answer to answer and do not depend on the requested thing. */
const EACH_TIME = new Set(['x-request-id', 'date', 'etag']);

/** Everything a client can see of a response: two equal ones are indistinguishable. */
export const whatItTells = (answer: RawAnswer): object => ({
  status: answer.status,
  body: withoutRequestId(answer.body),
  headers: [...answer.headers].filter(([name]) => !EACH_TIME.has(name)),
});
