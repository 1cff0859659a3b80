import { PartyMember, type TripDetail, type UpdatePerson } from '@landsea/contracts/trip';
import { RowQueue } from '@landsea/web-kit/rows';

export type PersonChange = Omit<UpdatePerson, 'version'>;

/** Pages show pending edits on top of every fetched trip. */
export const personQueue = new RowQueue<PartyMember, PersonChange>({
  apply: (person, change) => {
    const set = Object.entries(change).filter(([, value]) => value !== undefined);
    const fields = Object.entries({ ...person, ...Object.fromEntries(set) });
    return Object.fromEntries(fields.filter(([, value]) => value !== null)) as PartyMember;
  },
});

/** A person without an id cannot be edited. */
export const listMembers = ({ party }: Pick<TripDetail, 'party'>): PartyMember[] =>
  party.flatMap((person) => PartyMember.safeParse(person).data ?? []);

export const replacePeople = (trip: TripDetail, people: readonly PartyMember[]): TripDetail => ({
  ...trip,
  party: [...trip.party.filter((person) => !PartyMember.safeParse(person).success), ...people],
});
