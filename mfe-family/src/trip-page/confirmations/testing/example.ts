import type { ReadBooking } from '../reading/confirmation';

/** The text of a mail, and what must be read in it; fields that are not named are not compared. */
export interface Example {
  name: string;
  text: string;
  read: Partial<ReadBooking>[];
}

/** The trip that the examples are for. */
export const exampleTrip = { startDate: '2026-12-04', endDate: '2026-12-12' };
