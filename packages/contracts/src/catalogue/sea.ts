import * as z from 'zod/mini';
import { CalendarDate } from '../core/primitives.js';
import { catalogueEntry, CentsRange, ClockTime } from './places.js';
import { YearlySeason } from './yearly-season.js';

/**
 * A port of call; times are typical. `shipClock` is for home ports: whether ships from there usually keep its time for the whole
 * sailing or set their clocks to each port of call. `shipOffsetHours` is for web builds of the release before; nothing reads it.
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
 * A kind of outing at a port. Prices are planning ranges in cents, never quotes: a person's, or with `group` one price for up to
 * so many people (a cabana, a cart), which is in `adult`. `child` is null where children have no price of their own.
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

/** One thing aboard: a restaurant, club, show, slide, lounge or themed night. `ages` from and to, null without a bound. */
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
  /** Only on sailings of so many nights; null on all. */
  nights: z.nullable(z.int()),
  /** For a theme night of one part of each year. */
  season: z.optional(YearlySeason),
  price: z.nullable(CentsRange),
  minutes: z.nullable(z.int()),
  minAge: z.nullable(z.number()),
  maxAge: z.nullable(z.number()),
  heightInches: z.nullable(z.int()),
  included: z.boolean(),
  /** Usual starting times of a day, for the ruler. */
  times: z.array(ClockTime),
  /** Usual opening hours; a `to` not after `from` is after midnight. */
  hours: z.nullable(z.object({ from: ClockTime, to: ClockTime })),
  /** For a dress plan of `nights` nights: what people wear, the first night first. Else empty. */
  nightly: z.array(z.string()),
});
export type ShipVenue = z.infer<typeof ShipVenue>;

/** Sailings of one pattern as they were seen on sale: on these weekdays, or every so many days from the first; null is any day. */
export const SeenSailings = z.object({
  from: CalendarDate,
  to: CalendarDate,
  /** 0 is Sunday. */
  weekdays: z.nullable(z.array(z.int().check(z.minimum(0), z.maximum(6)))),
  everyDays: z.nullable(z.int().check(z.minimum(1))),
  seen: z.int().check(z.minimum(1)),
});
export type SeenSailings = z.infer<typeof SeenSailings>;

/** One day after another of a pattern that a ship sails. `sailings` is left out where no sailing of it is known well enough. */
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
