import type { ParkId } from '@landsea/contracts/catalogue';
import * as z from 'zod/mini';

/** The parks' ids in the format of ThemeParks.wiki. */
export const feedIds: Record<ParkId, string> = {
  'magic-kingdom': '75ea578a-adc8-4116-a54d-dccb60765ef9',
  epcot: '47f90d2c-e191-4239-a466-5892ef59a88b',
  'hollywood-studios': '288747d1-8b4f-4a64-867e-ea7c9b27bad8',
  'animal-kingdom': '1c84a229-8862-4648-9c71-378ddd2c7693',
};

/** `GET /entity/:id/live`: of each attraction and show, whether it runs and what the standby line posts. */
export const FeedLive = z.object({
  liveData: z.array(
    z.object({
      name: z.string(),
      /** Shows and restaurants may have none. */
      status: z.optional(z.string()),
      queue: z.optional(
        z.object({ STANDBY: z.optional(z.object({ waitTime: z.optional(z.nullable(z.number())) })) }),
      ),
    }),
  ),
});
export type FeedLive = z.infer<typeof FeedLive>;

/** `GET /entity/:id/schedule`: the days to come; times carry the park's own offset. */
export const FeedSchedule = z.object({
  schedule: z.array(
    z.object({
      date: z.string(),
      type: z.string(),
      description: z.optional(z.nullable(z.string())),
      openingTime: z.string(),
      closingTime: z.string(),
    }),
  ),
});
export type FeedSchedule = z.infer<typeof FeedSchedule>;
