import type { DayItem } from '@landsea/contracts/planning';
import { applyItemChange } from '@landsea/rules/day-plans';
import { getAgeOn } from '@landsea/rules/trip';
import type { TripDetail } from '@landsea/contracts/trip';
import { toPersonKey } from '../../trip-frame/people/party';
import type { MeetItem } from './meet-rules';

type Party = TripDetail['party'];

const ADULT_AGE = 18;

/** The children on the trip's first day, or everyone without children. */
export const bookOwners = (party: Party, date: string): Party => {
  const children = party.filter((person) => getAgeOn(person, date) < ADULT_AGE);
  return children.length > 0 ? children : party;
};

export interface AutographBook {
  person: string;
  name: string;
  /** Signed ones come last. */
  meets: MeetItem[];
  signed: number;
  characters: string[];
}

const isSignedFor = ({ details }: MeetItem, person: string): boolean => details.signed.includes(person);

/** Cancelled meets are left out. */
export const listAutographBooks = (meets: readonly MeetItem[], party: Party, date: string): AutographBook[] =>
  bookOwners(party, date).map((owner) => {
    const person = toPersonKey(owner);
    const own = meets.filter(
      ({ people, status }) => status !== 'cancelled' && (people === null || people.includes(person)),
    );
    const signed = own.filter((meet) => isSignedFor(meet, person));
    return {
      person,
      name: owner.name,
      meets: [...own.filter((meet) => !isSignedFor(meet, person)), ...signed],
      signed: signed.length,
      characters: [...new Set(signed.flatMap(({ details }) => details.characters))].sort(),
    };
  });

/** A signature means a meeting: the first one marks the item as done. */
export const setSignature = (
  item: MeetItem,
  person: string,
  isSigned: boolean,
): Pick<DayItem, 'details' | 'status'> => {
  const others = item.details.signed.filter((each) => each !== person);
  const signed = isSigned ? [...others, person] : others;
  const { details, status } = applyItemChange(item, { details: { ...item.details, signed } });
  return { details, status };
};
