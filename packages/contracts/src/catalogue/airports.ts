import * as z from 'zod/mini';
import { catalogueEntry } from './places.js';

const minutes = z.int().check(z.minimum(5), z.maximum(300));

/**
 * By IATA code, with its IANA zone. Minutes of a usual drive, null where nobody drives; `bagMinutes` from
 * gate to curb.
 */
export const Airport = z.object({
  ...catalogueEntry,
  iata: z.string().check(z.regex(/^[A-Z]{3}$/)),
  city: z.string(),
  timeZone: z.string(),
  minutesToParks: z.nullable(minutes),
  minutesToPort: z.nullable(minutes),
  bagMinutes: minutes,
});
export type Airport = z.infer<typeof Airport>;

/** `GET /api/v1/catalogue/airports`. */
export const AirportList = z.object({ entries: z.array(Airport) });
export type AirportList = z.infer<typeof AirportList>;
