import type { DayItem } from '@landsea/contracts/planning';
import { changedItem } from '@landsea/contracts/day-plans';
import { ageOn } from '@landsea/contracts/trip';
import type { TripDetail } from '@landsea/contracts/trip';
import { personKey } from '../../trip-page/rules/party';
import type { MeetItem } from './meet-rules';

type Party = TripDetail['party'];

const ADULT_AGE = 18;

/** Who carries an autograph book: the children of the trip's first day, or everyone where there are none. */
export const bookOwners = (party: Party, date: string): Party => {
  const children = party.filter((person) => ageOn(person, date) < ADULT_AGE);
  return children.length > 0 ? children : party;
};

export interface AutographBook {
  person: string;
  name: string;
  /** The meets this person takes part in, the signed ones last. */
  meets: MeetItem[];
  signed: number;
  /** Whose names are in the book. */
  characters: string[];
}

const isSignedFor = ({ details }: MeetItem, person: string): boolean => details.signed.includes(person);

/** The autograph book of each child; cancelled meets are in none. */
export const autographBooks = (meets: readonly MeetItem[], party: Party, date: string): AutographBook[] =>
  bookOwners(party, date).map((owner) => {
    const person = personKey(owner);
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

/** A book is signed, or not after all. Who has a signature has met them: the first one marks the item as done. */
export const withSignature = (
  item: MeetItem,
  person: string,
  isSigned: boolean,
): Pick<DayItem, 'details' | 'status'> => {
  const others = item.details.signed.filter((each) => each !== person);
  const signed = isSigned ? [...others, person] : others;
  const { details, status } = changedItem(item, { details: { ...item.details, signed } });
  return { details, status };
};
