import type { BudgetLine } from '@landsea/contracts/money';
import { walkingPaces, type TripDetail, type WalkingPace } from '@landsea/contracts/trip';

type Party = TripDetail['party'];

/** The id, or the name of a person without one. */
export const toPersonKey = ({ id, name }: Party[number]): string => id ?? name;

/** Older lines name people by name. */
export const findPersonRef = (party: Party, { person }: Pick<BudgetLine, 'person'>): string | null =>
  party.find(({ id, name }) => id === person || name === person)?.name ?? person;

/** `1 year`, `38 years`. */
export const formatYears = (age: number): string =>
  age === 0 ? 'under 1 year' : age === 1 ? '1 year' : `${age} years`;

export const paceNames: Record<WalkingPace, string> = {
  usual: 'Walks at the usual pace',
  slow: 'Walks slowly',
  stroller: 'Rides in a stroller',
  wheelchair: 'Uses a wheelchair or scooter',
};

/** `unknown` leaves the pace to the age. */
export const paceOptions = [
  { value: 'unknown', label: 'As usual for the age' },
  ...walkingPaces.map((pace) => ({ value: pace, label: paceNames[pace] })),
];

/** Undefined leaves the pace to the age. */
export const readPace = (value: string): WalkingPace | undefined =>
  walkingPaces.find((pace) => pace === value);
