import { PartyMember } from '@landsea/contracts/trip';
import type { TripDetail, UpdatePerson } from '@landsea/contracts/trip';
import { RowQueue } from '@landsea/web-kit/rows';

/** The fields of a person that an edit sets; null takes one away. */
export type PersonChange = Omit<UpdatePerson, 'version'>;

/** Edits of people on their way; every page that fetches the trip shows them on top of it. */
export const personQueue = new RowQueue<PartyMember, PersonChange>({
  apply: (person, change) => {
    const set = Object.entries(change).filter(([, value]) => value !== undefined);
    const fields = Object.entries({ ...person, ...Object.fromEntries(set) });
    return Object.fromEntries(fields.filter(([, value]) => value !== null)) as PartyMember;
  },
});

/** The people of a trip that can be edited; one without an id is not among them. */
export const peopleOf = ({ party }: Pick<TripDetail, 'party'>): PartyMember[] =>
  party.flatMap((person) => PartyMember.safeParse(person).data ?? []);

/** A trip with these people in place of those that can be edited. */
export const withPeople = (trip: TripDetail, people: readonly PartyMember[]): TripDetail => ({
  ...trip,
  party: [...trip.party.filter((person) => !PartyMember.safeParse(person).success), ...people],
});
