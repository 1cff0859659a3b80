import * as z from 'zod/mini';
import { CalendarDate } from '../core/primitives.js';

export const parkIds = ['magic-kingdom', 'epcot', 'hollywood-studios', 'animal-kingdom'] as const;
export const ParkId = z.enum(parkIds, 'Choose one of the four parks');
export type ParkId = z.infer<typeof ParkId>;

export const parkNames: Record<ParkId, string> = {
  'magic-kingdom': 'Magic Kingdom',
  epcot: 'EPCOT',
  'hollywood-studios': 'Hollywood Studios',
  'animal-kingdom': 'Animal Kingdom',
};

/** `low` is shown as "typical", never as a fact. */
export const Confidence = z.enum(['high', 'medium', 'low']);
export type Confidence = z.infer<typeof Confidence>;

/** `id` is a slug that never changes. */
export const catalogueEntry = {
  id: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
  name: z.string(),
  asOf: CalendarDate,
  source: z.string().check(z.minLength(1)),
  confidence: Confidence,
};

/** Degrees, approximate: for walking minutes and the drawn map, never for navigation. */
export const Point = z.object({ lat: z.number(), lng: z.number() });
export type Point = z.infer<typeof Point>;

/** Wall time at the place, `HH:MM`, 00:00 to 23:59. */
export const ClockTime = z
  .string('Enter a time')
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time from 00:00 to 23:59'));
export type ClockTime = z.infer<typeof ClockTime>;

/** Typical; null for the hours of its park. */
export const OwnHours = z.object({ from: z.nullable(ClockTime), to: z.nullable(ClockTime) });
export type OwnHours = z.infer<typeof OwnHours>;

/** Integer cents; equal for one known price. */
export const CentsRange = z.object({ from: z.int(), to: z.int() });
export type CentsRange = z.infer<typeof CentsRange>;

export const SourcedFacts = z.object({ asOf: CalendarDate, source: z.string() });
