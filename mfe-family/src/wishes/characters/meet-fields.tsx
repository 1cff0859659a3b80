import type { CharacterMeet } from '@landsea/contracts/catalogue';
import type { TripDetail } from '@landsea/contracts/trip';
import { Checkbox } from '@landsea/ui/fields/checkbox';
import { Notice } from '@landsea/ui/notice';
import { useState } from 'react';
import { SaveFailure } from '../../items/queue/save-failure';
import { getFailureText, type DayItems } from '../../items/queue/use-day-items';
import { formatPeople } from '../../items/controls/people-chips';
import { useReadOnly } from '../../trip-frame/access/read-only';
import { toPersonKey } from '../../trip-frame/people/party';
import { bookOwners, setSignature } from './autographs';
import { formatHours, isOutsideHours, type MeetItem } from './meet-rules';

interface MeetFieldsProps {
  trip: TripDetail;
  dayItems: DayItems;
  meet: MeetItem;
  entry: CharacterMeet | undefined;
}

export function MeetFields({ trip, dayItems, meet, entry }: MeetFieldsProps) {
  const [failure, setFailure] = useState<string>();
  const isReadOnly = useReadOnly();
  const sign = async (person: string, isSigned: boolean) =>
    setFailure(
      getFailureText(await dayItems.change(meet, setSignature(meet, person, isSigned), { isForm: true })),
    );
  const hours = entry && [formatHours(entry), entry.hoursNote, entry.access].filter(Boolean).join(' · ');
  const owners = bookOwners(trip.party, trip.startDate).filter(
    (person) => meet.people === null || meet.people.includes(toPersonKey(person)),
  );
  return (
    <div className="grid gap-4">
      {hours ? <p className="text-sm text-muted">{hours}</p> : null}
      {entry && isOutsideHours(entry, meet.time) ? (
        <Notice tone="warning">That is outside their typical hours.</Notice>
      ) : null}
      {isReadOnly ? (
        <p>Books signed: {formatPeople(trip.party, meet.details.signed) || 'none yet'}</p>
      ) : (
        <fieldset className="grid">
          <legend className="mb-1.5 text-sm font-semibold">Whose book is signed?</legend>
          {owners.map((person) => (
            <Checkbox
              key={toPersonKey(person)}
              label={person.name}
              checked={meet.details.signed.includes(toPersonKey(person))}
              onCheckedChange={(isSigned) => void sign(toPersonKey(person), isSigned)}
            />
          ))}
        </fieldset>
      )}
      <SaveFailure {...{ failure }} />
    </div>
  );
}
