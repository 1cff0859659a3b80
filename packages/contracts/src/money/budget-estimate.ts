import * as z from 'zod/mini';
import { BudgetCategory } from './budget.js';
import { HotelTier } from '../catalogue/catalogue.js';
import { CalendarDate, Cents, Id } from '../core/primitives.js';

/** quick: counters and food courts; mixed: one table a day; table: signature and character meals. */
export const DiningStyle = z.enum(['quick', 'mixed', 'table'], 'Choose a way of dining');
export type DiningStyle = z.infer<typeof DiningStyle>;

export const LightningLanePlan = z.enum(
  ['none', 'multi', 'multi-and-single', 'premier'],
  'Choose a kind of Lightning Lane',
);
export type LightningLanePlan = z.infer<typeof LightningLanePlan>;

export const StateroomKind = z.enum(
  ['inside', 'oceanview', 'verandah', 'concierge'],
  'Choose a kind of stateroom',
);
export type StateroomKind = z.infer<typeof StateroomKind>;

export const VillaPayment = z.enum(
  ['cash', 'own-points', 'rented-points'],
  'Choose what pays for the villa nights',
);
export type VillaPayment = z.infer<typeof VillaPayment>;

/** annual-pass: the family parks free. */
export const TicketPlan = z.enum(['buy', 'have', 'annual-pass'], 'Choose how you get into the parks');
export type TicketPlan = z.infer<typeof TicketPlan>;

export const EstimateChoices = z.object({
  hotelTier: HotelTier,
  dining: DiningStyle,
  lightningLane: LightningLanePlan,
  stateroom: StateroomKind,
  villaPayment: z.optional(VillaPayment),
  tickets: z.optional(TicketPlan),
  daysLess: z.int().check(z.minimum(0), z.maximum(30)),
});
export type EstimateChoices = z.infer<typeof EstimateChoices>;

/** `GET /api/v1/trips/:tripId/budget/estimate`. */
export const EstimateQuery = z.object({
  hotelTier: z.optional(HotelTier),
  dining: z.optional(DiningStyle),
  lightningLane: z.optional(LightningLanePlan),
  stateroom: z.optional(StateroomKind),
  villaPayment: z.optional(VillaPayment),
  tickets: z.optional(TicketPlan),
  daysLess: z.optional(
    z.coerce
      .number('Enter a number of days')
      .check(z.int('Enter whole days'), z.minimum(0, 'Enter 0 or more'), z.maximum(30, 'Enter 30 at most')),
  ),
});
export type EstimateQuery = z.infer<typeof EstimateQuery>;

/** Cents. low: the cheapest dates and choices; high: the dearest. */
export const CostRange = z.object({ lowCents: Cents, typicalCents: Cents, highCents: Cents });
export type CostRange = z.infer<typeof CostRange>;

/** `basis` says how the amount was calculated; the price was valid on `asOf`. */
export const EstimateLine = z.object({
  category: BudgetCategory,
  label: z.string(),
  basis: z.string(),
  ...CostRange.shape,
  asOf: CalendarDate,
  source: z.string(),
});
export type EstimateLine = z.infer<typeof EstimateLine>;

export const WhatIf = z.object({
  id: z.string(),
  label: z.string(),
  change: z.partial(EstimateChoices),
  total: CostRange,
});
export type WhatIf = z.infer<typeof WhatIf>;

/** `GET /api/v1/trips/:tripId/budget/estimate`. */
export const BudgetEstimate = z.object({
  tripId: Id,
  /** By price ages: 10 and over, 3 to 9, under 3. */
  guests: z.object({ adults: z.int(), children: z.int(), infants: z.int() }),
  parkDays: z.int(),
  landNights: z.int(),
  seaNights: z.int(),
  /** Absent in an earlier release. */
  rooms: z.optional(z.int()),
  staterooms: z.optional(z.int()),
  choices: EstimateChoices,
  lines: z.array(EstimateLine),
  total: CostRange,
  whatIf: z.array(WhatIf),
});
export type BudgetEstimate = z.infer<typeof BudgetEstimate>;
