import * as z from 'zod/mini';
import { CalendarDate, Cents, defineShortText, freeText, Id } from '../../core/primitives.js';

export const MOST_QUOTE_OPTIONS = 6;
export const MOST_QUOTE_ADDONS = 12;
export const MOST_QUOTE_INCLUSIONS = 12;

/** `stay` is a hotel with tickets, `cruise` a sailing. */
export const QuoteOptionKind = z.enum(['stay', 'cruise'], 'Choose a stay or a cruise');
export type QuoteOptionKind = z.infer<typeof QuoteOptionKind>;

/** Cents of US dollars. */
export const QuoteAddon = z.strictObject({
  id: Id,
  title: defineShortText('The extra', 120),
  cents: Cents,
  note: freeText('The note', 300),
});
export type QuoteAddon = z.infer<typeof QuoteAddon>;

const shared = {
  id: Id,
  kind: QuoteOptionKind,
  title: freeText('The title', 80),
  startDate: z.nullable(CalendarDate),
  endDate: z.nullable(CalendarDate),
  /** The hotel, or the ship. */
  place: freeText('The hotel or ship', 120),
  /** The room, or the stateroom's category. */
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
  addons: z.array(QuoteAddon).check(z.maxLength(MOST_QUOTE_ADDONS, `At most ${MOST_QUOTE_ADDONS} extras`)),
};

/** One column of a quote, as the agent writes it. The commission never leaves the agency. */
export const QuoteOption = z.strictObject({ ...shared, commissionCents: z.nullable(Cents) });
export type QuoteOption = z.infer<typeof QuoteOption>;

/** As a client sees it. */
export const PublicQuoteOption = z.object(shared);
export type PublicQuoteOption = z.infer<typeof PublicQuoteOption>;
