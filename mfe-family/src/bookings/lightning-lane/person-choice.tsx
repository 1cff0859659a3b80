import type { TripDetail } from '@landsea/contracts/trip';
import { SelectField } from '@landsea/ui/fields/select-field';
import { toPersonKey } from '../../trip-frame/people/party';

interface PersonChoiceProps {
  party: TripDetail['party'];
  person: string | null;
  onChange: (person: string | null) => void;
}

export function PersonChoice({ party, person, onChange }: PersonChoiceProps) {
  if (party.length < 2) return null;
  return (
    <SelectField
      label="Show picks of"
      className="w-48"
      options={[
        { value: '', label: 'Everyone' },
        ...party.map((each) => ({ value: toPersonKey(each), label: each.name })),
      ]}
      value={person ?? ''}
      onValueChange={(value) => onChange(value === '' ? null : value)}
    />
  );
}
