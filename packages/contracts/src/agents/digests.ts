import * as z from 'zod/mini';
import { isZone } from '../core/time-zones.js';
import { Brand } from './brand.js';

/** On the clock of {@link DigestChoice}; a digest that is hours late is not sent. */
export const DIGEST_TIME = '06:30';

/**
 * `GET` and `PUT /api/v1/morning-digest`: the agent’s email of each morning; `timeZone` is an IANA name. `tellsClients`
 * is the choice for all clients of the agent for whom nothing else was chosen, see `ClientDigest`.
 */
export const DigestChoice = z.object({
  isOn: z.boolean(),
  timeZone: z.string(),
  tellsClients: z.optional(z.boolean()),
});
export type DigestChoice = z.infer<typeof DigestChoice>;

/** `POST /api/v1/digests/open`, `stop` and `resume`, without signing in: the token of the email can do nothing else. */
export const StopDigest = z.strictObject({
  token: z.string('The link is not complete').check(z.maxLength(100, 'The link is not complete')),
});
export type StopDigest = z.infer<typeof StopDigest>;

/**
 * Answers `POST /api/v1/digests/open`. Names and brand are those of a client’s agent; null for the agent’s own email,
 * and while the agent’s address is not confirmed.
 */
export const DigestStopPage = z.object({
  isStopped: z.boolean(),
  /** By the client’s account: the link of an email from before they joined takes nothing back. */
  isAccountStopped: z.optional(z.boolean()),
  agentName: z.nullable(z.string()),
  agencyName: z.nullable(z.string()),
  brand: z.optional(Brand),
});
export type DigestStopPage = z.infer<typeof DigestStopPage>;

export const ChooseDigest = z.strictObject({
  isOn: z.boolean(),
  tellsClients: z.optional(z.boolean()),
  timeZone: z
    .string('Name a time zone')
    .check(z.maxLength(60, 'Name a time zone'), z.refine(isZone, 'Name a time zone')),
});
export type ChooseDigest = z.infer<typeof ChooseDigest>;
