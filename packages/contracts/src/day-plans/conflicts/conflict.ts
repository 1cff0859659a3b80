import type { DayItem } from '../../planning/day-items.js';

export const conflictKinds = [
  'overlap',
  'tight-walk',
  'fireworks',
  'no-show',
  'showtime',
  'closed',
  'wrong-park',
  'before-open',
  'after-close',
  'before-arrival',
  'after-departure',
  'party-night',
  'height',
  'stairs',
  'diet',
  'all-aboard',
  'before-port',
  'ages',
] as const;
export type ConflictKind = (typeof conflictKinds)[number];

/**
 * Something about a day that cannot be or that people would want to know, with one plain sentence. `by` is how much: minutes
 * of an overlap or missing for a walk, inches below a height limit; null where there is no measure. `without` names the people,
 * as items do, who would have to sit out. `note` says a plan in a few words, for its card.
 */
export interface DayConflict {
  kind: ConflictKind;
  /** A problem cannot be done as planned; a warning can; a plan says how it is done, and is nothing to solve. */
  severity: 'problem' | 'warning' | 'plan';
  itemIds: string[];
  personId: string | null;
  by: number | null;
  sentence: string;
  without?: string[];
  note?: string;
}

/** A conflict of one item or two, without a person or a measure unless given. */
export const conflict = (
  kind: ConflictKind,
  items: readonly DayItem[],
  sentence: string,
  more: Partial<Pick<DayConflict, 'severity' | 'personId' | 'by' | 'without' | 'note'>> = {},
): DayConflict => ({
  kind,
  severity: 'problem',
  itemIds: items.map(({ id }) => id),
  personId: null,
  by: null,
  sentence,
  ...more,
});

/** `1 minute`, `14 minutes`. */
export const minutesLabel = (minutes: number): string =>
  `${String(minutes)} ${minutes === 1 ? 'minute' : 'minutes'}`;
