import type { ParkId } from '@landsea/contracts/catalogue';
import * as z from 'zod/mini';

export const feedIds: Record<ParkId, string> = {
  'magic-kingdom': '75ea578a-adc8-4116-a54d-dccb60765ef9',
  epcot: '47f90d2c-e191-4239-a466-5892ef59a88b',
  'hollywood-studios': '288747d1-8b4f-4a64-867e-ea7c9b27bad8',
  'animal-kingdom': '1c84a229-8862-4648-9c71-378ddd2c7693',
};

/** An invalid row is left out and harms no other. */
const rowsLike = <Row extends z.ZodMiniType>(row: Row) =>
  z.pipe(
    z.array(z.unknown()),
    z.transform((rows: unknown[]): z.output<Row>[] =>
      rows.flatMap((each) => {
        const read = row.safeParse(each);
        return read.success ? [read.data] : [];
      }),
    ),
  );

const LiveRow = z.object({
  name: z.string(),
  /** Shows and restaurants may have none. */
  status: z.nullish(z.string()),
  queue: z.nullish(z.object({ STANDBY: z.nullish(z.object({ waitTime: z.nullish(z.number()) })) })),
});

export const FeedLive = z.object({ liveData: rowsLike(LiveRow) });
export type FeedLive = z.infer<typeof FeedLive>;

const FeedInstant = z.iso.datetime({ offset: true });

const ScheduleRow = z.object({
  date: z.string(),
  type: z.string(),
  description: z.nullish(z.string()),
  openingTime: FeedInstant,
  closingTime: FeedInstant,
});

/** Times carry the park's own offset, or `Z`; a closed day has none. */
export const FeedSchedule = z.object({ schedule: rowsLike(ScheduleRow) });
export type FeedSchedule = z.infer<typeof FeedSchedule>;
