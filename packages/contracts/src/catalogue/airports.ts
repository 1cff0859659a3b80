import * as z from 'zod/mini';
import { catalogueEntry } from './places.js';

const minutes = z.int().check(z.minimum(5), z.maximum(300));

/**
 * An airport by its IATA code, with its IANA zone. `minutesToParks` and `minutesToPort` are a usual drive to the parks and to
 * Port Canaveral, null where nobody drives from there; `bagMinutes` is from the gate to the curb with checked bags.
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

/** `GET /api/v1/catalogue/airports`: every airport of the catalog. */
export const AirportList = z.object({ entries: z.array(Airport) });
export type AirportList = z.infer<typeof AirportList>;
