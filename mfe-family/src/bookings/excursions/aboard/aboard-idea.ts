import type { ClockTime, ShipVenue } from '@landsea/contracts/catalogue';

export type AboardSectionId = ShipVenue['section'] | 'ship-day';

/** An idea without a time belongs to the day, or its evening. */
export interface AboardIdea {
  key: string;
  section: AboardSectionId;
  title: string;
  detail: string | null;
  time: ClockTime | null;
  until: ClockTime | null;
  minutes: number | null;
  /** Ids; null for everyone. */
  people: string[] | null;
  costCents: number | null;
  catalogueId: string | null;
  /** Catalog ids of equivalent things: any of them on the day is this idea. */
  oneOf?: readonly string[];
}

export const blankIdea = {
  detail: null,
  time: null,
  until: null,
  minutes: null,
  people: null,
  costCents: null,
  catalogueId: null,
} satisfies Partial<AboardIdea>;
