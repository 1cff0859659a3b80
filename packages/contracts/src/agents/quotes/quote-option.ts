import * as z from 'zod/mini';
import { CalendarDate, Cents, defineShortText, freeText, Id } from '../../core/primitives.js';

export const MOST_QUOTE_OPTIONS = 6;
export const MOST_QUOTE_ADDONS = 12;
export const MOST_QUOTE_INCLUSIONS = 12;

/** Pictures that a quote keeps, with those of earlier versions. */
export const MOST_QUOTE_PHOTOS = 40;

/** `stay` is a hotel with tickets, `cruise` a sailing. */
export const QuoteOptionKind = z.enum(['stay', 'cruise'], 'Choose a stay or a cruise');
export type QuoteOptionKind = z.infer<typeof QuoteOptionKind>;

const addon = { id: Id, title: defineShortText('The extra', 120), note: freeText('The note', 300) };

/** Cents of US dollars: 0 for a gift, null while the agent has no price. */
export const QuoteAddon = z.strictObject({ ...addon, cents: z.nullable(Cents) });
export type QuoteAddon = z.infer<typeof QuoteAddon>;

/** `alt` says what is on it; empty for the name of the place. */
export const QuotePhoto = z.strictObject({ id: Id, alt: freeText('The description of the photo', 160) });
export type QuotePhoto = z.infer<typeof QuotePhoto>;

/** Everywhere in the answer to a link, `url` opens the picture for the holder of that link alone. */
export const PublicQuotePhoto = z.object({ id: Id, alt: z.string(), url: z.optional(z.string()) });
export type PublicQuotePhoto = z.infer<typeof PublicQuotePhoto>;

const shared = {
  id: Id,
  kind: QuoteOptionKind,
  title: freeText('The title', 80),
  startDate: z.nullable(CalendarDate),
  endDate: z.nullable(CalendarDate),
  place: freeText('The hotel or ship', 120),
  room: freeText('The room', 120),
  /** The port that a cruise leaves from. */
  port: freeText('The port', 80),
  tickets: freeText('The tickets', 160),
  dining: freeText('The dining', 160),
  inclusions: z
    .array(defineShortText('What is included', 120))
    .check(z.maxLength(MOST_QUOTE_INCLUSIONS, `At most ${MOST_QUOTE_INCLUSIONS} things that are included`)),
  totalCents: z.nullable(Cents),
  /** The total is an estimate. */
  isAbout: z.boolean(),
  priceDate: z.nullable(CalendarDate),
  depositCents: z.nullable(Cents),
  depositDueOn: z.nullable(CalendarDate),
  finalDueOn: z.nullable(CalendarDate),
  note: freeText('The note', 600),
  isRecommended: z.boolean(),
};
const mostAddons = z.maxLength(MOST_QUOTE_ADDONS, `At most ${MOST_QUOTE_ADDONS} extras`);

/**
 * One column of a quote, as the agent writes it. The commission never leaves the agency. A save without
 * `photo`, as of an earlier release, keeps the option’s; null removes it.
 */
export const QuoteOption = z.strictObject({
  ...shared,
  addons: z.array(QuoteAddon).check(mostAddons),
  commissionCents: z.nullable(Cents),
  photo: z.optional(z.nullable(QuotePhoto)),
});
export type QuoteOption = z.infer<typeof QuoteOption>;

/** As a client sees it. */
export const PublicQuoteOption = z.object({
  ...shared,
  addons: z.array(z.strictObject({ ...addon, cents: Cents })).check(mostAddons),
  photo: z.optional(PublicQuotePhoto),
});
export type PublicQuoteOption = z.infer<typeof PublicQuoteOption>;
