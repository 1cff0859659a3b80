import * as z from 'zod/mini';
import { catalogueEntry, ClockTime, OwnHours, ParkId, Point } from './places.js';

export const attractionTypes = [
  'roller-coaster',
  'dark-ride',
  'boat-ride',
  'water-ride',
  'simulator',
  'spinner',
  'train',
  'transportation',
  'walkthrough',
  'animal-experience',
  'character-meet',
  'film',
  'show',
  'stage-show',
  'play-area',
  'interactive-game',
  'fireworks',
  'parade',
] as const;

/** The tier is null where the park has none (domain.md, L3 to L5). */
export const LaneClass = z.object({
  product: z.enum(['multi', 'single', 'none']),
  tier: z.nullable(z.union([z.literal(1), z.literal(2)])),
});
export type LaneClass = z.infer<typeof LaneClass>;

const byCrowd = <T extends z.core.$ZodType>(value: T) =>
  z.object({ low: value, typical: value, peak: value });

export const crowdLevels = ['low', 'typical', 'peak'] as const;
export const CrowdLevel = z.enum(crowdLevels);
export type CrowdLevel = z.infer<typeof CrowdLevel>;

export const Appeal = z.enum(['headliner', 'major', 'minor']);
export type Appeal = z.infer<typeof Appeal>;

/** `minutes` is the ride or show itself; `heightInches` the least height. */
export const Attraction = z.object({
  ...catalogueEntry,
  park: ParkId,
  land: z.string(),
  type: z.enum(attractionTypes),
  heightInches: z.nullable(z.int()),
  minutes: z.int(),
  lane: LaneClass,
  appeal: Appeal,
  indoors: z.boolean(),
  singleRider: z.boolean(),
  /** Adults may ride in turn (domain.md, P3); false when absent. */
  riderSwitch: z.optional(z.boolean()),
  earlyEntry: z.boolean(),
  /** Minutes; `actualShare` is the part of a posted wait that people really wait; null: walk on. */
  waits: z.nullable(z.object({ worstPosted: byCrowd(z.int()), actualShare: z.number() })),
  /** Null: return times last, or there are none. */
  laneGoneBy: z.nullable(byCrowd(z.nullable(ClockTime))),
  hours: z.optional(OwnHours),
  /** Inaccessible for wheelchairs and scooters, hard for strollers. */
  hasStairs: z.optional(z.boolean()),
  point: z.nullable(Point),
});
export type Attraction = z.infer<typeof Attraction>;

const showTypes: readonly Attraction['type'][] = ['film', 'show', 'stage-show', 'fireworks', 'parade'];

/** A film that plays all day never counts as a ride. */
export const isShowType = ({ type }: Pick<Attraction, 'type'>): boolean => showTypes.includes(type);
