import { defineShortName } from '@landsea/contracts/core';
import * as z from 'zod';
import { GoogleStop } from './google-stop.js';

const LONGEST_NAME = 80;
const Name = defineShortName('Name', LONGEST_NAME);
const usable = (name: string): string => Name.safeParse(name.slice(0, LONGEST_NAME)).data ?? '';

const Claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().trim().toLowerCase().pipe(z.email()).optional(),
  // Some issuers send the text 'true'; anything else counts as not verified.
  email_verified: z
    .unknown()
    .optional()
    .transform((verified) => verified === true || verified === 'true'),
  given_name: z.string().trim().optional(),
  family_name: z.string().trim().optional(),
  name: z.string().trim().optional(),
});

export interface GooglePerson {
  sub: string;
  verifiedEmail: string | undefined;
  firstName: string;
  lastName: string;
}

/** @throws GoogleStop `failed` for claims that cannot be read. */
export function readGooglePerson(claims: unknown): GooglePerson {
  const read = Claims.safeParse(claims);
  if (!read.success) throw new GoogleStop('failed', `claims: ${read.error.message}`);
  const { sub, email, email_verified, given_name = '', family_name = '', name = '' } = read.data;
  const [first = '', ...rest] = name.split(/\s+/);
  const given = usable(given_name);
  const local = usable(email?.split('@')[0] ?? '');
  return {
    sub,
    verifiedEmail: email_verified ? email : undefined,
    firstName: given || usable(first) || local || 'Traveler',
    lastName: usable(family_name) || (given ? '' : usable(rest.join(' '))),
  };
}
