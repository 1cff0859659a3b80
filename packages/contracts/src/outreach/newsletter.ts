import * as z from 'zod/mini';
import { Email } from '../account/auth.js';
import { formGuard } from './form-guard.js';

/** How long the link of the confirmation email works; an address that did not follow it is deleted then. */
export const NEWSLETTER_CONFIRM_DAYS = 7;

/** `POST /api/v1/outreach/newsletter`: answered alike for every address. The emailed link confirms it. */
export const Subscribe = z.strictObject({ email: Email, ...formGuard });
export type Subscribe = z.infer<typeof Subscribe>;

/** `POST /api/v1/outreach/newsletter/confirm` and `…/unsubscribe`: the token of the emailed link. */
export const NewsletterLink = z.strictObject({
  token: z
    .string('This link is incomplete')
    .check(z.minLength(1, 'This link is incomplete'), z.maxLength(200)),
});
export type NewsletterLink = z.infer<typeof NewsletterLink>;
