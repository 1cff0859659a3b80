import * as z from 'zod/mini';
import { CalendarDate } from '../core/primitives.js';

const sourced = { asOf: CalendarDate, source: z.string() };

export const HotelTier = z.enum(
  ['value', 'moderate', 'deluxe', 'villa', 'off-site'],
  'Choose a kind of hotel',
);
export type HotelTier = z.infer<typeof HotelTier>;

export const Hotel = z.object({
  id: z.string(),
  name: z.string(),
  tier: HotelTier,
  onSite: z.boolean(),
  aliases: z.optional(z.array(z.string())),
  /** Guests of 3 and over in a usual room. */
  sleeps: z.optional(z.int()),
  largerRooms: z.optional(z.array(z.object({ kind: z.string(), sleeps: z.int() }))),
  ...sourced,
});
export type Hotel = z.infer<typeof Hotel>;
export const Ship = z.object({ id: z.string(), name: z.string(), ...sourced });
export const Port = z.object({ id: z.string(), name: z.string(), ...sourced });
export const Park = z.object({ id: z.string(), name: z.string(), ...sourced });

/** `GET /api/v1/catalogue`: the choices of the trip wizard. */
export const Catalogue = z.object({
  hotels: z.array(Hotel),
  ships: z.array(Ship),
  ports: z.array(Port),
  parks: z.array(Park),
});
export type Catalogue = z.infer<typeof Catalogue>;
