import * as z from 'zod/mini';
import { Email } from '../account/auth.js';
import { formGuard } from './form-guard.js';

/** Days; an unconfirmed address is deleted then. */
export const NEWSLETTER_CONFIRM_DAYS = 7;

/** `POST /api/v1/outreach/newsletter`; every address gets the same answer. */
export const Subscribe = z.strictObject({ email: Email, ...formGuard });
export type Subscribe = z.infer<typeof Subscribe>;

/** `POST /api/v1/outreach/newsletter/confirm` and `…/unsubscribe`. */
export const NewsletterLink = z.strictObject({
  token: z
    .string('This link is incomplete')
    .check(z.minLength(1, 'This link is incomplete'), z.maxLength(200)),
});
export type NewsletterLink = z.infer<typeof NewsletterLink>;
