import type { CalendarGroup } from '@landsea/contracts/planning';

/** What a calendar shows of one thing; `digest` changes with its content. */
export interface CalendarEvent {
  /** The same while the thing is, so that a calendar moves the event instead of adding another. */
  uid: string;
  summary: string;
  description: string;
  category: string;
  group: CalendarGroup;
  /** Where it is; without it for what is nowhere, such as a deadline. */
  location?: string;
  /** An instant with an end, or whole days with the day after the last. */
  when: { start: string; end: string } | { from: string; until: string };
  digest: string;
}

export type EventContent = Omit<CalendarEvent, 'digest'>;
