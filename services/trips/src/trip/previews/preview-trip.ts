import type { CreateTrip, Traveler } from '@landsea/contracts/trip';
import type { PreviewRow } from './preview.entity.js';

/**
 * Defaults until the family corrects them: old enough to plan alone, and an age that pays as a child
 * everywhere.
 */
const ADULT_AGE = 18;
const CHILD_AGE = 9;

const person = (kind: string, index: number, age: number): Traveler => ({
  name: `${kind} ${index + 1}`,
  age,
});

export function toTrip(preview: PreviewRow): CreateTrip {
  const { name, mode, startDate, endDate, stays, sailing, adults, children, childAges } = preview;
  return {
    name,
    mode,
    startDate,
    endDate,
    stays,
    sailing,
    party: [
      ...Array.from({ length: adults }, (_, index) => person('Adult', index, ADULT_AGE)),
      ...Array.from({ length: children }, (_, index) =>
        person('Child', index, childAges?.[index] ?? CHILD_AGE),
      ),
    ],
  };
}
