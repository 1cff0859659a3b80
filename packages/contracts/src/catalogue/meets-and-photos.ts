import * as z from 'zod/mini';
import { YearlySeason } from './yearly-season.js';
import { catalogueEntry, ClockTime, ParkId, Point } from './places.js';

/** `hours` are typical; `ship` is null on land. */
export const CharacterMeet = z.object({
  ...catalogueEntry,
  park: z.nullable(ParkId),
  ships: z.array(z.string()),
  land: z.string(),
  characters: z.array(z.string()),
  hours: z.nullable(z.object({ from: ClockTime, to: ClockTime })),
  hoursNote: z.nullable(z.string()),
  access: z.string(),
  kind: z.enum(['regular', 'irregular', 'roaming', 'seasonal', 'event']),
  /** All year when absent. */
  season: z.optional(YearlySeason),
  minutes: z.int(),
  /** The attraction with the same line, for its waits and lanes. */
  attractionId: z.nullable(z.string()),
  note: z.nullable(z.string()),
  point: z.nullable(Point),
});
export type CharacterMeet = z.infer<typeof CharacterMeet>;

/** `bestLight` and `poorLight` are wall times. */
export const PhotoSpot = z.object({
  ...catalogueEntry,
  park: z.nullable(ParkId),
  land: z.string(),
  kind: z.enum(['photopass', 'scenic', 'ride-photo', 'magic-shot']),
  facing: z.nullable(z.string()),
  bestLight: z.nullable(z.object({ from: ClockTime, to: ClockTime })),
  poorLight: z.nullable(z.object({ from: ClockTime, to: ClockTime })),
  note: z.nullable(z.string()),
  point: z.nullable(Point),
});
export type PhotoSpot = z.infer<typeof PhotoSpot>;
