import type { Collaborator, Sharing } from '@landsea/contracts/sharing';
import type { TripDetail } from '@landsea/contracts/trip';
import { SelectField } from '@landsea/ui/fields/select-field';
import { freeTravelers } from '../../trip-frame/people/free-travelers';
import { useSetTravelerMutation } from '../../trip-frame/people/traveler-api';

interface TravelerFieldProps {
  tripId: string;
  guest: Collaborator;
  sharing: Sharing;
  party: TripDetail['party'];
  onBlocked: (() => void) | undefined;
}

const HOME = 'home';

export function TravelerField({ tripId, guest, sharing, party, onBlocked }: TravelerFieldProps) {
  const [set, { isLoading }] = useSetTravelerMutation();
  const { id, isYou, name, email, personId, staysHome } = guest;
  const choose = (value: string) =>
    onBlocked ? onBlocked() : void set({ tripId, id, personId: value === HOME ? null : value });
  return (
    <SelectField
      label={isYou ? 'You are' : `${name ?? email} is`}
      placeholder="Not linked"
      value={personId ?? (staysHome ? HOME : '')}
      disabled={isLoading}
      options={[
        ...freeTravelers(party, sharing, guest).map((each) => ({ value: each.id, label: each.name })),
        { value: HOME, label: 'Not traveling' },
      ]}
      onValueChange={choose}
    />
  );
}
