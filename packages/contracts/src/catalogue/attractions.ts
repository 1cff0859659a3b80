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

/** How a Lightning Lane covers it: Multi Pass with its tier (null where the park has none), Single Pass, or none (domain.md, L3 to L5). */
export const LaneClass = z.object({
  product: z.enum(['multi', 'single', 'none']),
  tier: z.nullable(z.union([z.literal(1), z.literal(2)])),
});
export type LaneClass = z.infer<typeof LaneClass>;

/** Low, typical and peak crowds. */
const byCrowd = <T extends z.core.$ZodType>(value: T) =>
  z.object({ low: value, typical: value, peak: value });

export const crowdLevels = ['low', 'typical', 'peak'] as const;
export const CrowdLevel = z.enum(crowdLevels);
export type CrowdLevel = z.infer<typeof CrowdLevel>;

/** How much most families want to see it. */
export const Appeal = z.enum(['headliner', 'major', 'minor']);
export type Appeal = z.infer<typeof Appeal>;

/** An open attraction. `minutes` is the ride or show itself. `heightInches` is the least height to ride. */
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
  /** Whether adults may ride in turn while one stays with a child who cannot (domain.md, P3); not unless it says so. */
  riderSwitch: z.optional(z.boolean()),
  earlyEntry: z.boolean(),
  /** The highest posted wait of the day in minutes, and the part of a posted wait that people really wait; null: walk on. */
  waits: z.nullable(z.object({ worstPosted: byCrowd(z.int()), actualShare: z.number() })),
  /** When the day's return times usually run out; null: they last, or there are none. */
  laneGoneBy: z.nullable(byCrowd(z.nullable(ClockTime))),
  /** Its own hours, where they are not those of the park. */
  hours: z.optional(OwnHours),
  /** Only stairs lead through it: nothing for a wheelchair or scooter, and hard for strollers. */
  hasStairs: z.optional(z.boolean()),
  point: z.nullable(Point),
});
export type Attraction = z.infer<typeof Attraction>;

const showTypes: readonly Attraction['type'][] = ['film', 'show', 'stage-show', 'fireworks', 'parade'];

/** Whether an attraction is something to watch, such as a film that plays all day: it never counts as a ride. */
export const isShowType = ({ type }: Pick<Attraction, 'type'>): boolean => showTypes.includes(type);
