import type { ClockTime, ShipVenue } from '@landsea/contracts/catalogue';

/** A section of the ship, or the steps of boarding and leaving it. */
export type AboardSectionId = ShipVenue['section'] | 'ship-day';

/** Something aboard that the family may put on its day. Without a time it belongs to the day, or its evening. */
export interface AboardIdea {
  key: string;
  section: AboardSectionId;
  title: string;
  detail: string | null;
  time: ClockTime | null;
  /** When what has opening hours closes. */
  until: ClockTime | null;
  minutes: number | null;
  /** Ids of those it is for; null for everyone. */
  people: string[] | null;
  costCents: number | null;
  catalogueId: string | null;
  /** Ids of the catalog for what is one of several: any of them on the day is this idea. */
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
