import type { DayItem } from '@landsea/contracts/planning';

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
 * `by`: minutes of an overlap or walk, inches below a limit. `without`: people who sit out. `note` is for the
 * card.
 */
export interface DayConflict {
  kind: ConflictKind;
  /** A problem cannot be done, a warning can; a plan needs no solution. */
  severity: 'problem' | 'warning' | 'plan';
  itemIds: string[];
  personId: string | null;
  by: number | null;
  sentence: string;
  without?: string[];
  note?: string;
}

export const makeConflict = (
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

export const formatMinutes = (minutes: number): string =>
  `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
