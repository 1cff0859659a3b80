import { toIdeaPeople } from '@landsea/rules/trip';
import { tripIdeaBounds, type TripIdea } from '@landsea/contracts/trip';
import { readNumber, type Bounds } from './query-numbers';

export interface ToolParty {
  adults: number;
  children: number;
  infants: number;
}

export const partyBounds: Record<keyof ToolParty, Bounds> = {
  adults: { min: 0, max: 10, usual: 2 },
  children: { min: 0, max: 8, usual: 2 },
  infants: { min: 0, max: 4, usual: 0 },
};

/** At least one person has to pay. */
export const readParty = (query: URLSearchParams): ToolParty => {
  const party = {
    adults: readNumber(query, 'adults', partyBounds.adults),
    children: readNumber(query, 'children', partyBounds.children),
    infants: readNumber(query, 'infants', partyBounds.infants),
  };
  return party.adults + party.children > 0 ? party : { ...party, adults: 1 };
};

const AGES: Record<keyof ToolParty, number> = { adults: 30, children: 6, infants: 1 };

export const listAges = (party: ToolParty): number[] =>
  (['adults', 'children', 'infants'] as const).flatMap((kind) =>
    Array.from({ length: party[kind] }, () => AGES[kind]),
  );

export const listPeople = (party: ToolParty): { name: string; age: number }[] =>
  listAges(party).map((age, index) => ({ name: `Guest ${index + 1}`, age }));

const counted = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];

export const formatParty = ({ adults, children, infants }: ToolParty): string =>
  [
    ...counted(adults, 'adult (10+)', 'adults (10+)'),
    ...counted(children, 'child of 3 to 9', 'children of 3 to 9'),
    ...counted(infants, 'child under 3', 'children under 3'),
  ].join(', ');

export const toIdea = (party: ToolParty, days: number, firstDay: string): TripIdea => {
  const { people, young } = toIdeaPeople(party);
  const fits = party.adults > 0 && people <= tripIdeaBounds.people.max;
  return {
    mode: 'parks',
    parkDays: Math.min(days, tripIdeaBounds.parkDays.max),
    seaNights: tripIdeaBounds.seaNights.min,
    people: Math.min(people, tripIdeaBounds.people.max),
    ...(fits && { young }),
    firstDay,
  };
};
