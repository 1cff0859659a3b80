import type { BudgetLine } from '@landsea/contracts/money';
import { walkingPaces } from '@landsea/contracts/trip';
import type { TripDetail, WalkingPace } from '@landsea/contracts/trip';

type Party = TripDetail['party'];

/** How a line names a person: by the id, or by the name where the party has none. */
export const personKey = ({ id, name }: Party[number]): string => id ?? name;

/** Whom a line is for; a line that was made before people had ids may name them by their name. */
export const personOf = (party: Party, { person }: Pick<BudgetLine, 'person'>): string | null =>
  party.find(({ id, name }) => id === person || name === person)?.name ?? person;

/** How old somebody is: `1 year`, `38 years`. */
export const yearsWords = (age: number): string =>
  age === 0 ? 'under 1 year' : age === 1 ? '1 year' : `${String(age)} years`;

/** How a person gets around the parks, as pages say it. */
export const paceNames: Record<WalkingPace, string> = {
  usual: 'Walks at the usual pace',
  slow: 'Walks slowly',
  stroller: 'Rides in a stroller',
  wheelchair: 'Uses a wheelchair or scooter',
};

/** The choices of a pace; `unknown` leaves it to the age. */
export const paceOptions = [
  { value: 'unknown', label: 'As usual for the age' },
  ...walkingPaces.map((pace) => ({ value: pace, label: paceNames[pace] })),
];

/** The pace that a choice stands for; undefined where it is left to the age. */
export const chosenPace = (value: string): WalkingPace | undefined =>
  walkingPaces.find((pace) => pace === value);
