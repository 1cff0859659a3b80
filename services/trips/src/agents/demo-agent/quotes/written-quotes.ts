import { QuoteOptionKind } from '@landsea/contracts/agents';
import { Cents } from '@landsea/contracts/core';
import * as z from 'zod/mini';

const Text = z.string().check(z.minLength(1));

const WrittenOption = z.strictObject({
  kind: QuoteOptionKind,
  title: Text,
  place: Text,
  room: Text,
  tickets: z.optional(Text),
  inclusions: z.array(Text),
  totalCents: Cents,
  depositCents: Cents,
  commissionCents: Cents,
  note: z.optional(Text),
  isRecommended: z.optional(z.literal(true)),
});
export type WrittenOption = z.infer<typeof WrittenOption>;

/** `sentDaysAgo` is missing for a draft; `trip` is the key of the trip that it offers. */
const WrittenQuote = z.strictObject({
  trip: Text,
  title: Text,
  message: Text,
  endsIn: z.int().check(z.minimum(1)),
  sentDaysAgo: z.optional(z.int()),
  seenHoursAgo: z.optional(z.int()),
  options: z.array(WrittenOption).check(z.minLength(1)),
});
export type WrittenQuote = z.infer<typeof WrittenQuote>;

/** @throws ZodError for content that is not complete. */
export const parseWrittenQuotes = (written: readonly z.input<typeof WrittenQuote>[]): WrittenQuote[] =>
  z.array(WrittenQuote).parse(written);
