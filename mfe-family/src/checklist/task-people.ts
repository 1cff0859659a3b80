import type { Sharing } from '@landsea/contracts/sharing';
import type { TripDetail } from '@landsea/contracts/trip';
import { toPersonKey } from '../trip-frame/people/party';

interface TaskPerson {
  ref: string;
  name: string;
}

export interface TaskPeople {
  all: TaskPerson[];
  nameOf: (ref: string) => string;
}

const ID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/i;

export const listTaskPeople = (party: TripDetail['party'], sharing: Sharing | undefined): TaskPeople => {
  const travelers = party.map((person) => ({ ref: toPersonKey(person), name: person.name }));
  const guests = (sharing?.collaborators ?? []).flatMap(({ id, name, state }) =>
    state === 'joined' && name ? [{ ref: id, name }] : [],
  );
  const all = [...travelers, ...guests];
  const names = new Map(all.map(({ ref, name }) => [ref, name]));
  return { all, nameOf: (ref) => names.get(ref) ?? (ID.test(ref) ? 'Somebody who left' : ref) };
};

/** `MR` of Morgan Rivera. */
export const getInitials = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .slice(0, 2)
    .join('')
    .toUpperCase();
