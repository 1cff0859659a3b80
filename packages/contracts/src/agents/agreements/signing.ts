import * as z from 'zod/mini';
import { defineShortText, Instant } from '../../core/primitives.js';
import { Brand } from '../brand.js';
import { AgreementKind } from './agreement-texts.js';
import { AgreementContent } from './agreements.js';

const Token = z
  .string('This link is incomplete')
  .check(z.minLength(1, 'This link is incomplete'), z.maxLength(200, 'This link is incomplete'));

const isZone = (zone: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: zone }));
  } catch {
    return false;
  }
};
/** An IANA name. */
export const ZoneName = z
  .string('Name a time zone')
  .check(z.maxLength(60, 'Name a time zone'), z.refine(isZone, 'Name a time zone'));

/** `POST /api/v1/signing/open`, `POST /api/v1/signing/pdf`; the token is in no address. */
export const OpenSigning = z.strictObject({ token: Token, zone: ZoneName });
export type OpenSigning = z.infer<typeof OpenSigning>;

export const SigningAsk = z.object({
  name: z.enum(['protectionAnswer', 'marketingConsent', 'photoConsent', 'lastFour']),
  label: z.string(),
  /** Empty for four digits that are typed. */
  options: z.array(z.object({ value: z.string(), label: z.string() })),
});
export type SigningAsk = z.infer<typeof SigningAsk>;

export const SigningState = z.enum(['open', 'signed', 'declined', 'void', 'expired']);
export type SigningState = z.infer<typeof SigningState>;

/** The content is null in every state in which there is nothing to read. */
export const SigningPage = z.object({
  state: SigningState,
  kind: AgreementKind,
  title: z.string(),
  agentName: z.nullable(z.string()),
  agencyName: z.nullable(z.string()),
  brand: z.optional(Brand),
  recipientName: z.string(),
  content: z.nullable(AgreementContent),
  /** SHA-256 of the content, hex: what is signed is what was shown. */
  contentHash: z.string(),
  asks: z.array(SigningAsk),
  closedAt: z.nullable(Instant),
});
export type SigningPage = z.infer<typeof SigningPage>;

const MOST_POINTS = 4000;
const Coordinate = z.int().check(z.minimum(0), z.maximum(1000));
/** Lines as `[x, y]` in a box of 1000 by 300. */
export const DrawnSignature = z
  .array(z.array(z.tuple([Coordinate, Coordinate])).check(z.maxLength(1000, 'Draw your signature once more')))
  .check(
    z.maxLength(200, 'Draw your signature once more'),
    z.refine(
      (lines) => lines.reduce((sum, line) => sum + line.length, 0) <= MOST_POINTS,
      'Draw your signature once more',
    ),
  );
export type DrawnSignature = z.infer<typeof DrawnSignature>;

const YesNo = z.enum(['yes', 'no'], 'Choose yes or no');
export const SigningAnswers = z.strictObject({
  protectionAnswer: z.optional(z.enum(['accepted', 'declined'], 'Choose your answer')),
  marketingConsent: z.optional(YesNo),
  photoConsent: z.optional(YesNo),
  lastFour: z.optional(
    z.string().check(z.regex(/^\d{4}$/, 'Enter the last four digits only, never the whole number')),
  ),
});
export type SigningAnswers = z.infer<typeof SigningAnswers>;

/** `POST /api/v1/signing/sign`; EDIT_CONFLICT for another text than was shown, and for what is no longer open. */
export const SignAgreement = z.strictObject({
  token: Token,
  zone: ZoneName,
  contentHash: z.string().check(z.length(64, 'Open the agreement again')),
  answers: SigningAnswers,
  name: defineShortText('Your name', 120),
  drawn: z.nullable(DrawnSignature),
  hasRead: z.literal(true, 'Read the agreement to its end first'),
});
export type SignAgreement = z.infer<typeof SignAgreement>;

/** `POST /api/v1/signing/decline`. */
export const DeclineAgreement = z.strictObject({
  token: Token,
  zone: ZoneName,
  reason: defineShortText('The reason', 500),
});
export type DeclineAgreement = z.infer<typeof DeclineAgreement>;

export const ClosedSigning = z.object({ state: SigningState });
export type ClosedSigning = z.infer<typeof ClosedSigning>;
