import { z } from 'zod';
import { answerProblems, requestProblems } from './compatibility.js';
import { JsonSchema } from './json-schema.js';

/** `contracts.json` of a build: the schemas of all requests and answers, by area and name. */
export const Contracts = z.object({
  answers: z.record(z.string(), JsonSchema),
  requests: z.record(z.string(), JsonSchema),
});
export type Contracts = z.infer<typeof Contracts>;

const compared = (
  earlier: Record<string, JsonSchema>,
  later: Record<string, JsonSchema>,
  compare: (earlier: JsonSchema, later: JsonSchema) => string[],
): string[] =>
  Object.entries(earlier).flatMap(([name, schema]) => {
    const next = later[name];
    return next ? compare(schema, next).map((problem) => `${name}: ${problem}`) : [];
  });

export const pickOnlyThese = ({ answers, requests }: Contracts, names: ReadonlySet<string>): Contracts => {
  const pick = (schemas: Record<string, JsonSchema>) =>
    Object.fromEntries(Object.entries(schemas).filter(([name]) => names.has(name)));
  return { answers: pick(answers), requests: pick(requests) };
};

/** Finds answers that pages do not read, and requests that services do not take. */
export const findPageProblems = (services: Contracts, pages: Contracts): string[] => [
  ...compared(services.answers, pages.answers, (written, read) =>
    answerProblems(written, read, { needsKnown: false }),
  ),
  ...compared(services.requests, pages.requests, (read, written) => requestProblems(written, read)),
];

/**
 * Finds what breaks while pages and services of two versions run side by side. Pages of the earlier version stay open for
 * days, and pages of the later one may be live before its services are: both must read the other's answers, and the
 * services must take the requests of earlier pages. A contract that only one of them has concerns none of this.
 */
export const findContractProblems = (earlier: Contracts, later: Contracts): string[] => [
  ...compared(earlier.answers, later.answers, (old, next) =>
    answerProblems(next, old).map((problem) => `pages of the last release: ${problem}`),
  ),
  ...compared(earlier.answers, later.answers, (old, next) =>
    answerProblems(old, next, { needsKnown: false }).map(
      (problem) => `answers of the last release: ${problem}`,
    ),
  ),
  ...compared(earlier.requests, later.requests, (old, next) =>
    requestProblems(old, next).map((problem) => `requests of the last release: ${problem}`),
  ),
];
