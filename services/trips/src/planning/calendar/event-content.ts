import type { CalendarGroup } from '@landsea/rules/planning';

export interface CalendarEvent {
  /** A stable id moves the event in a calendar instead of adding another. */
  uid: string;
  summary: string;
  description: string;
  category: string;
  group: CalendarGroup;
  location?: string;
  when: { start: string; end: string } | { from: string; until: string };
  digest: string;
}

export type EventContent = Omit<CalendarEvent, 'digest'>;
