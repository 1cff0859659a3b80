import * as z from 'zod/mini';
import { CalendarDate } from '../core/primitives.js';
import { catalogueEntry, CentsRange, ClockTime } from './places.js';
import { YearlySeason } from './yearly-season.js';

/**
 * Times are typical; `shipClock` is for home ports. Nothing reads `shipOffsetHours`, except earlier web
 * builds.
 */
export const PortGuide = z.object({
  ...catalogueEntry,
  country: z.string(),
  ownIsland: z.boolean(),
  timeZone: z.string(),
  shipOffsetHours: z.object({ winter: z.number(), summer: z.number() }),
  shipClock: z.optional(z.enum(['home-port', 'port-of-call'])),
  arrives: z.nullable(ClockTime),
  allAboard: z.nullable(ClockTime),
  dock: z.enum(['docked', 'tender', 'either', 'none']),
  currencies: z.array(z.string()),
  papers: z.string(),
  walkable: z.array(z.string()),
  aliases: z.array(z.string()),
});
export type PortGuide = z.infer<typeof PortGuide>;

/**
 * Cents, planning ranges; with `group` one price for so many people, in `adult`. `child` is null without a
 * price of its own.
 */
export const Excursion = z.object({
  ...catalogueEntry,
  portId: z.string(),
  bookedWith: z.enum(['ship', 'own-island', 'self']),
  kind: z.string(),
  hours: z.object({ from: z.number(), to: z.number() }),
  adult: CentsRange,
  child: z.nullable(CentsRange),
  group: z.nullable(z.int()),
  minAge: z.int(),
  /** 1 easy to 3 strenuous. */
  activityLevel: z.int().check(z.minimum(1), z.maximum(3)),
  wheelchair: z.enum(['yes', 'partly', 'no']),
  suits: z.array(z.string()),
  sellsOutEarly: z.boolean(),
});
export type Excursion = z.infer<typeof Excursion>;

/** `ages` null without a bound. */
export const ShipVenue = z.object({
  ...catalogueEntry,
  ships: z.array(z.string()),
  section: z.enum([
    'rotational-restaurant',
    'adult-dining',
    'specialty-dining',
    'quick-service',
    'lounge',
    'club',
    'nursery',
    'slide',
    'pool',
    'show',
    'theme-night',
    'dress',
    'tasting',
    'character',
  ]),
  detail: z.nullable(z.string()),
  nights: z.nullable(z.int()),
  season: z.optional(YearlySeason),
  price: z.nullable(CentsRange),
  minutes: z.nullable(z.int()),
  minAge: z.nullable(z.number()),
  maxAge: z.nullable(z.number()),
  heightInches: z.nullable(z.int()),
  included: z.boolean(),
  times: z.array(ClockTime),
  /** A `to` not after `from` is after midnight. */
  hours: z.nullable(z.object({ from: ClockTime, to: ClockTime })),
  /** For a dress plan of `nights` nights, the first night first; else empty. */
  nightly: z.array(z.string()),
});
export type ShipVenue = z.infer<typeof ShipVenue>;

/** Null weekdays are any day. */
export const SeenSailings = z.object({
  from: CalendarDate,
  to: CalendarDate,
  /** 0 is Sunday. */
  weekdays: z.nullable(z.array(z.int().check(z.minimum(0), z.maximum(6)))),
  everyDays: z.nullable(z.int().check(z.minimum(1))),
  seen: z.int().check(z.minimum(1)),
});
export type SeenSailings = z.infer<typeof SeenSailings>;

/** `sailings` is absent where none is known well enough. */
export const Itinerary = z.object({
  ...catalogueEntry,
  ship: z.string(),
  nights: z.int(),
  region: z.string(),
  homePortId: z.string(),
  days: z.array(
    z.object({ kind: z.enum(['embark', 'port', 'sea', 'debark']), portId: z.nullable(z.string()) }),
  ),
  months: z.array(z.string()),
  sailings: z.optional(z.array(SeenSailings)),
});
export type Itinerary = z.infer<typeof Itinerary>;
