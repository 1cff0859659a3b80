import * as z from 'zod/mini';
import { Cents, defineShortText, freeText, Version } from '../../core/primitives.js';
import { templateAuthor } from '../own-templates.js';
import { MOST_QUOTE_ADDONS, MOST_QUOTE_OPTIONS, QuoteOption } from './quote-option.js';

export const MOST_QUOTE_TEMPLATES = 50;

const option = QuoteOption.shape;
const nights = z.nullable(z.int().check(z.minimum(1), z.maximum(120)));

/** An extra; `cents` is null where the template keeps no prices. */
const TemplateAddon = z.strictObject({
  title: defineShortText('The extra', 120),
  cents: z.nullable(Cents),
  note: freeText('The note', 300),
});

/**
 * An option without a client and without dates: `nights` is its length, `finalDaysBefore` when the rest is due
 * before the first day. Amounts are null where the template keeps no prices.
 */
export const QuoteTemplateOption = z.strictObject({
  kind: option.kind,
  title: option.title,
  place: option.place,
  room: option.room,
  port: option.port,
  tickets: option.tickets,
  dining: option.dining,
  inclusions: option.inclusions,
  note: option.note,
  isRecommended: option.isRecommended,
  nights,
  finalDaysBefore: z.nullable(z.int().check(z.minimum(0), z.maximum(730))),
  totalCents: z.nullable(Cents),
  depositCents: z.nullable(Cents),
  addons: z.array(TemplateAddon).check(z.maxLength(MOST_QUOTE_ADDONS)),
});
export type QuoteTemplateOption = z.infer<typeof QuoteTemplateOption>;

/** `PUT /api/v1/quote-templates/:quoteTemplateId`; version 0 adds it, EDIT_CONFLICT for an older one. */
export const SaveQuoteTemplate = z.strictObject({
  version: Version,
  title: defineShortText('A name', 80),
  options: z
    .array(QuoteTemplateOption)
    .check(
      z.minLength(1, 'A template has at least one option'),
      z.maxLength(MOST_QUOTE_OPTIONS, `A quote has at most ${MOST_QUOTE_OPTIONS} options`),
    ),
  /** Colleagues of the agency can use it, and only its author changes it. */
  isShared: z.boolean(),
});
export type SaveQuoteTemplate = z.infer<typeof SaveQuoteTemplate>;

export const OwnQuoteTemplate = z.object({
  ...SaveQuoteTemplate.shape,
  options: z.array(z.object(QuoteTemplateOption.shape)),
  ...templateAuthor,
});
export type OwnQuoteTemplate = z.infer<typeof OwnQuoteTemplate>;

/** `GET /api/v1/quote-templates`: the agent’s own by name, then at most 200 that colleagues share. */
export const OwnQuoteTemplates = z.object({
  templates: z.array(OwnQuoteTemplate),
  isInAgency: z.boolean(),
});
export type OwnQuoteTemplates = z.infer<typeof OwnQuoteTemplates>;
