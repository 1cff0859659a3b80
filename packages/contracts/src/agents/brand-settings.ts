import * as z from 'zod/mini';
import { Email } from '../account/auth.js';
import { defineMailableText, defineShortName } from '../core/names.js';
import { Id, Version } from '../core/primitives.js';
import { PayLink } from './fees/pay-link.js';

/** `#rrggbb` in lower case. */
export const BrandColor = z
  .string('Choose a color')
  .check(
    z.trim(),
    z.toLowerCase(),
    z.regex(/^#[0-9a-f]{6}$/, 'Write the color as # and six digits, such as #0f6e7c'),
  );

/** Null takes the value of the agency, and in the agency the default. Texts are sent in emails. */
const layer = {
  name: z.nullable(defineShortName('The name', 80)),
  color: z.nullable(BrandColor),
  logoId: z.nullable(Id),
  photoId: z.nullable(Id),
  agentName: z.nullable(defineShortName('Your name', 80)),
  phone: z.nullable(defineShortName('The phone number', 40)),
  hours: z.nullable(defineShortName('The hours', 120)),
  signature: z.nullable(defineMailableText('The signature', 400)),
  replyTo: z.nullable(Email),
  legalLines: z.nullable(defineMailableText('The legal text', 600)),
  poweredBy: z.nullable(z.boolean('Choose whether to show it')),
};

/**
 * `PUT /api/v1/brand/agency` and `PUT /api/v1/brand/own`; `version` is 0 before the first time. `payLink` is proposed for
 * the agent’s next fee: an agency has none, and without it the one before stays.
 */
export const SaveBrand = z.strictObject({
  ...layer,
  payLink: z.optional(z.nullable(PayLink)),
  version: Version,
});
export type SaveBrand = z.infer<typeof SaveBrand>;

export const BrandLayer = z.object({
  name: z.nullable(z.string()),
  color: z.nullable(z.string()),
  logoId: z.nullable(Id),
  photoId: z.nullable(Id),
  agentName: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  hours: z.nullable(z.string()),
  signature: z.nullable(z.string()),
  replyTo: z.nullable(z.string()),
  legalLines: z.nullable(z.string()),
  poweredBy: z.nullable(z.boolean()),
  payLink: z.optional(z.nullable(z.string())),
  version: z.int(),
});
export type BrandLayer = z.infer<typeof BrandLayer>;

/**
 * `GET /api/v1/brand`. `agency` is null for an agent who works alone, `own` for an assistant; a layer that
 * nobody saved has version 0. Only the owner changes the agency's.
 */
export const BrandSettings = z.object({
  agencyName: z.nullable(z.string()),
  agency: z.nullable(BrandLayer),
  own: z.nullable(BrandLayer),
  mayChangeAgency: z.boolean(),
});
export type BrandSettings = z.infer<typeof BrandSettings>;

/** `POST /api/v1/brand-pictures`, to be named by a layer soon. Anybody may open a picture whose id they know. */
export const BrandPicture = z.object({ id: Id });
export type BrandPicture = z.infer<typeof BrandPicture>;

export const brandPicturePath = (id: string): string => `/api/v1/brand-pictures/${id}`;
